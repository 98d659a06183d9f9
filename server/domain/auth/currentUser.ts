import type { AuthUserRecord } from '../../records/auth';
import type { DomainContext } from '../context';
import { withAbility } from './abilities';

/** A session and its account, which can have changed since. */
type Caller = Pick<DomainContext, 'store' | 'now' | 'sessionId'> & { user: Pick<AuthUserRecord, 'id'> | null };

/** Returns the account with its current rules; null if its session is over or the account is deleted or disabled. */
export async function findCurrentUser({ store, now, user, sessionId }: Caller): Promise<AuthUserRecord | null> {
  const session = sessionId === null ? undefined : await store.get('sessions', sessionId);
  if (!user || session?.userId !== user.id || session.expiresAt <= now().toISOString()) return null;
  const account = await store.get('authUsers', user.id);
  return account && !account.isDisabled ? withAbility({ store }, account) : null;
}
