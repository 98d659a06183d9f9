import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { fieldErrorsOf, messageOf } from '../../graphql/errors';

/** What is wrong with a form: at its fields, by their names, and with the whole. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  message: string | null;
}

/** What a form of few fields does when it is sent. */
export interface AuthFormOptions {
  /** What can be said without the server, by the field's name; nothing is sent then. */
  check(): Refusal['fields'];
  /** Rejects with the server's refusal. */
  send(): Promise<unknown>;
}

const nothingWrong: Refusal = { fields: {}, message: null };

/** The first field of the form, as it is read, that has a message. */
const firstAtFault = (form: HTMLFormElement, fields: Refusal['fields']): HTMLElement | undefined =>
  [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name in fields,
  );

/** Sends a form once at a time; puts what is wrong at its fields and the focus on the first of them. */
export function useAuthForm({ check, send }: AuthFormOptions) {
  const intl = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState(nothingWrong);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const refuse = (fields: Refusal['fields'], error?: unknown) => {
      const focused = firstAtFault(form, fields);
      // What the server says of something that is no field here concerns the whole.
      setRefusal({ fields, message: focused || error === undefined ? null : messageOf(error, intl) });
      focused?.focus();
    };
    const unfilled = check();
    if (Object.keys(unfilled).length > 0) return refuse(unfilled);
    setIsBusy(true);
    setRefusal(nothingWrong);
    try {
      await send();
    } catch (error) {
      refuse(fieldErrorsOf(error), error);
    } finally {
      setIsBusy(false);
    }
  };

  return { ...refusal, isBusy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
