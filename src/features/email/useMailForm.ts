import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors, type FieldPath } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldErrorsOf } from '../../graphql/errors';
import { useToast } from '../../ui/useToast';
import { mailSchema } from './mailSchema';
import { hasContent, mailInputOf, type MailBeginning, type MailValues } from './mailValues';
import { useDraftKeeper } from './useDraftKeeper';
import { useMailDelivery } from './useMailDelivery';
import { useMailUpload } from './useMailUpload';
import { writeMessages } from './writeMessages';

/** The form's fields by the server's names for them. */
const fieldNames: readonly (readonly [server: string, own: FieldPath<MailValues>])[] = [
  ['to', 'to'],
  ['cc', 'cc'],
  ['bcc', 'bcc'],
  ['subject', 'subject'],
  ['message', 'text'],
  ['attachments', 'attachments'],
];

/** What `useMailForm` starts from. */
export interface MailFormOptions {
  beginning: MailBeginning;
  draftId: string | null;
  onClose(): void;
}

/** A mail that is written: its fields, and the ways that it can go. */
export function useMailForm({ beginning, draftId: firstDraftId, onClose }: MailFormOptions) {
  const intl = useIntl();
  const toast = useToast();
  const delivery = useMailDelivery();
  const [draftId, setDraftId] = useState(firstDraftId);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { control, formState, getValues, handleSubmit, reset, setError, setFocus, setValue } = useForm<MailValues>({
    resolver: zodResolver(mailSchema(intl)),
    // The form's own order counts, see below.
    shouldFocusError: false,
    defaultValues: beginning.values,
  });
  const upload = useMailUpload((file) => setValue('attachments', [...getValues('attachments'), file]));
  /** What was kept last, or need not be kept: as the form began. */
  const keptRef = useRef(JSON.stringify(beginning.values));
  const isBusyRef = useRef(false);

  const isAddressed = beginning.values.to.length > 0;
  useEffect(() => {
    // To whom an answer goes is known. The dialog puts the focus on what comes first in it, so this comes after.
    const timer = setTimeout(() => setFocus(isAddressed ? 'text' : 'to'));
    return () => clearTimeout(timer);
  }, [isAddressed, setFocus]);

  /** Does one thing at a time; a refusal shows at its fields, or above them all. */
  const attempt = async (step: () => Promise<void>): Promise<boolean> => {
    if (isBusyRef.current) return false;
    isBusyRef.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await step();
      return true;
    } catch (error) {
      const found = fieldErrorsOf(error);
      const known = fieldNames.filter(([server]) => found[server] !== undefined);
      known.forEach(([server, own], place) =>
        setError(own, { type: 'server', message: found[server] ?? '' }, { shouldFocus: place === 0 }),
      );
      if (known.length === 0) setFailure(error);
      return false;
    } finally {
      isBusyRef.current = false;
      setIsBusy(false);
    }
  };
  const isChanged = () => JSON.stringify(getValues()) !== keptRef.current;
  const settle = () => {
    keptRef.current = JSON.stringify(getValues());
  };

  const keep = () =>
    attempt(async () => {
      const values = getValues();
      setDraftId(await delivery.save(mailInputOf(values, beginning), draftId));
      keptRef.current = JSON.stringify(values);
      reset(values, { keepValues: true });
    });

  useDraftKeeper({
    isUnsaved: () => isChanged() && (draftId !== null || hasContent(getValues())),
    keep: async () => {
      const isKept = await keep();
      // Where one stays, the form itself says it.
      if (isKept) toast.success(intl.formatMessage(writeMessages.saved));
      return isKept;
    },
  });

  const focusFirst = (errors: FieldErrors<MailValues>) => {
    const [, first] = fieldNames.find(([, own]) => own in errors) ?? [];
    if (first) setFocus(first);
  };
  const sendValid = async (values: MailValues) => {
    if (upload.current) return;
    const isSent = await attempt(() => delivery.send(mailInputOf(values, beginning), draftId));
    if (!isSent) return;
    settle();
    onClose();
  };

  return {
    control,
    draftId,
    /** Whether nothing was typed since it was kept by its button. */
    isSaved: isSaved && !formState.isDirty,
    failure,
    upload,
    isBusy: isBusy || upload.current !== null,
    send: (event: SyntheticEvent) => handleSubmit(sendValid, focusFirst)(event),
    saveDraft: async () => setIsSaved(await keep()),
    discard: async () => {
      const values = getValues();
      const isNothing = draftId === null && !(isChanged() && hasContent(values));
      const isDone = isNothing || (await attempt(() => delivery.discard(mailInputOf(values, beginning), draftId)));
      if (!isDone) return;
      settle();
      onClose();
    },
  };
}
