import type { AuthUserRecord } from '../../records/auth';

/** Who is named as the author of a change; work without a user, such as that of a script, is the system's own. */
export const authorOf = ({ user }: { user: Pick<AuthUserRecord, 'fullName' | 'username'> | null }) =>
  user?.fullName || user?.username || 'System';
