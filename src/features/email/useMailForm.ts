import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { showFieldErrors } from '../../ui/form/serverErrors';
import { useToast } from '../../ui/useToast';
import { mailSchema } from './mailSchema';
import { hasContent, mailInputOf, type MailBeginning, type MailValues } from './mailValues';
import { useDraftKeeper } from './useDraftKeeper';
import { useMailDelivery } from './useMailDelivery';
import { useMailUpload } from './useMailUpload';
import { writeMessages } from './writeMessages';

/** The fields from top to bottom, by names that the server has for them too. */
const fieldNames = ['to', 'cc', 'bcc', 'subject', 'message', 'attachments'] as const;

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
  const form = useForm<MailValues>({
    resolver: zodResolver(mailSchema(intl)),
    // The form's own order counts, see below.
    shouldFocusError: false,
    defaultValues: beginning.values,
  });
  const { control, formState, clearErrors, getValues, handleSubmit, reset, setError, setFocus, setValue } = form;
  const upload = useMailUpload((file) =>
    setValue('attachments', [...getValues('attachments'), file], { shouldDirty: true }),
  );
  const isUploading = upload.current !== null;
  /** What was kept last, or need not be kept: as the form began. */
  const keptRef = useRef(JSON.stringify(beginning.values));
  const isBusyRef = useRef(false);
  /** Whether the mail was sent or thrown away. */
  const isGoneRef = useRef(false);

  const isAddressed = beginning.values.to.length > 0;
  useEffect(() => {
    // To whom an answer goes is known. The dialog puts the focus on what comes first in it, so this comes after.
    const timer = setTimeout(() => setFocus(isAddressed ? 'message' : 'to'));
    return () => clearTimeout(timer);
  }, [isAddressed, setFocus]);

  /** Does one thing at a time; a refusal shows at its fields, or above them all. */
  const attempt = async (step: () => Promise<void>): Promise<boolean> => {
    if (isBusyRef.current) return false;
    isBusyRef.current = true;
    setIsBusy(true);
    setFailure(null);
    clearErrors();
    try {
      await step();
      return true;
    } catch (error) {
      if (!showFieldErrors(error, setError, fieldNames)) setFailure(error);
      return false;
    } finally {
      isBusyRef.current = false;
      setIsBusy(false);
    }
  };
  const isChanged = () => JSON.stringify(getValues()) !== keptRef.current;

  const keep = () =>
    attempt(async () => {
      const values = getValues();
      setDraftId(await delivery.save(mailInputOf(values, beginning), draftId));
      keptRef.current = JSON.stringify(values);
      reset(values, { keepValues: true });
    });
  const leave = () => {
    isGoneRef.current = true;
    onClose();
  };

  useDraftKeeper({
    isUnsaved: () =>
      !isGoneRef.current && (isUploading || (isChanged() && (draftId !== null || hasContent(getValues())))),
    keep: async () => {
      // The form says what is on its way; it can be thrown away, but not left behind.
      if (isUploading) return false;
      const isKept = await keep();
      // Where one stays, the form itself says it.
      if (isKept) toast.success(intl.formatMessage(writeMessages.saved));
      return isKept;
    },
  });

  const focusFirst = (errors: FieldErrors<MailValues>) => {
    const first = fieldNames.find((name) => name in errors);
    if (first) setFocus(first);
  };
  const sendValid = async (values: MailValues) => {
    if (isUploading) return;
    if (await attempt(() => delivery.send(mailInputOf(values, beginning), draftId))) leave();
  };

  return {
    control,
    setFocus,
    draftId,
    /** Whether nothing was typed since it was kept by its button. */
    isSaved: isSaved && !formState.isDirty,
    failure,
    upload,
    isBusy,
    isUploading,
    send: (event: SyntheticEvent) => handleSubmit(sendValid, focusFirst)(event),
    saveDraft: async () => setIsSaved(await keep()),
    discard: async () => {
      const values = getValues();
      const isNothing = draftId === null && !(isChanged() && hasContent(values));
      if (isNothing || (await attempt(() => delivery.discard(mailInputOf(values, beginning), draftId)))) leave();
    },
  };
}
