import { useApolloClient } from '@apollo/client/react';
import { mergeClasses } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { LabelFields } from '../../../entities/attribute/LabelFields';
import { refetchChanged } from '../../../graphql/refetchChanged';
import { paths } from '../../../routing/paths';
import { FormActions } from '../../../ui/form/FormActions';
import { TextField } from '../../../ui/form/TextField';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { useRecordFormStyles } from '../../../ui/form/useRecordFormStyles';
import { useSaveShortcut } from '../../../ui/form/useSaveShortcut';
import { Panel } from '../../../ui/layout/Panel';
import { Notice } from '../../../ui/state/Notice';
import { UnsavedChangesGuard } from '../../../ui/state/UnsavedChangesGuard';
import { AttributesSection } from './AttributesSection';
import type { FamilyFormFragment } from './FamilyForm.generated';
import { familySchema, type FamilyValues } from './familyValues';
import { formMessages as messages } from './formMessages';
import { UsageSection } from './UsageSection';
import { useFamilyDefinitions } from './useFamilyDefinitions';
import { VariantAxesSection } from './VariantAxesSection';

/** The fields that can show the server's messages, from top to bottom. */
const fieldNames = ['labels.en', 'code'] as const;

/** Props of `FamilyFormView`. */
export interface FamilyFormViewProps {
  values: FamilyValues;
  /** The stored family; undefined for a new one. */
  family?: FamilyFormFragment;
  isReadOnly?: boolean;
  /** Saves the values. Returns whether they were saved; rejects with the server's error. */
  onSave: (values: FamilyValues) => Promise<boolean>;
}

/** The form of a family. After saving, the list is opened. Ctrl+S (Command+S on a Mac) saves it. */
export function FamilyFormView({ values, family, isReadOnly = false, onSave }: FamilyFormViewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useRecordFormStyles();
  const client = useApolloClient();
  const definitions = useFamilyDefinitions(family);
  const [isSaved, setIsSaved] = useState(false);
  const { form, submit, failure } = useRecordForm<FamilyValues>({
    resolver: zodResolver(familySchema(intl)),
    values,
    fields: fieldNames,
    onSave: async (changed) => {
      if (!(await onSave(changed))) return;
      void refetchChanged(client, new Set(['Family']));
      setIsSaved(true);
    },
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;
  useSaveShortcut(isDirty && !isSubmitting && !isReadOnly ? submit : undefined);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.form} disabled={isReadOnly}>
        {isReadOnly && <Notice tone="info">{formatMessage(messages.readOnly)}</Notice>}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <Panel heading={formatMessage(messages.general)}>
          <div className={mergeClasses(styles.fields, styles.pairs)}>
            <LabelFields control={control} toName={(language) => `labels.${language}`} />
            <TextField
              control={control}
              name="code"
              label={formatMessage(messages.code)}
              hint={formatMessage(family ? messages.codeStored : messages.codeHint)}
              isDisabled={family !== undefined}
            />
          </div>
        </Panel>
        <AttributesSection control={control} definitions={definitions} isReadOnly={isReadOnly} />
        <VariantAxesSection control={control} definitions={definitions} />
        {family && <UsageSection usage={family.usage} />}
        {!isReadOnly && (
          <FormActions
            createLabel={family ? undefined : formatMessage(messages.create)}
            isSaving={isSubmitting}
            onCancel={paths.familyList}
          />
        )}
      </fieldset>
      <UnsavedChangesGuard isDirty={isDirty && !isSaved} />
      {isSaved && <Navigate to={paths.familyList} replace />}
    </form>
  );
}
