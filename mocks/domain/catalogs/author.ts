import type { DomainContext } from '../context';

/** Who is named as the author of a change; work without a user, such as that of a script, is the system's own. */
export const authorOf = ({ user }: Pick<DomainContext, 'user'>) => user?.fullName || user?.username || 'System';
