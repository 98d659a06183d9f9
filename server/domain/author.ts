import type { AuthUserRecord } from '../records/auth';

type Author = Pick<AuthUserRecord, 'fullName' | 'username'> | null;

/**
 * Returns the name recorded as the author of a change. Changes without a user, such as those made by a script, are
 * attributed to the system.
 */
export function getAuthorName({ user }: { user: Author }) {
  return user?.fullName || user?.username || 'System';
}

/** Returns when, and by whom, a record is changed now. */
export function getEdit({ now, user }: { now: () => Date; user: Author }) {
  return { updatedAt: now().toISOString(), updatedBy: getAuthorName({ user }) };
}
