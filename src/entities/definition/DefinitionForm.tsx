import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import type { Control, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { refetchChanged } from '#graphql/refetchChanged';
import { FormActions } from '#ui/form/FormActions';
import { ReadOnlyFields } from '#ui/form/ReadOnlyFields';
import { useRecordForm } from '#ui/form/useRecordForm';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { useSaveShortcut } from '#ui/form/useSaveShortcut';
import { sharedMessages } from '#ui/sharedMessages';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { attributeLabel } from '../attribute/attributeLabel';
import { useRevalidationToast, type FollowingJob } from '../attribute/useRevalidationToast';

/** A definition that was saved, and what is checked again because of it. */
interface SavedDefinition {
  jobs?: readonly FollowingJob[];
  saved: { code: string; labels: readonly { locale: string; text: string }[] };
}

export interface DefinitionFormProps<Values extends FieldValues> {
  resolver: Resolver<Values>;
  values: Values;
  /** The fields that can show the server's messages, from top to bottom. */
  fields: readonly FieldPath<Values>[];
  /** Why the user cannot change it; undefined if the user can. */
  readOnlyText: string | undefined;
  /** The label of the button for a new record; undefined for a stored one. */
  createLabel: string | undefined;
  /** The path of the list, which is opened after saving. */
  listPath: string;
  /** The types of the records that change with it, whose queries are then run again. */
  types: ReadonlySet<string>;
  /** Saves the values. Returns undefined if they were not saved; rejects with the server's error. */
  onSave: (values: Values) => Promise<SavedDefinition | undefined>;
  /** The sections of the form, which mark no field as required if it is read-only. */
  children: (control: Control<Values>, isReadOnly: boolean) => ReactNode;
}

/**
 * The form of a definition for all catalogs. After saving, the list is opened. Ctrl+S (Command+S on a Mac) saves it.
 */
export function DefinitionForm<Values extends FieldValues>(props: DefinitionFormProps<Values>) {
  const { resolver, values, fields, readOnlyText, createLabel, listPath, types, onSave, children } = props;
  const styles = useRecordFormStyles();
  const { formatMessage, locale } = useIntl();
  const client = useApolloClient();
  const confirm = useRevalidationToast();
  const [isSaved, setIsSaved] = useState(false);
  const { form, submit, failure } = useRecordForm<Values>({
    resolver,
    values,
    fields,
    onSave: async (changed) => {
      const answer = await onSave(changed);
      if (!answer) return;
      const { saved, jobs = [] } = answer;
      const message = createLabel === undefined ? sharedMessages.nameSaved : sharedMessages.nameCreated;
      confirm(formatMessage(message, { name: attributeLabel(saved.labels, locale) || saved.code }), jobs);
      void refetchChanged(client, types);
      setIsSaved(true);
    },
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const isReadOnly = readOnlyText !== undefined;
  useSaveShortcut(isDirty && !isSubmitting && !isReadOnly ? submit : undefined);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.form}>
        {isReadOnly && <Notice tone="info">{readOnlyText}</Notice>}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {isReadOnly ? (
          <ReadOnlyFields className={styles.form}>{children(control, isReadOnly)}</ReadOnlyFields>
        ) : (
          <>
            {children(control, isReadOnly)}
            <FormActions createLabel={createLabel} isSaving={isSubmitting} onCancel={listPath} />
          </>
        )}
      </div>
      <UnsavedChangesGuard isDirty={isDirty && !isSaved} />
      {isSaved && <Navigate to={listPath} replace />}
    </form>
  );
}
