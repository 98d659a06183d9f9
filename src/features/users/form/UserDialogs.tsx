import { lazy, Suspense } from 'react';
import { useSession } from '#session/sessionContext';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import type { userDialogs } from '../list/userListParams';
import type { DeletableUser } from './UserDeleteDialog';

const UserCreateDialog = lazy(() =>
  import('./UserCreateDialog').then((module) => ({ default: module.UserCreateDialog })),
);
const UserInviteDialog = lazy(() =>
  import('../invitation/UserInviteDialog').then((module) => ({ default: module.UserInviteDialog })),
);
const UserSignOutDialog = lazy(() =>
  import('../invitation/UserSignOutDialog').then((module) => ({ default: module.UserSignOutDialog })),
);
const UserDisableDialog = lazy(() =>
  import('../invitation/UserDisableDialog').then((module) => ({ default: module.UserDisableDialog })),
);
const UserDeleteDialog = lazy(() =>
  import('./UserDeleteDialog').then((module) => ({ default: module.UserDeleteDialog })),
);

export interface UserDialogsProps {
  /** Null for none. */
  dialog: (typeof userDialogs)[number] | null;
  /** The user of the dialog. Nothing is shown until it is known. */
  user: DeletableUser | undefined;
  /** Called after the user was deleted, instead of `onClose`. */
  onDeleted: () => void;
  onClose: () => void;
}

/** The permission that each dialog needs. */
const actions = {
  create: 'create',
  invite: 'create',
  password: 'update',
  signOut: 'update',
  disable: 'update',
  delete: 'delete',
} as const;

/** The open dialog. Its code is loaded on first use. It opens only with the required permission. */
export function UserDialogs({ dialog, user, onDeleted, onClose }: UserDialogsProps) {
  const { can } = useSession();
  const isOpen = dialog !== null && can(actions[dialog], 'User') && (dialog === 'create' || user !== undefined);
  const shown = useLastOpen(isOpen, dialog);
  const shownUser = useLastOpen(isOpen, user);
  return (
    <Suspense fallback={null}>
      {shown === 'create' && <UserCreateDialog isOpen={isOpen} onClose={onClose} />}
      {shown === 'invite' && shownUser && <UserInviteDialog isOpen={isOpen} user={shownUser} onClose={onClose} />}
      {shown === 'password' && shownUser && (
        <UserInviteDialog isOpen={isOpen} isReset user={shownUser} onClose={onClose} />
      )}
      {shown === 'signOut' && shownUser && <UserSignOutDialog isOpen={isOpen} user={shownUser} onClose={onClose} />}
      {shown === 'disable' && shownUser && <UserDisableDialog isOpen={isOpen} user={shownUser} onClose={onClose} />}
      {shown === 'delete' && shownUser && (
        <UserDeleteDialog isOpen={isOpen} user={shownUser} onDeleted={onDeleted} onClose={onClose} />
      )}
    </Suspense>
  );
}
