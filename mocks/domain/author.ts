import type { AuthUserRecord } from '../records/auth';

/**
 * Returns the name recorded as the author of a change. Changes without a user, such as those made by a script, are
 * attributed to the system.
 */
export function getAuthorName({ user }: { user: Pick<AuthUserRecord, 'fullName' | 'username'> | null }) {
  return user?.fullName || user?.username || 'System';
}
