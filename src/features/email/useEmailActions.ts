import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { refetchChanged } from '#graphql/refetchChanged';
import type { EmailFolder, EmailLabel, UpdateEmailsInput } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import { actionMessages } from './actionMessages';
import { useEmailsLabelSetMutation, useEmailsRestoreMutation, useEmailsUpdateMutation } from './EmailActions.generated';
import type { EmailFlagsFragment } from './EmailBox.generated';
import { messages } from './messages';

type Emails = readonly EmailFlagsFragment[];

/** Time to undo an action from its toast, in milliseconds. */
const undoMs = 12_000;

/** An action with its toast message and its undo action. */
interface Step {
  run: () => Promise<unknown>;
  /** Toast message; no toast is shown if omitted. */
  done?: string;
  undo?: () => Promise<unknown>;
}

const getIds = (emails: Emails) => emails.map(({ id }) => id);

/** Actions for emails. Each shows a toast with an undo action, or the reason why it failed. */
export function useEmailActions() {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const [updateEmails] = useEmailsUpdateMutation();
  const [setLabel] = useEmailsLabelSetMutation();
  const [restoreEmails] = useEmailsRestoreMutation();

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

  const update = (emails: Emails, change: Omit<UpdateEmailsInput, 'ids'>) =>
    updateEmails({
      variables: { input: { ...change, ids: getIds(emails) } },
      // Optimistic update for stars and unread state. Folder changes are left to the lists.
      ...(change.folder === undefined && {
        optimisticResponse: {
          updateEmails: {
            emails: emails.map((email) => ({
              ...email,
              isRead: change.isRead ?? email.isRead,
              isStarred: change.isStarred ?? email.isStarred,
            })),
          },
        },
      }),
    });
  const moveBack = (emails: Emails) =>
    Promise.all(
      [...new Set(emails.map((email) => email.folder))].map((folder) =>
        update(
          emails.filter((email) => email.folder === folder),
          { folder },
        ),
      ),
    );

  return {
    /** Marks emails as read or unread. Shows no toast if an email is marked because it was opened. */
    setRead: (emails: Emails, isRead: boolean, { isQuiet = false } = {}) =>
      take({
        run: () => update(emails, { isRead }),
        undo: () =>
          update(
            emails.filter((email) => email.isRead !== isRead),
            { isRead: !isRead },
          ),
        ...(!isQuiet && {
          done: intl.formatMessage(isRead ? actionMessages.readDone : actionMessages.unreadDone, {
            count: emails.length,
          }),
        }),
      }),

    /** Stars or unstars emails. Shows no toast if the star button shows the result. */
    setStarred: (emails: Emails, isStarred: boolean, { isQuiet = false } = {}) =>
      take({
        run: () => update(emails, { isStarred }),
        undo: () =>
          update(
            emails.filter((email) => email.isStarred !== isStarred),
            { isStarred: !isStarred },
          ),
        ...(!isQuiet && {
          done: intl.formatMessage(isStarred ? actionMessages.starDone : actionMessages.unstarDone, {
            count: emails.length,
          }),
        }),
      }),

    /** Moves emails to a folder. */
    moveTo: (emails: Emails, folder: EmailFolder) =>
      take({
        run: () => update(emails, { folder }),
        undo: () => (folder === 'TRASH' ? restoreEmails({ variables: { ids: getIds(emails) } }) : moveBack(emails)),
        done: intl.formatMessage(actionMessages.moveDone, {
          count: emails.length,
          folder: intl.formatMessage(messages[folder]),
        }),
      }),

    /** Restores emails from the trash to their former folders. */
    restore: (emails: Emails) =>
      take({
        run: () => restoreEmails({ variables: { ids: getIds(emails) } }),
        undo: () => update(emails, { folder: 'TRASH' }),
        done: intl.formatMessage(actionMessages.restoreDone, { count: emails.length }),
      }),

    /** Adds a label to all of the emails, or removes it if all of them have it. */
    toggleLabel: (emails: Emails, label: EmailLabel) => {
      const lacking = emails.filter(({ labels }) => !labels.includes(label));
      const isAdded = lacking.length > 0;
      const ids = getIds(isAdded ? lacking : emails);
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
export type EmailActions = ReturnType<typeof useEmailActions>;
