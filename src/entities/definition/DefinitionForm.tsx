import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import type { Control, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { refetchChanged } from '#graphql/refetchChanged';
import { FormActions } from '#ui/form/FormActions';
import { ReadOnlyFields } from '#ui/form/ReadOnlyFields';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { useSaveShortcut } from '#ui/form/useSaveShortcut';
import { useMergingForm, type FieldWords } from '#ui/merge/useMergingForm';
import { sharedMessages } from '#ui/sharedMessages';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { languageName } from '#i18n/languageName';
import { attributeLabel } from '../attribute/attributeLabel';
import { labelMessages } from '../attribute/labelMessages';
import { labelLanguages } from '../attribute/labelValues';
import { useRevalidationToast, type FollowingJob } from '../attribute/useRevalidationToast';

/** The button that saves can be far below. */
const scrollTo = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'center' });

/** A definition that was saved, and what is checked again because of it. */
interface SavedDefinition {
  jobs?: readonly FollowingJob[];
  saved: { code: string; labels: readonly { locale: string; text: string }[] };
}

/** When, and by whom (full name), a definition was changed last; null for a channel that is not defined. */
interface Edited {
  updatedAt: string | null;
  updatedBy: string | null;
}

export interface DefinitionFormProps<Values extends FieldValues, Definition extends Edited> {
  resolver: Resolver<Values>;
  /** The stored definition, which others can change; undefined for a new one. */
  stored: Definition | undefined;
  /** The values of a new definition. */
  newValues: Values;
  toValues: (stored: Definition) => Values;
  /** Reads the stored definition again. */
  onReload: (() => Promise<Definition | undefined>) | undefined;
  /** What the fields are called, by their paths, except for the labels. */
  words: Readonly<Record<string, FieldWords>>;
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
  /**
   * Saves the values, unless the definition was changed since `latest.updatedAt`. Returns undefined if they were not
   * saved; rejects with the server's error.
   */
  onSave: (
    values: Values,
    latest: { values: Values; updatedAt: string | null },
  ) => Promise<SavedDefinition | undefined>;
  /** The sections of the form, which mark no field as required if it is read-only. */
  children: (control: Control<Values>, isReadOnly: boolean) => ReactNode;
}

/**
 * The form of a definition for all catalogs. What others have saved since the edit began is merged with it. After saving,
 * the list is opened. Ctrl+S (Command+S on a Mac) saves it.
 */
export function DefinitionForm<Values extends FieldValues, Definition extends Edited>(
  props: DefinitionFormProps<Values, Definition>,
) {
  const { resolver, stored, newValues, toValues, onReload, words, fields } = props;
  const { readOnlyText, createLabel, listPath, types, onSave, children } = props;
  const styles = useRecordFormStyles();
  const { formatMessage, locale } = useIntl();
  const client = useApolloClient();
  const confirm = useRevalidationToast();
  const [isSaved, setIsSaved] = useState(false);
  const toRecord = (definition: Definition) => {
    const { updatedAt, updatedBy } = definition;
    return { values: toValues(definition), updatedAt, updatedBy };
  };
  const record = stored ? toRecord(stored) : { values: newValues, updatedAt: null, updatedBy: null };
  const { form, submit, failure, newer, dialog } = useMergingForm<Values, typeof record>({
    resolver,
    stored: record,
    fields,
    reload: async () => {
      const definition = await onReload?.();
      return definition && toRecord(definition);
    },
    toWords: (field) => {
      const language = labelLanguages.find((one) => field === `labels.${one}`);
      if (!language) return words[field] ?? { label: field };
      return { label: formatMessage(labelMessages.labelIn, { language: languageName(language, locale) }) };
    },
    onSave: async (changed, latest) => {
      const answer = await onSave(changed, latest);
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
        {newer !== null && <Notice tone="info">{newer}</Notice>}
        {failure !== null && (
          <div ref={scrollTo}>
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
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
      {dialog}
      {isSaved && <Navigate to={listPath} replace />}
    </form>
  );
}
