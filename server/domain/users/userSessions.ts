import type { UserRecord } from '../../records/users';
import { listSessions } from '../auth/openSessions';
import { ACCOUNTS_LOCK, endSessions } from '../auth/session';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';
import { assertCovers, findAccount } from './accounts';
import { getUser } from './userList';

/**
 * Ends all sessions of a user. Throws NOT_FOUND, and FORBIDDEN for users with more permissions than one's own. Returns
 * the user and how many sessions there were.
 */
export function endUserSessions(
  ctx: Pick<DomainContext, 'store' | 'now' | 'locks' | 'events' | 'user'>,
  userId: string,
): Promise<{ user: UserRecord; endedCount: number }> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const user = await getUser(ctx, userId);
    const account = await findAccount(ctx, user);
    await assertCovers(ctx, account ?? user);
    const sessions = account ? await listSessions(ctx, account.id) : [];
    await endSessions(ctx, commit, sessions);
    return { user, endedCount: sessions.length };
  });
}
