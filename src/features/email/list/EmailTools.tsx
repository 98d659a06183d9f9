import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { MailRead20Regular } from '@fluentui/react-icons/svg/mail-read';
import { MailUnread20Regular } from '@fluentui/react-icons/svg/mail-unread';
import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { actionMessages } from '../actionMessages';
import { DeleteEmailsDialog } from '../DeleteEmailsDialog';
import type { EmailFlagsFragment } from '../EmailBox.generated';
import { EmailMenus } from './EmailMenus';
import { ToolButton } from '../ToolButton';
import { useEmailActions } from '../useEmailActions';

export interface EmailToolsProps {
  emails: readonly EmailFlagsFragment[];
  /** Whether the email is open. An open email counts as read and shows its star elsewhere. */
  isReading?: boolean;
  /** Called when the emails are removed from the current view. */
  onRemove: () => void;
}

/** Actions for one or more emails, depending on their folder and the user's permissions. */
export function EmailTools({ emails, isReading = false, onRemove }: EmailToolsProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const actions = useEmailActions();
  const [isDeleting, setIsDeleting] = useState(false);
  const canUpdate = can('update', 'Mail');
  const isInTrash = emails.every(({ folder }) => folder === 'TRASH');
  const isDeletable = isInTrash || emails.every(({ folder }) => folder === 'DRAFT');
  const hasUnread = emails.some(({ isRead }) => !isRead);
  const isUnstarred = emails.some(({ isStarred }) => !isStarred);

  const setRead = () => {
    // Marking the open email as unread closes it.
    if (isReading) onRemove();
    void actions.setRead(emails, hasUnread && !isReading);
  };

  return (
    <>
      {canUpdate && isInTrash && (
        <ToolButton
          icon={<ArrowUndo20Regular />}
          label={formatMessage(actionMessages.restore)}
          onClick={() => {
            onRemove();
            void actions.restore(emails);
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
            void actions.moveTo(emails, 'TRASH');
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
              onClick={() => void actions.setStarred(emails, isUnstarred)}
            />
          )}
          <EmailMenus emails={emails} actions={actions} onRemove={onRemove} />
        </>
      )}
      <DeleteEmailsDialog
        isOpen={isDeleting}
        ids={emails.map(({ id }) => id)}
        onDeleted={onRemove}
        onClose={() => setIsDeleting(false)}
      />
    </>
  );
}
