import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { showFieldErrors } from '../../ui/form/serverErrors';
import { taskFieldNames, taskSchema, type TaskValues } from './taskForm';

/**
 * The form of a task: newer values come in where nothing was typed. A refusal of the server shows at the fields that
 * are at fault; `failure` says one that is about none of them.
 */
export function useTaskForm(values: TaskValues, onSave: (values: TaskValues) => Promise<void>) {
  const intl = useIntl();
  const [error, setError] = useState<unknown>(null);
  const form = useForm<TaskValues>({
    resolver: zodResolver(taskSchema(intl)),
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const submit = form.handleSubmit(async (valid) => {
    setError(null);
    try {
      await onSave(valid);
    } catch (refusal) {
      if (!showFieldErrors(refusal, form.setError, taskFieldNames)) setError(refusal);
    }
  });
  return { form, submit, failure: error === null ? null : messageOf(error, intl) };
}
