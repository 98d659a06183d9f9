import { useIntl } from 'react-intl';
import { evictFromLists } from '#graphql/evictFromLists';
import { DeleteDialog } from '#ui/dialog/DeleteDialog';
import { dialogMessages as messages } from './dialogMessages';
import { getName } from '../userName';
import { useUserDeleteMutation } from './UserDeleteDialog.generated';

/** The data of a user that the dialog needs. */
export interface DeletableUser {
  id: string;
  fullName: string;
  username: string;
}

export interface UserDeleteDialogProps {
  isOpen: boolean;
  user: DeletableUser;
  /** Called after the user was deleted, instead of `onClose`. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirmation dialog before a user is deleted. Shows the user's name. */
export function UserDeleteDialog({ isOpen, user, onDeleted, onClose }: UserDeleteDialogProps) {
  const { formatMessage } = useIntl();
  const { id } = user;
  const name = getName(user);
  const [remove] = useUserDeleteMutation({ update: (cache) => evictFromLists(cache, 'users', id) });
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
