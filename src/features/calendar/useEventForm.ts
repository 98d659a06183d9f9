import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { showFieldErrors } from '../../ui/form/serverErrors';
import { eventFieldNames, eventSchema, type EventValues } from './eventSchema';

/**
 * The form of an event: newer values come in where nothing was typed. A refusal of the server shows at the fields that
 * are at fault; `failure` says one that is about none of them.
 */
export function useEventForm(values: EventValues, onSave: (values: EventValues) => Promise<void>) {
  const intl = useIntl();
  const [error, setError] = useState<unknown>(null);
  const form = useForm<EventValues>({
    resolver: zodResolver(eventSchema(intl)),
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const submit = form.handleSubmit(async (valid) => {
    setError(null);
    try {
      await onSave(valid);
    } catch (refusal) {
      if (!showFieldErrors(refusal, form.setError, eventFieldNames)) setError(refusal);
    }
  });
  return { form, submit, failure: error === null ? null : messageOf(error, intl) };
}
