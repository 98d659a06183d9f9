import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { Change } from '../../records/tables';
import { getAuthorName } from '../author';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { sendAccountEmail } from './accountEmail';
import { assertSendsEmail } from './passwordEmail';
import { hashPassword } from './passwordHash';
import { endPasswordLinks, findPasswordLink, LINK_LIFE, newPasswordLink } from './passwordLink';
import { passwordFault } from './passwordRule';
import { ACCOUNTS_LOCK, endSessions } from './session';

const OLD_LINK = say`This link has expired, was already used, or was replaced. Request a new one.`;

/** How long after an email no further one is sent to the same account, in milliseconds, so that no one floods it. */
const PAUSE = 60_000;

const sendLink = (ctx: DomainContext, user: AuthUserRecord, url: string) => {
  const name = getAuthorName({ user });
  return sendAccountEmail(ctx, {
    to: { name, email: user.email },
    subject: say`Reset your password`,
    text: [
      say`Hello ${name},`,
      say`We received a request to reset the password for your account. Use this link to set a new one:`,
    ],
    link: { label: say`Reset your password`, url },
    note: say`The link works once and expires after an hour. If you didn’t request this, ignore this email. Your password stays the same.`,
  });
};

/** Whether the account got a link a moment ago. */
const hasNewLink = async ({ store, now }: DomainContext, { id }: AuthUserRecord): Promise<boolean> => {
  const newest = new Date(now().getTime() + LINK_LIFE.RESET - PAUSE).toISOString();
  const found = await store.list(
    'passwordResets',
    ({ userId, kind, expiresAt }) => userId === id && kind === 'RESET' && expiresAt > newest,
  );
  return found.length > 0;
};

const sendNewLink = async (ctx: DomainContext, email: string): Promise<void> => {
  const wanted = email.trim();
  const [user] = await ctx.store.list(
    'authUsers',
    ({ email: own, isDisabled, passwordHash }) => own === wanted && !isDisabled && passwordHash !== '',
  );
  if (!user || (ctx.sendEmail && (await hasNewLink(ctx, user)))) return;
  const { link, change } = newPasswordLink(ctx, user, 'RESET');
  await withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const now = ctx.now().toISOString();
    const past = await ctx.store.list('passwordResets', ({ kind, expiresAt }) => kind === 'RESET' && expiresAt <= now);
    await commit([
      ...(await endPasswordLinks(ctx, user, 'RESET')),
      ...past.map(({ id }): Change => ({ table: 'passwordResets', remove: id })),
      change,
    ]);
  });
  await sendLink(ctx, user, link);
};

/**
 * Sends a password reset email to the account with the address, and invalidates its earlier links of this kind. Nothing
 * happens without one, or if it is disabled or has no password yet: a revoked invitation must not work after all.
 * Throws FORBIDDEN on a server that sends no email.
 */
export async function forgotPassword(ctx: DomainContext, { email }: { email: string }): Promise<void> {
  assertSendsEmail(ctx);
  const sent = sendNewLink(ctx, email);
  // Neither its time nor its failure must tell that there is an account. Whoever sends emails logs failures.
  if (ctx.sendEmail) sent.catch(() => undefined);
  else await sent;
}

/** The change that makes an invited user active. */
const activate = async ({ store }: Pick<DomainContext, 'store'>, { personId }: AuthUserRecord): Promise<Change[]> => {
  const person = await store.get('users', personId);
  return person?.status === 'pending' ? [{ table: 'users', put: { ...person, status: 'active' } }] : [];
};

/**
 * Sets a password using the token of a link, which invalidates all links of the account and ends all its sessions.
 * Throws INVALID at `token` or `password`.
 */
export function resetPassword(
  ctx: Pick<DomainContext, 'store' | 'now' | 'events' | 'locks'>,
  { token, password }: { token: string; password: string },
): Promise<true> {
  return withLock<true>(ctx, ACCOUNTS_LOCK, async (commit) => {
    const found = await findPasswordLink(ctx, token);
    if (!found) throw new DomainError('INVALID', OLD_LINK, { token: OLD_LINK });
    const fault = passwordFault(password);
    if (fault) assertNoFieldErrors({ password: fault });
    const { account } = found;
    const sessions = await ctx.store.list('sessions', ({ userId }) => userId === account.id);
    await endSessions(ctx, commit, sessions, [
      ...(await endPasswordLinks(ctx, account)),
      ...(await activate(ctx, account)),
      { table: 'authUsers', put: { ...account, passwordHash: await hashPassword(password) } },
    ]);
    return true;
  });
}
