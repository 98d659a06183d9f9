import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { MailRead20Regular } from '@fluentui/react-icons/svg/mail-read';
import { MailUnread20Regular } from '@fluentui/react-icons/svg/mail-unread';
import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../../session/sessionContext';
import { actionMessages } from '../actionMessages';
import { DeleteMailsDialog } from '../DeleteMailsDialog';
import type { MailFlagsFragment } from '../MailBox.generated';
import { MailMenus } from './MailMenus';
import { ToolButton } from '../ToolButton';
import { useMailActions } from '../useMailActions';

/** Props of `MailTools`. */
export interface MailToolsProps {
  mails: readonly MailFlagsFragment[];
  /** Whether the email is open. An open email counts as read and shows its star elsewhere. */
  isReading?: boolean;
  /** Called when the emails are removed from the current view. */
  onRemove(): void;
}

/** Actions for one or more emails, depending on their folder and the user's permissions. */
export function MailTools({ mails, isReading = false, onRemove }: MailToolsProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const actions = useMailActions();
  const [isDeleting, setIsDeleting] = useState(false);
  const canUpdate = can('update', 'Mail');
  const isInTrash = mails.every(({ folder }) => folder === 'TRASH');
  const isDeletable = isInTrash || mails.every(({ folder }) => folder === 'DRAFT');
  const hasUnread = mails.some(({ isRead }) => !isRead);
  const isUnstarred = mails.some(({ isStarred }) => !isStarred);

  const setRead = () => {
    // Marking the open email as unread closes it.
    if (isReading) onRemove();
    void actions.setRead(mails, hasUnread && !isReading);
  };

  return (
    <>
      {canUpdate && isInTrash && (
        <ToolButton
          icon={<ArrowUndo20Regular />}
          label={formatMessage(actionMessages.restore)}
          onClick={() => {
            onRemove();
            void actions.restore(mails);
          }}
        />
      )}
      {isDeletable && can('delete', 'Mail') && (
        <ToolButton
          icon={<Delete20Regular />}
          label={formatMessage(actionMessages.deleteForGood)}
          onClick={() => setIsDeleting(true)}
        />
      )}
      {canUpdate && !isDeletable && (
        <ToolButton
          icon={<Delete20Regular />}
          label={formatMessage(actionMessages.toTrash)}
          onClick={() => {
            onRemove();
            void actions.moveTo(mails, 'TRASH');
          }}
        />
      )}
      {canUpdate && (
        <>
          <ToolButton
            icon={hasUnread && !isReading ? <MailRead20Regular /> : <MailUnread20Regular />}
            label={formatMessage(hasUnread && !isReading ? actionMessages.markRead : actionMessages.markUnread)}
            onClick={setRead}
          />
          {!isReading && (
            <ToolButton
              icon={<Star20Regular />}
              label={formatMessage(isUnstarred ? actionMessages.star : actionMessages.unstar)}
              onClick={() => void actions.setStarred(mails, isUnstarred)}
            />
          )}
          <MailMenus mails={mails} actions={actions} onRemove={onRemove} />
        </>
      )}
      <DeleteMailsDialog
        isOpen={isDeleting}
        ids={mails.map(({ id }) => id)}
        onDeleted={onRemove}
        onClose={() => setIsDeleting(false)}
      />
    </>
  );
}
