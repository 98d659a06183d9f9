import { useState } from 'react';
import { useForm, type FieldPath, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { showFieldErrors } from './serverErrors';
import { useSubmitOnce, type Submit } from './useSubmitOnce';

/** Options for the form of a record. */
export interface RecordFormOptions<Values extends FieldValues> {
  /** For example, `zodResolver(userSchema(intl))`. */
  resolver: Resolver<Values>;
  /** The stored values. Newer ones are adopted in fields without user input. */
  values: Values;
  /** The fields that can show the server’s messages, from top to bottom. */
  fields: readonly FieldPath<Values>[];
  /** Rejects with the server’s error. */
  onSave: (values: Values) => Promise<void>;
}

/** A form and its submit handler. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  submit: Submit;
  /** Why saving failed, if the error is not about a field; null otherwise. */
  failure: string | null;
}

/** The form of a record. Server errors are shown at the invalid fields. */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const { resolver, values, fields, onSave } = options;
  const intl = useIntl();
  const [error, setError] = useState<unknown>(null);
  const form = useForm<Values>({ resolver, values, resetOptions: { keepDirtyValues: true } });
  const submit = useSubmitOnce(
    form.handleSubmit(async (valid) => {
      setError(null);
      try {
        await onSave(valid);
      } catch (refusal) {
        if (!showFieldErrors(refusal, form.setError, fields)) setError(refusal);
      }
    }),
  );
  return { form, submit, failure: error === null ? null : getErrorMessage(error, intl) };
}
