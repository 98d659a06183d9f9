import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useToast } from '#ui/state/useToast';
import { getName } from '../userName';
import { invitationMessages as messages } from './invitationMessages';
import { useUserDisabledSetMutation } from './UserAccess.generated';
import type { UserInviteDialogProps } from './UserInviteDialog';

/** Asks for confirmation before a user is disabled. */
export function UserDisableDialog({ isOpen, user, onClose }: UserInviteDialogProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const name = getName(user);
  const [setDisabled] = useUserDisabledSetMutation({ refetchQueries: ['UserFigures'] });
  const disable = async () => {
    await setDisabled({ variables: { id: user.id, isDisabled: true } });
    toast.success(formatMessage(messages.disabled, { name }));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      title={formatMessage(messages.disableTitle, { name })}
      confirmLabel={formatMessage(messages.disableSubmit)}
      onConfirm={disable}
      onClose={onClose}
    >
      {formatMessage(messages.disableText)}
    </ConfirmDialog>
  );
}
