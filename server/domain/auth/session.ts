import { DomainError } from '../../errors';
import type { AuthUserRecord, SessionRecord } from '../../records/auth';
import { say } from '../../records/sentence';
import type { Change } from '../../records/tables';
import { type Commit, withLock } from '../withLock';
import type { DomainContext } from '../context';
import { withAbility } from './abilities';
import { isPassword } from './passwordHash';
import { checkAttempt } from './checkAttempt';
import { getIdleMinutes } from './sessionPolicy';
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

/** Characters that are stored of what a client calls itself. */
const USER_AGENT_LENGTH = 300;

/** Characters that are stored of the languages that a client prefers. */
const ACCEPT_LANGUAGE_LENGTH = 100;

/**
 * When a session ends. The gateway learns of input only when a token is exchanged, so the last one can have been later,
 * by at most the lifetime of a token.
 */
const findExpiry = async (ctx: Writes, user: AuthUserRecord, activeAt: string) => {
  const idle = (await getIdleMinutes(ctx, user)) * 60_000;
  return new Date(Date.parse(activeAt) + idle + TOKEN_LIFE * 1000).toISOString();
};

const signTokens = async (ctx: Writes, user: AuthUserRecord, session: SessionRecord): Promise<SignedIn> => {
  const claims = { id: user.id, sid: session.id, seq: session.rotation };
  return {
    userData: await withAbility(ctx, user),
    accessToken: await ctx.tokens.sign('access', claims, ctx.now()),
    refreshToken: await ctx.tokens.sign('refresh', claims, ctx.now()),
  };
};

/** Commits the changes, starts a session for the user, and removes expired sessions. */
export async function openSession(
  ctx: Writes & Pick<DomainContext, 'userAgent'>,
  commit: Commit,
  user: AuthUserRecord,
  changes: readonly Change[] = [],
): Promise<SignedIn> {
  const now = ctx.now();
  const over = await ctx.store.list('sessions', ({ expiresAt }) => expiresAt <= now.toISOString());
  const put: SessionRecord = {
    id: crypto.randomUUID(),
    userId: user.id,
    createdAt: now.toISOString(),
    userAgent: ctx.userAgent.slice(0, USER_AGENT_LENGTH),
    rotation: 0,
    rotatedAt: now.toISOString(),
    activeAt: now.toISOString(),
    expiresAt: await findExpiry(ctx, user, now.toISOString()),
  };
  await commit([
    ...changes,
    ...over.map(({ id }): Change => ({ table: 'sessions', remove: id })),
    { table: 'sessions', put },
  ]);
  return signTokens(ctx, user, put);
}

/** Commits the changes, ends the sessions in the same commit, and closes their event streams. */
export async function endSessions(
  { events }: Pick<DomainContext, 'events'>,
  commit: Commit,
  sessions: readonly SessionRecord[],
  changes: readonly Change[] = [],
): Promise<void> {
  await commit([...changes, ...sessions.map(({ id }): Change => ({ table: 'sessions', remove: id }))]);
  for (const { id } of sessions) events.emit('sessionEnded', { id });
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
  const signedIn = await withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const user = isRight && account ? await ctx.store.get('authUsers', account.id) : undefined;
    // The password can have been changed during the check.
    if (!user || user.passwordHash !== hash) return null;
    if (user.isDisabled) throw new DomainError('FORBIDDEN', DISABLED, { email: DISABLED });
    const acceptLanguage = ctx.acceptLanguage?.slice(0, ACCEPT_LANGUAGE_LENGTH) ?? user.acceptLanguage;
    if (acceptLanguage === undefined || acceptLanguage === user.acceptLanguage) return openSession(ctx, commit, user);
    const put = { ...user, acceptLanguage };
    return openSession(ctx, commit, put, [{ table: 'authUsers', put }]);
  });
  if (signedIn) return signedIn;
  throw new DomainError('INVALID', 'Email or Password is Invalid', { email: 'Email or Password is Invalid' });
}

const createTokenError = () => new DomainError('UNAUTHENTICATED', 'Invalid refresh token');

/** A refresh token to exchange. */
interface Refresh {
  refreshToken: string;
  /**
   * For how long the user has given no input. Undefined for a client that does not say so: its tokens only last as long
   * as they say.
   */
  idleSeconds?: number;
}

/**
 * Exchanges a refresh token for a new pair (spec, section 5). While the user is not idle for too long, the token can
 * have expired, so that a computer can sleep. Each token is valid once: reusing an earlier one ends the
 * session, because two parties seem to have it. Only the most recent one is accepted for a few more seconds and returns
 * its successor. Throws UNAUTHENTICATED, also if the user was idle for too long.
 */
export function refreshSession(ctx: DomainContext, { refreshToken, idleSeconds }: Refresh): Promise<SignedIn> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const now = ctx.now();
    const { id, sid, seq } = await ctx.tokens.verify('refresh', refreshToken, now, idleSeconds !== undefined);
    const session = await ctx.store.get('sessions', sid);
    const user = session?.userId === id ? await ctx.store.get('authUsers', id) : undefined;
    if (!session || !user || user.isDisabled) throw createTokenError();
    const idle = Math.max(0, idleSeconds ?? 0) * 1000;
    const isIdle = idle >= (await getIdleMinutes(ctx, user)) * 60_000;
    if (isIdle || (await findExpiry(ctx, user, session.activeAt)) <= now.toISOString()) {
      await endSessions(ctx, commit, [session]);
      throw createTokenError();
    }
    if (seq === session.rotation) {
      const inputAt = new Date(now.getTime() - idle).toISOString();
      const activeAt = inputAt > session.activeAt ? inputAt : session.activeAt;
      const expiresAt = await findExpiry(ctx, user, activeAt);
      const put = { ...session, rotation: seq + 1, rotatedAt: now.toISOString(), activeAt, expiresAt };
      await commit([{ table: 'sessions', put }]);
      return signTokens(ctx, user, put);
    }
    const isJustTraded = seq === session.rotation - 1 && now.getTime() - Date.parse(session.rotatedAt) <= GRACE;
    if (isJustTraded) return signTokens(ctx, user, session);
    await endSessions(ctx, commit, [session]);
    throw createTokenError();
  });
}

/** Ends the session of a refresh token, which can have expired. Nothing happens if it is not valid or over. */
export async function signOut(ctx: Writes & Pick<DomainContext, 'locks'>, refreshToken: string): Promise<void> {
  const claims = await ctx.tokens.verify('refresh', refreshToken, ctx.now(), true).catch(() => null);
  await withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const session = claims && (await ctx.store.get('sessions', claims.sid));
    if (session && session.userId === claims.id) await endSessions(ctx, commit, [session]);
  });
}

/**
 * Restores sessions from the previous data whose accounts still exist, so that replacing the demo data signs no one
 * out.
 */
export function keepSessions(
  ctx: Pick<DomainContext, 'store' | 'locks'>,
  sessions: readonly SessionRecord[],
): Promise<void> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const accounts = new Set((await ctx.store.list('authUsers')).map(({ id }) => id));
    const kept = sessions.filter(({ userId }) => accounts.has(userId));
    await commit(kept.map((put): Change => ({ table: 'sessions', put })));
  });
}
