import { mergeClasses } from '@fluentui/react-components';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/form/TextField';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { sharedMessages } from '#ui/sharedMessages';
import { LabelFields } from '../attribute/LabelFields';
import { labelMessages } from '../attribute/labelMessages';

export interface GeneralSectionProps<Values extends FieldValues> {
  /** The control of a form with `labels` and `code`. */
  control: Control<Values>;
  isReadOnly: boolean;
  /** The hint for the code that is in use, which cannot change; undefined for a new one. */
  storedHint: string | undefined;
}

/** The labels and the code of a definition. */
export function GeneralSection<Values extends FieldValues>(props: GeneralSectionProps<Values>) {
  const { control, isReadOnly, storedHint } = props;
  const { formatMessage } = useIntl();
  const styles = useRecordFormStyles();
  return (
    <Panel heading={formatMessage(sharedMessages.general)}>
      <div className={mergeClasses(styles.fields, styles.pairs)}>
        <LabelFields
          control={control}
          toName={(language) => `labels.${language}` as FieldPath<Values>}
          isReadOnly={isReadOnly}
        />
        <TextField
          control={control}
          name={'code' as FieldPath<Values>}
          label={formatMessage(labelMessages.code)}
          hint={storedHint ?? formatMessage(labelMessages.codeHint)}
          isDisabled={storedHint !== undefined}
        />
      </div>
    </Panel>
  );
}
