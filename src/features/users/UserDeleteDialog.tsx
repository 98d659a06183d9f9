import { useIntl } from 'react-intl';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { dialogMessages as messages } from './dialogMessages';
import { forgetUser } from './forgetUser';
import { useUserDeleteMutation } from './UserDeleteDialog.generated';

/** What the dialog has to know of the user. */
export interface DeletableUser {
  id: string;
  fullName: string;
  username: string;
}

/** Props of `UserDeleteDialog`. */
export interface UserDeleteDialogProps {
  isOpen: boolean;
  user: DeletableUser;
  /** Called after the user was deleted, in place of `onClose`. */
  onDeleted(): void;
  onClose(): void;
}

/** Asks before a user is deleted, by name. */
export function UserDeleteDialog({ isOpen, user, onDeleted, onClose }: UserDeleteDialogProps) {
  const { formatMessage } = useIntl();
  const { id, fullName, username } = user;
  const name = fullName || username;
  const [remove] = useUserDeleteMutation({ update: (cache) => forgetUser(cache, id) });
  return (
    <DeleteDialog
      isOpen={isOpen}
      title={formatMessage(messages.deleteTitle, { name })}
      confirmLabel={formatMessage(messages.deleteSubmit)}
      doneText={formatMessage(messages.deleted, { name })}
      remove={() => remove({ variables: { id } })}
      onDeleted={onDeleted}
      onClose={onClose}
    >
      {formatMessage(messages.deleteText)}
    </DeleteDialog>
  );
}
