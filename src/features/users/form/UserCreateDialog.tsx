import { FormDialog } from '#ui/dialog/FormDialog';
import { UserCreateForm } from './UserCreateForm';

export interface UserCreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog to create a user. */
export function UserCreateDialog({ isOpen, onClose }: UserCreateDialogProps) {
  return (
    <FormDialog isOpen={isOpen} isWide onClose={onClose}>
      <UserCreateForm onClose={onClose} />
    </FormDialog>
  );
}
