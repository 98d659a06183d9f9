import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { refetchChanged } from '../../../graphql/refetchChanged';
import type { UnitFamily } from '../../../graphql/types.generated';
import { paths } from '../../../routing/paths';
import { FormActions } from '../../../ui/form/FormActions';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { useRecordFormStyles } from '../../../ui/form/useRecordFormStyles';
import { useSaveShortcut } from '../../../ui/form/useSaveShortcut';
import { Notice } from '../../../ui/state/Notice';
import { UnsavedChangesGuard } from '../../../ui/state/UnsavedChangesGuard';
import { attributeSchema, type AttributeValues } from './attributeSchema';
import { formMessages as messages } from './formMessages';
import { GeneralSection } from './GeneralSection';
import { OptionsSection } from './OptionsSection';
import { RulesSection } from './RulesSection';

/** The fields that can show the server's messages, from top to bottom. */
const fieldNames = [
  'labels.en',
  'code',
  'unitFamily',
  'group',
  'rules.min',
  'rules.max',
  'rules.decimals',
  'rules.maxLength',
  'rules.pattern',
  'options',
] as const;

/** Props of `AttributeFormView`. */
export interface AttributeFormViewProps {
  values: AttributeValues;
  units: readonly { code: string; family: UnitFamily }[];
  isStored: boolean;
  isReadOnly?: boolean;
  /** Saves the values. Returns whether they were saved; rejects with the server's error. */
  onSave: (values: AttributeValues) => Promise<boolean>;
  /** Sections below those of the form. */
  children?: React.ReactNode;
}

/** The form of an attribute. After saving, the list is opened. Ctrl+S (Command+S on a Mac) saves it. */
export function AttributeFormView(props: AttributeFormViewProps) {
  const { values, units, isStored, isReadOnly = false, onSave, children } = props;
  const intl = useIntl();
  const styles = useRecordFormStyles();
  const client = useApolloClient();
  const [isSaved, setIsSaved] = useState(false);
  const { form, submit, failure } = useRecordForm<AttributeValues>({
    resolver: zodResolver(attributeSchema(intl)),
    values,
    fields: fieldNames,
    onSave: async (changed) => {
      if (!(await onSave(changed))) return;
      void refetchChanged(client, new Set(['AttributeDefinition', 'UndefinedAttribute']));
      setIsSaved(true);
    },
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;
  useSaveShortcut(isDirty && !isSubmitting && !isReadOnly ? submit : undefined);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.form} disabled={isReadOnly}>
        {isReadOnly && <Notice tone="info">{intl.formatMessage(messages.readOnly)}</Notice>}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <GeneralSection control={control} isStored={isStored} />
        <OptionsSection control={control} />
        <RulesSection control={control} units={units} />
        {children}
        {!isReadOnly && (
          <FormActions
            createLabel={isStored ? undefined : intl.formatMessage(messages.create)}
            isSaving={isSubmitting}
            onCancel={paths.attributeList}
          />
        )}
      </fieldset>
      <UnsavedChangesGuard isDirty={isDirty && !isSaved} />
      {isSaved && <Navigate to={paths.attributeList} replace />}
    </form>
  );
}
