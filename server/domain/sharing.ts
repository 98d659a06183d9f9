import type { AuthUserRecord } from '../records/auth';
import type { RoleName } from '../types.generated';
import { can } from './auth/abilities';

/** What belongs to an account, and can be shared with the accounts of a role. */
export interface Shared {
  ownerId: string;
  sharedWith: RoleName | null;
}

const isAdministrator = (user: AuthUserRecord) => can(user, 'manage', 'all');

/** Whether the account sees it: its own, and shared ones of its role, or all shared ones. */
export function isVisible(user: AuthUserRecord, { ownerId, sharedWith }: Shared): boolean {
  return ownerId === user.id || (sharedWith !== null && (sharedWith === user.role || isAdministrator(user)));
}

/** Whether the account can change it, which it sees. */
export function isEditable(user: AuthUserRecord, { ownerId, sharedWith }: Shared): boolean {
  return ownerId === user.id || (sharedWith !== null && isAdministrator(user));
}
