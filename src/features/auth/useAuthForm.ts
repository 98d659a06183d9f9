import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { getFieldErrors, getErrorMessage } from '#graphql/errors';
import { OutageError } from '#graphql/outageError';
import { shouldShowOutage, useOutage } from '#graphql/backEnd';

/** The errors of a form: by field name, and for the form as a whole. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  message: string | null;
  /** Whether the message is about an outage of the server. */
  isOutage?: boolean;
}

/** How a small form validates and submits. */
export interface AuthFormOptions {
  /** Validates on the client and returns errors by field name. With errors, nothing is sent. */
  check: () => Refusal['fields'];
  /** Rejects with the server’s error. */
  send: () => Promise<unknown>;
  /** Errors by field name for the server’s error, in the user’s language. By default, they are the server’s own. */
  explain?: (error: unknown) => Refusal['fields'] | undefined;
}

const nothingWrong: Refusal = { fields: {}, message: null };

/** The first field, in reading order, that has an error. */
const firstAtFault = (form: HTMLFormElement, fields: Refusal['fields']): HTMLElement | undefined =>
  [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name in fields,
  );

/** Submits a form, one request at a time. Shows errors at their fields and focuses the first of those fields. */
export function useAuthForm({ check, send, explain }: AuthFormOptions) {
  const intl = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState(nothingWrong);
  const outage = useOutage();
  // The banner says why the server does not respond.
  const isSaid = refusal.isOutage === true && shouldShowOutage(outage);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || outage?.cause === 'notStarted') return;
    const form = event.currentTarget;
    const refuse = (fields: Refusal['fields'], error?: unknown) => {
      const focused = firstAtFault(form, fields);
      // A server error about something that is not a field here applies to the whole form.
      setRefusal({
        fields,
        message: focused || error === undefined ? null : getErrorMessage(error, intl),
        isOutage: error instanceof OutageError,
      });
      focused?.focus();
    };
    const unfilled = check();
    if (Object.keys(unfilled).length > 0) return refuse(unfilled);
    setIsBusy(true);
    setRefusal(nothingWrong);
    try {
      await send();
    } catch (error) {
      refuse(explain?.(error) ?? getFieldErrors(error), error);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    fields: refusal.fields,
    message: isSaid ? null : refusal.message,
    isBusy,
    /** Whether the form can’t be sent before the page is reloaded. */
    isUseless: outage?.cause === 'notStarted',
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
