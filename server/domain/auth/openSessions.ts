import type { SessionRecord } from '../../records/auth';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';
import { assertAbility } from './abilities';
import { ACCOUNTS_LOCK, endSessions } from './session';

type Reads = Pick<DomainContext, 'store' | 'now' | 'user' | 'sessionId'>;
type Writes = Reads & Pick<DomainContext, 'locks' | 'events'>;

/** The open sessions of an account. */
export function listSessions(
  { store, now }: Pick<DomainContext, 'store' | 'now'>,
  accountId: string,
): Promise<SessionRecord[]> {
  const time = now().toISOString();
  return store.list('sessions', ({ userId, expiresAt }) => userId === accountId && expiresAt > time);
}

/** The open sessions of the signed-in account: that of the request first, then those that were active last. */
export async function listOwnSessions(ctx: Reads): Promise<SessionRecord[]> {
  const sessions = await listSessions(ctx, assertAbility(ctx.user, null).id);
  const isOwn = ({ id }: SessionRecord) => Number(id === ctx.sessionId);
  return sessions.sort((a, b) => isOwn(b) - isOwn(a) || b.activeAt.localeCompare(a.activeAt));
}

/**
 * Ends sessions of the signed-in account: those with the ids, or all. Ids of other sessions, or of none, have no
 * effect. Returns those that are still open.
 */
export async function endOwnSessions(ctx: Writes, ids: readonly string[] | null): Promise<SessionRecord[]> {
  await withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const open = await listOwnSessions(ctx);
    await endSessions(ctx, commit, ids ? open.filter(({ id }) => ids.includes(id)) : open);
  });
  return listOwnSessions(ctx);
}
