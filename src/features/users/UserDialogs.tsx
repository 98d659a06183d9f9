import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../session/sessionContext';
import type { DeletableUser } from './UserDeleteDialog';

const UserCreateDialog = lazy(() =>
  import('./UserCreateDialog').then((module) => ({ default: module.UserCreateDialog })),
);
const UserDeleteDialog = lazy(() =>
  import('./UserDeleteDialog').then((module) => ({ default: module.UserDeleteDialog })),
);

/** Props of `UserDialogs`. */
export interface UserDialogsProps {
  /** null for none. */
  dialog: 'create' | 'delete' | null;
  /** Whom the dialog is about; nothing shows while that is not known. */
  user: DeletableUser | undefined;
  /** Called after the user was deleted, in place of `onClose`. */
  onDeleted(): void;
  onClose(): void;
}

/** The dialog that is open, loaded when it is first asked for. None opens for what the user may not do. */
export function UserDialogs({ dialog, user, onDeleted, onClose }: UserDialogsProps) {
  const { can } = useSession();
  const isOpen = dialog !== null && can(dialog, 'User') && (dialog === 'create' || user !== undefined);
  const [last, setLast] = useState({ dialog, user });
  if (isOpen && (last.dialog !== dialog || last.user !== user)) setLast({ dialog, user });
  // A dialog has to be closed before it goes: only then it gives the page back to screen readers.
  const shown = isOpen ? { dialog, user } : last;
  return (
    <Suspense fallback={null}>
      {shown.dialog === 'create' && <UserCreateDialog isOpen={isOpen} onClose={onClose} />}
      {shown.dialog === 'delete' && shown.user && (
        <UserDeleteDialog isOpen={isOpen} user={shown.user} onDeleted={onDeleted} onClose={onClose} />
      )}
    </Suspense>
  );
}
