import { useState, type SyntheticEvent } from 'react';
import { useForm, type FieldPath, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { showFieldErrors } from './serverErrors';

/** What a form of a record is made of. */
export interface RecordFormOptions<Values extends FieldValues> {
  /** Such as `zodResolver(userSchema(intl))`. */
  resolver: Resolver<Values>;
  /** As they are stored: newer ones come in where nothing was typed. */
  values: Values;
  /** The fields that can show the server's messages, from top to bottom. */
  fields: readonly FieldPath<Values>[];
  /** Rejects with the server's refusal. */
  onSave(values: Values): Promise<void>;
}

/** A form with what saves it. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  submit(event?: SyntheticEvent): Promise<void>;
  /** Why it was not saved, where that is about none of the fields; null otherwise. */
  failure: string | null;
}

/** The form of a record. A refusal of the server shows at the fields that are at fault. */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const { resolver, values, fields, onSave } = options;
  const intl = useIntl();
  const [error, setError] = useState<unknown>(null);
  const form = useForm<Values>({ resolver, values, resetOptions: { keepDirtyValues: true } });
  const submit = form.handleSubmit(async (valid) => {
    setError(null);
    try {
      await onSave(valid);
    } catch (refusal) {
      if (!showFieldErrors(refusal, form.setError, fields)) setError(refusal);
    }
  });
  return { form, submit, failure: error === null ? null : messageOf(error, intl) };
}
