import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useToast } from '#ui/state/useToast';
import { getName } from '../userName';
import { invitationMessages as messages } from './invitationMessages';
import { useUserSessionsEndMutation } from './UserAccess.generated';
import type { UserInviteDialogProps } from './UserInviteDialog';

/** Asks for confirmation before all sessions of a user end. */
export function UserSignOutDialog({ isOpen, user, onClose }: UserInviteDialogProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const name = getName(user);
  const [end] = useUserSessionsEndMutation();
  const signOut = async () => {
    const { data } = await end({ variables: { id: user.id } });
    toast.success(formatMessage(messages.signedOut, { name, count: data?.endUserSessions.endedCount ?? 0 }));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={formatMessage(messages.signOutTitle, { name })}
      confirmLabel={formatMessage(messages.signOut)}
      onConfirm={signOut}
      onClose={onClose}
    >
      {formatMessage(messages.signOutText)}
    </ConfirmDialog>
  );
}
