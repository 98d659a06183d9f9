import { DomainError } from '../../errors';
import type { AuthUserRecord, SessionRecord } from '../../records/auth';
import { say } from '../../records/sentence';
import type { Change } from '../../records/tables';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { withAbility } from './abilities';
import { isPassword } from './passwordHash';
import { checkAttempt } from './checkAttempt';
import { TOKEN_LIFE } from './tokens';

/** Key of the lock for all changes to accounts and sessions. */
export const ACCOUNTS_LOCK = 'auth';

/** A signed-in account with its access and refresh tokens. */
export interface SignedIn {
  userData: AuthUserRecord;
  accessToken: string;
  refreshToken: string;
}

/**
 * How long, in milliseconds, a refresh token is still accepted after it was exchanged, because two tabs can exchange it
 * at the same time.
 */
const GRACE = 10_000;

type Writes = Pick<DomainContext, 'store' | 'now' | 'tokens' | 'events'>;

const expiryAt = (now: Date) => new Date(now.getTime() + TOKEN_LIFE * 1000).toISOString();

const signTokens = async (ctx: Writes, user: AuthUserRecord, session: SessionRecord): Promise<SignedIn> => {
  const claims = { id: user.id, sid: session.id, seq: session.rotation };
  return {
    userData: await withAbility(ctx, user),
    accessToken: await ctx.tokens.sign('access', claims, ctx.now()),
    refreshToken: await ctx.tokens.sign('refresh', claims, ctx.now()),
  };
};

/** Starts a session for the user and removes expired sessions. */
export async function openSession(ctx: Writes, user: AuthUserRecord): Promise<SignedIn> {
  const now = ctx.now();
  const over = await ctx.store.list('sessions', ({ expiresAt }) => expiresAt <= now.toISOString());
  const put: SessionRecord = {
    id: crypto.randomUUID(),
    userId: user.id,
    rotation: 0,
    rotatedAt: now.toISOString(),
    expiresAt: expiryAt(now),
  };
  await ctx.store.commit([
    ...over.map(({ id }): Change => ({ table: 'sessions', remove: id })),
    { table: 'sessions', put },
  ]);
  return signTokens(ctx, user, put);
}

/** Commits the changes, ends the sessions in the same commit, and closes their event streams. */
export async function endSessions(
  ctx: Pick<DomainContext, 'store' | 'events'>,
  sessions: readonly SessionRecord[],
  changes: readonly Change[] = [],
): Promise<void> {
  await ctx.store.commit([...changes, ...sessions.map(({ id }): Change => ({ table: 'sessions', remove: id }))]);
  for (const { id } of sessions) ctx.events.emit('sessionEnded', { id });
}

const DISABLED = say`This account is disabled. Ask an administrator to enable it.`;

/**
 * Signs in. Both values are compared exactly (spec, section 5). Throws INVALID, LIMIT, or, for a disabled account,
 * FORBIDDEN at the field `email`.
 */
export async function login(ctx: DomainContext, input: { email: string; password: string }): Promise<SignedIn> {
  const [account] = await ctx.store.list('authUsers', ({ email }) => email === input.email);
  const hash = account?.passwordHash ?? null;
  const isRight = await checkAttempt(ctx, { email: input.email, field: 'email' }, () =>
    isPassword(input.password, hash),
  );
  const signedIn = await withLock(ctx, ACCOUNTS_LOCK, async () => {
    const user = isRight && account ? await ctx.store.get('authUsers', account.id) : undefined;
    // The password can have been changed during the check.
    if (!user || user.passwordHash !== hash) return null;
    if (user.isDisabled) throw new DomainError('FORBIDDEN', DISABLED, { email: DISABLED });
    return openSession(ctx, user);
  });
  if (signedIn) return signedIn;
  throw new DomainError('INVALID', 'Email or Password is Invalid', { email: 'Email or Password is Invalid' });
}

const createTokenError = () => new DomainError('UNAUTHENTICATED', 'Invalid refresh token');

/**
 * Exchanges a refresh token for a new pair (spec, section 5). Each token is valid once: reusing an earlier one ends the
 * session, because two parties seem to have it. Only the most recent one is accepted for a few more seconds and returns
 * its successor. Throws UNAUTHENTICATED.
 */
export function refreshSession(ctx: DomainContext, input: { refreshToken: string }): Promise<SignedIn> {
  return withLock(ctx, ACCOUNTS_LOCK, async () => {
    const now = ctx.now();
    const { id, sid, seq } = await ctx.tokens.verify('refresh', input.refreshToken, now);
    const session = await ctx.store.get('sessions', sid);
    const user = session?.userId === id ? await ctx.store.get('authUsers', id) : undefined;
    if (!session || !user || user.isDisabled) throw createTokenError();
    if (seq === session.rotation) {
      const put = { ...session, rotation: seq + 1, rotatedAt: now.toISOString(), expiresAt: expiryAt(now) };
      await ctx.store.commit([{ table: 'sessions', put }]);
      return signTokens(ctx, user, put);
    }
    const isJustTraded = seq === session.rotation - 1 && now.getTime() - Date.parse(session.rotatedAt) <= GRACE;
    if (isJustTraded) return signTokens(ctx, user, session);
    await endSessions(ctx, [session]);
    throw createTokenError();
  });
}

/**
 * Restores sessions from the previous data whose accounts still exist, so that replacing the demo data signs no one
 * out.
 */
export async function keepSessions(
  { store }: Pick<DomainContext, 'store'>,
  sessions: readonly SessionRecord[],
): Promise<void> {
  const accounts = new Set((await store.list('authUsers')).map(({ id }) => id));
  const kept = sessions.filter(({ userId }) => accounts.has(userId));
  await store.commit(kept.map((put): Change => ({ table: 'sessions', put })));
}
