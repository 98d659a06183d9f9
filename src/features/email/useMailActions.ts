import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '../../graphql/errors';
import { refetchChanged } from '../../graphql/refetchChanged';
import type { EmailFolder, EmailLabel, UpdateEmailsInput } from '../../graphql/types.generated';
import { useToast } from '../../ui/state/useToast';
import { actionMessages } from './actionMessages';
import { useMailsLabelSetMutation, useMailsRestoreMutation, useMailsUpdateMutation } from './MailActions.generated';
import type { MailFlagsFragment } from './MailBox.generated';
import { messages } from './messages';

type Mails = readonly MailFlagsFragment[];

/** Time to undo an action from its toast, in milliseconds. */
const undoMs = 12_000;

/** An action with its toast message and its undo action. */
interface Step {
  run(): Promise<unknown>;
  /** Toast message; no toast is shown if omitted. */
  done?: string;
  undo?: () => Promise<unknown>;
}

const getIds = (mails: Mails) => mails.map(({ id }) => id);

/** Actions for emails. Each shows a toast with an undo action, or the reason why it failed. */
export function useMailActions() {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const [updateMails] = useMailsUpdateMutation();
  const [setLabel] = useMailsLabelSetMutation();
  const [restoreMails] = useMailsRestoreMutation();

  const take = async ({ run, done, undo }: Step): Promise<void> => {
    try {
      await run();
      if (done !== undefined && undo) {
        const action = { label: intl.formatMessage(actionMessages.undo), onSelect: () => void take({ run: undo }) };
        toast.show({ intent: 'success', title: done, actions: [action], timeoutMs: undoMs });
      }
    } catch (error) {
      toast.error(intl.formatMessage(actionMessages.failed), getErrorMessage(error, intl));
    }
    // Counts and other pages depend on it.
    await refetchChanged(client, new Set(['Email']));
  };

  const update = (mails: Mails, change: Omit<UpdateEmailsInput, 'ids'>) =>
    updateMails({
      variables: { input: { ...change, ids: getIds(mails) } },
      // Optimistic update for stars and unread state. Folder changes are left to the lists.
      ...(change.folder === undefined && {
        optimisticResponse: {
          updateEmails: {
            emails: mails.map((mail) => ({
              ...mail,
              isRead: change.isRead ?? mail.isRead,
              isStarred: change.isStarred ?? mail.isStarred,
            })),
          },
        },
      }),
    });
  const moveBack = (mails: Mails) =>
    Promise.all(
      [...new Set(mails.map((mail) => mail.folder))].map((folder) =>
        update(
          mails.filter((mail) => mail.folder === folder),
          { folder },
        ),
      ),
    );

  return {
    /** Marks emails as read or unread. Shows no toast if an email is marked because it was opened. */
    setRead: (mails: Mails, isRead: boolean, { isQuiet = false } = {}) =>
      take({
        run: () => update(mails, { isRead }),
        undo: () =>
          update(
            mails.filter((mail) => mail.isRead !== isRead),
            { isRead: !isRead },
          ),
        ...(!isQuiet && {
          done: intl.formatMessage(isRead ? actionMessages.readDone : actionMessages.unreadDone, {
            count: mails.length,
          }),
        }),
      }),

    /** Stars or unstars emails. Shows no toast if the star button shows the result. */
    setStarred: (mails: Mails, isStarred: boolean, { isQuiet = false } = {}) =>
      take({
        run: () => update(mails, { isStarred }),
        undo: () =>
          update(
            mails.filter((mail) => mail.isStarred !== isStarred),
            { isStarred: !isStarred },
          ),
        ...(!isQuiet && {
          done: intl.formatMessage(isStarred ? actionMessages.starDone : actionMessages.unstarDone, {
            count: mails.length,
          }),
        }),
      }),

    /** Moves emails to a folder. */
    moveTo: (mails: Mails, folder: EmailFolder) =>
      take({
        run: () => update(mails, { folder }),
        undo: () => (folder === 'TRASH' ? restoreMails({ variables: { ids: getIds(mails) } }) : moveBack(mails)),
        done: intl.formatMessage(actionMessages.moveDone, {
          count: mails.length,
          folder: intl.formatMessage(messages[folder]),
        }),
      }),

    /** Restores emails from the trash to their former folders. */
    restore: (mails: Mails) =>
      take({
        run: () => restoreMails({ variables: { ids: getIds(mails) } }),
        undo: () => update(mails, { folder: 'TRASH' }),
        done: intl.formatMessage(actionMessages.restoreDone, { count: mails.length }),
      }),

    /** Adds a label to all of the emails, or removes it if all of them have it. */
    toggleLabel: (mails: Mails, label: EmailLabel) => {
      const lacking = mails.filter(({ labels }) => !labels.includes(label));
      const isAdded = lacking.length > 0;
      const ids = getIds(isAdded ? lacking : mails);
      const set = (isSet: boolean) => setLabel({ variables: { ids, label, isSet } });
      return take({
        run: () => set(isAdded),
        undo: () => set(!isAdded),
        done: intl.formatMessage(isAdded ? actionMessages.labelDone : actionMessages.unlabelDone, {
          count: ids.length,
          label: intl.formatMessage(messages[label]),
        }),
      });
    },
  };
}

/** Actions for emails. */
export type MailActions = ReturnType<typeof useMailActions>;
