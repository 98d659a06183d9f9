import { useState } from 'react';
import { FormDialog } from '#ui/dialog/FormDialog';
import { InvitationContent, type InvitationContentProps } from '../invitation/InvitationContent';
import { UserCreateForm } from './UserCreateForm';

export interface UserCreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog to create a user. After that, it shows the link of the invitation. */
export function UserCreateDialog({ isOpen, onClose }: UserCreateDialogProps) {
  const [created, setCreated] = useState<Omit<InvitationContentProps, 'onClose'> | null>(null);
  const close = () => {
    onClose();
    setCreated(null);
  };
  return (
    <FormDialog isOpen={isOpen} onClose={close}>
      {created ? (
        <InvitationContent {...created} onClose={close} />
      ) : (
        <UserCreateForm
          onCreated={({ user, invitationLink, isEmailed }, email) =>
            setCreated({ userId: user.id, name: user.fullName, email, isEmailed, link: invitationLink })
          }
          onClose={close}
        />
      )}
    </FormDialog>
  );
}
