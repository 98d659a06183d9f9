import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { refetchChanged } from '../../graphql/refetchChanged';
import type { MailChangeInput, MailFolder, MailLabel } from '../../graphql/types.generated';
import { useToast } from '../../ui/useToast';
import { actionMessages } from './actionMessages';
import { useMailsLabelToggleMutation, useMailsRestoreMutation, useMailsUpdateMutation } from './MailActions.generated';
import type { MailFlagsFragment } from './MailBox.generated';
import { messages } from './messages';

type Mails = readonly MailFlagsFragment[];

/** How long a step can be undone from its toast, in milliseconds. */
const undoMs = 12_000;

/** A step: what it does, what is said then, and what undoes it. */
interface Step {
  run(): Promise<unknown>;
  /** Nothing is said where it is not given. */
  done?: string;
  undo?: () => Promise<unknown>;
}

const idsOf = (mails: Mails) => mails.map(({ id }) => id);

/** What can be done with mails; each says in a toast that it is done and how to undo it, or why it is refused. */
export function useMailActions() {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const [updateMails] = useMailsUpdateMutation();
  const [toggleLabels] = useMailsLabelToggleMutation();
  const [restoreMails] = useMailsRestoreMutation();

  const take = async ({ run, done, undo }: Step): Promise<void> => {
    try {
      await run();
      if (done !== undefined && undo) {
        const action = { label: intl.formatMessage(actionMessages.undo), onSelect: () => void take({ run: undo }) };
        toast.show({ intent: 'success', title: done, actions: [action], timeoutMs: undoMs });
      }
    } catch (error) {
      toast.error(intl.formatMessage(actionMessages.failed), messageOf(error, intl));
    }
    // Counts and other pages change with it.
    await refetchChanged(client, new Set(['Mail']));
  };

  const update = (mails: Mails, change: MailChangeInput) =>
    updateMails({
      variables: { ids: idsOf(mails), change },
      // What is to be seen at once: stars and bold type. Folders are left to the lists.
      ...(change.folder === undefined && {
        optimisticResponse: {
          mailsUpdate: mails.map((mail) => ({
            ...mail,
            isRead: change.isRead ?? mail.isRead,
            isStarred: change.isStarred ?? mail.isStarred,
          })),
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
    /** Marks mails as read or unread; quietly where that comes of reading one. */
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

    /** Stars mails or takes their stars away; quietly where the star itself shows it. */
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

    /** Moves mails to a folder. */
    moveTo: (mails: Mails, folder: MailFolder) =>
      take({
        run: () => update(mails, { folder }),
        undo: () => (folder === 'TRASH' ? restoreMails({ variables: { ids: idsOf(mails) } }) : moveBack(mails)),
        done: intl.formatMessage(actionMessages.moveDone, {
          count: mails.length,
          folder: intl.formatMessage(messages[folder]),
        }),
      }),

    /** Puts mails from the trash back to where they came from. */
    restore: (mails: Mails) =>
      take({
        run: () => restoreMails({ variables: { ids: idsOf(mails) } }),
        undo: () => update(mails, { folder: 'TRASH' }),
        done: intl.formatMessage(actionMessages.restoreDone, { count: mails.length }),
      }),

    /** Gives a label to all of the mails; takes it away where all have it. */
    toggleLabel: (mails: Mails, label: MailLabel) => {
      const lacking = mails.filter(({ labels }) => !labels.includes(label));
      const ids = idsOf(lacking.length > 0 ? lacking : mails);
      const toggle = () => toggleLabels({ variables: { ids, label } });
      return take({
        run: toggle,
        undo: toggle,
        done: intl.formatMessage(lacking.length > 0 ? actionMessages.labelDone : actionMessages.unlabelDone, {
          count: ids.length,
          label: intl.formatMessage(messages[label]),
        }),
      });
    },
  };
}

/** What can be done with mails. */
export type MailActions = ReturnType<typeof useMailActions>;
