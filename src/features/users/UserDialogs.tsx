import { lazy, Suspense } from 'react';
import { useSession } from '../../session/sessionContext';
import { useLastOpen } from '../../ui/useLastOpen';
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
  const shown = useLastOpen(isOpen, dialog);
  const shownUser = useLastOpen(isOpen, user);
  return (
    <Suspense fallback={null}>
      {shown === 'create' && <UserCreateDialog isOpen={isOpen} onClose={onClose} />}
      {shown === 'delete' && shownUser && (
        <UserDeleteDialog isOpen={isOpen} user={shownUser} onDeleted={onDeleted} onClose={onClose} />
      )}
    </Suspense>
  );
}
