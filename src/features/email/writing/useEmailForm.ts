import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { showFieldErrors } from '#ui/form/serverErrors';
import { useToast } from '#ui/state/useToast';
import { emailSchema, recipientsSchema } from './emailSchema';
import { hasContent, toEmailInput, type EmailBeginning, type EmailValues } from './emailValues';
import { useDraftAutosave } from './useDraftAutosave';
import { useEmailDelivery } from './useEmailDelivery';
import { useEmailUpload } from './useEmailUpload';
import { useUnsentEmail } from './useUnsentEmail';
import { writeMessages } from './writeMessages';

/** The fields from top to bottom, with the same names as on the server. */
const fieldNames = ['to', 'cc', 'bcc', 'subject', 'message', 'attachments'] as const;

/** Options of `useEmailForm`. */
export interface EmailFormOptions {
  beginning: EmailBeginning;
  /** Which email is written, to find what was entered before a reload. */
  source: string;
  draftId: string | null;
  onClose: () => void;
}

/** The form state of an email, with functions to send, save, or discard it. */
export function useEmailForm({ beginning, source, draftId: firstDraftId, onClose }: EmailFormOptions) {
  const intl = useIntl();
  const toast = useToast();
  const delivery = useEmailDelivery();
  const unsent = useUnsentEmail(source);
  const [restored] = useState(unsent.read);
  const [draftId, setDraftId] = useState(restored?.draftId ?? firstDraftId);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm<EmailValues>({
    resolver: zodResolver(emailSchema(intl)),
    // The form sets the focus in its own field order, see below.
    shouldFocusError: false,
    defaultValues: restored?.values ?? beginning.values,
  });
  const { control, formState, clearErrors, getValues, handleSubmit, reset, setError, setFocus, setValue, subscribe } =
    form;
  const upload = useEmailUpload((file) =>
    setValue('attachments', [...getValues('attachments'), file], { shouldDirty: true }),
  );
  const isUploading = upload.current !== null;
  /** The last saved values, or the initial ones, which need not be saved. */
  const keptRef = useRef(JSON.stringify(beginning.values));
  const isBusyRef = useRef(false);
  /** Whether the email was sent or discarded. */
  const isGoneRef = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isGoneRef.current || JSON.stringify(values) === keptRef.current) unsent.remove();
          else unsent.write({ draftId, values });
        },
      }),
    [subscribe, unsent, draftId],
  );

  const isAddressed = beginning.values.to.length > 0;
  useEffect(() => {
    // A reply already has recipients, so the focus goes to the message. The timeout is needed because the dialog first
    // focuses its first element.
    const timer = setTimeout(() => setFocus(isAddressed ? 'message' : 'to'));
    return () => clearTimeout(timer);
  }, [isAddressed, setFocus]);

  /** Runs one action at a time. Errors are shown at their fields or above the form. */
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

  const keep = async () => {
    const values = getValues();
    const { error } = recipientsSchema(intl).safeParse(values);
    if (error) {
      clearErrors();
      for (const { path, message } of error.issues) setError(path[0] as keyof EmailValues, { message });
      return false;
    }
    return attempt(async () => {
      setDraftId(await delivery.save(toEmailInput(values, beginning), draftId));
      keptRef.current = JSON.stringify(values);
      reset(values, { keepValues: true });
      unsent.remove();
    });
  };
  const leave = () => {
    isGoneRef.current = true;
    unsent.remove();
    onClose();
  };

  useDraftAutosave({
    isUnsaved: () =>
      !isGoneRef.current && (isUploading || (isChanged() && (draftId !== null || hasContent(getValues())))),
    keep: async () => {
      // While files are uploading, the form can be discarded but not closed. The form shows the progress.
      if (isUploading) return false;
      const isKept = await keep();
      // If the form stays open, it shows the saved state itself.
      if (isKept) toast.success(intl.formatMessage(writeMessages.saved));
      return isKept;
    },
  });

  const focusFirst = (errors: FieldErrors<EmailValues>) => {
    const first = fieldNames.find((name) => name in errors);
    if (first) setFocus(first);
  };
  const sendValid = async (values: EmailValues) => {
    if (isUploading) return;
    if (await attempt(() => delivery.send(toEmailInput(values, beginning), draftId))) leave();
  };

  return {
    control,
    setFocus,
    draftId,
    /** Whether nothing has changed since it was saved with the button. */
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
      if (isNothing || (await attempt(() => delivery.discard(toEmailInput(values, beginning), draftId)))) leave();
    },
  };
}
