import { mergeClasses } from '@fluentui/react-components';
import { useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { typeNames, unitFamilyNames } from '#entities/attribute/attributeMessages';
import { googleAttributes, googleName } from '#entities/attribute/googleAttributes';
import { LabelFields } from '#entities/attribute/LabelFields';
import { labelMessages } from '#entities/attribute/labelMessages';
import { CheckboxField } from '#ui/form/CheckboxField';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import { attributeTypes } from '../list/attributeListParams';
import { messages } from '../messages';
import { unitFamilies, type AttributeValues } from './attributeSchema';
import { canBeUnique } from '#shared/uniqueTypes';
import { formMessages } from './formMessages';

export interface GeneralSectionProps {
  control: Control<AttributeValues>;
  /** The hint for the code that is in use, which cannot change; undefined for a new one. */
  storedHint: string | undefined;
  isReadOnly: boolean;
}

/** Labels, code, type, and place of an attribute. */
export function GeneralSection({ control, storedHint, isReadOnly }: GeneralSectionProps) {
  const { formatMessage } = useIntl();
  const styles = useRecordFormStyles();
  const type = useWatch({ control, name: 'type' });
  return (
    <Panel heading={formatMessage(formMessages.general)}>
      <div className={mergeClasses(styles.fields, styles.pairs)}>
        <LabelFields control={control} toName={(language) => `labels.${language}`} isReadOnly={isReadOnly} />
      </div>
      <div className={styles.fields}>
        <SelectField
          control={control}
          name="type"
          label={formatMessage(messages.type)}
          options={attributeTypes.map((value) => ({ value, label: formatMessage(typeNames[value]) }))}
        />
        {type === 'MEASUREMENT' && (
          <SelectField
            control={control}
            name="unitFamily"
            label={formatMessage(formMessages.unitFamily)}
            options={unitFamilies.map((value) => ({ value, label: formatMessage(unitFamilyNames[value]) }))}
            emptyLabel={formatMessage(formMessages.chooseUnitFamily)}
            isRequired={!isReadOnly}
          />
        )}
        <TextField
          control={control}
          name="code"
          label={formatMessage(labelMessages.code)}
          hint={storedHint ?? formatMessage(labelMessages.codeHint)}
          isDisabled={storedHint !== undefined}
        />
      </div>
      <div className={styles.fields}>
        <TextField
          control={control}
          name="group"
          label={formatMessage(messages.group)}
          hint={formatMessage(formMessages.groupHint)}
        />
        <TextField
          control={control}
          name="position"
          label={formatMessage(formMessages.position)}
          hint={formatMessage(formMessages.positionHint)}
          inputMode="numeric"
        />
      </div>
      <CheckboxField control={control} name="isLocalizable" label={formatMessage(formMessages.isLocalizable)} />
      <CheckboxField control={control} name="isChannelSpecific" label={formatMessage(formMessages.isChannelSpecific)} />
      {canBeUnique(type) && (
        <CheckboxField control={control} name="isUnique" label={formatMessage(formMessages.isUnique)} />
      )}
      <CheckboxField control={control} name="isInternal" label={formatMessage(formMessages.isInternal)} />
      <div className={styles.fields}>
        <SelectField
          control={control}
          name="googleAttribute"
          label={formatMessage(formMessages.googleAttribute)}
          hint={formatMessage(formMessages.googleAttributeHint)}
          options={googleAttributes.map((value) => ({ value, label: googleName(value) }))}
          emptyLabel={formatMessage(formMessages.googleAttributeByName)}
        />
      </div>
    </Panel>
  );
}
