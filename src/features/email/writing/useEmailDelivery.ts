import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { refetchChanged } from '#graphql/refetchChanged';
import { useToast } from '#ui/state/useToast';
import { actionMessages } from '../actionMessages';
import { useEmailsDeleteMutation } from '../EmailActions.generated';
import { emailBoxHref } from '../emailBoxParams';
import type { toEmailInput } from './emailValues';
import { useEmailDraftSaveMutation, useEmailSendMutation } from './EmailWriter.generated';
import { writeMessages } from './writeMessages';

type MailInput = ReturnType<typeof toEmailInput>;

/** Time to restore a discarded draft from its toast, in milliseconds. */
const undoMs = 12_000;

/**
 * Functions to send, save, or discard an email. Each shows a toast with the result and rejects if the server refuses.
 */
export function useEmailDelivery() {
  const client = useApolloClient();
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const [sendEmail] = useEmailSendMutation();
  const [saveEmail] = useEmailDraftSaveMutation();
  const [deleteEmails] = useEmailsDeleteMutation();
  const refresh = () => void refetchChanged(client, new Set(['Email']));

  /** Saves the email as a draft and returns its id. */
  const save = async (input: MailInput, draftId: string | null): Promise<string | null> => {
    const { data } = await saveEmail({ variables: { input: { ...input, id: draftId } } });
    const id = data?.saveEmailDraft.email.id ?? draftId;
    refresh();
    return id;
  };

  const saveAgain = async (input: MailInput) => {
    try {
      const draft = (await save(input, null)) ?? '';
      const goOn = { label: formatMessage(writeMessages.goOn), to: emailBoxHref({ view: 'DRAFT', draft }) };
      toast.show({ intent: 'success', title: formatMessage(writeMessages.saved), actions: [goOn] });
    } catch (error) {
      toast.error(formatMessage(actionMessages.failed), getErrorMessage(error, intl));
    }
  };

  return {
    save,

    /** Sends the email and removes its draft. */
    send: async (input: MailInput, draftId: string | null): Promise<void> => {
      const { data } = await sendEmail({ variables: { input: { ...input, draftId } } });
      const { email, repliedTo } = data?.sendEmail ?? {};
      const shown = repliedTo?.id ?? email?.id;
      const to = emailBoxHref(repliedTo ? { email: repliedTo.id } : { view: 'SENT', email: shown ?? '' });
      toast.show({
        intent: 'success',
        title: formatMessage(writeMessages.sent),
        actions: [{ label: formatMessage(writeMessages.view), to }],
      });
      refresh();
    },

    /** Discards the email. This can be undone while the toast is visible. */
    discard: async (input: MailInput, draftId: string | null): Promise<void> => {
      if (draftId !== null) await deleteEmails({ variables: { ids: [draftId] } });
      const undo = { label: formatMessage(actionMessages.undo), onSelect: () => void saveAgain(input) };
      toast.show({
        intent: 'success',
        title: formatMessage(writeMessages.discarded),
        actions: [undo],
        timeoutMs: undoMs,
      });
      refresh();
    },
  };
}
