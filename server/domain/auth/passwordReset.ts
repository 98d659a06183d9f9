import { deliverEmail } from '../email/deliverEmail';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { Change } from '../../records/tables';
import { getAuthorName } from '../author';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { ACCOUNTS_SENDER } from './passwordEmail';
import { hashPassword } from './passwordHash';
import { passwordFault } from './passwordRule';
import { ACCOUNTS_LOCK, endSessions } from './session';
import { escapeHtml } from '#shared/escapeHtml';

/** Validity of a password reset link in milliseconds: one hour. */
const LINK_LIFE = 3_600_000;

const TOKEN_BYTES = 32;

const OLD_LINK = say`This link was already used or is more than an hour old. Request a new one.`;

const toId = (token: string) => bytesToHex(sha256(utf8ToBytes(token)));

const deliverLink = async (ctx: DomainContext, user: AuthUserRecord, token: string) => {
  const link = `/pages/reset-password-v1?token=${token}`;
  await deliverEmail(ctx, {
    from: ACCOUNTS_SENDER,
    to: [{ name: getAuthorName({ user }), email: user.email }],
    subject: 'Reset your password',
    message: [
      `<p>Hello ${escapeHtml(getAuthorName({ user }))},</p>`,
      '<p>We received a request to reset the password for your account. Use this link to set a new one:</p>',
      `<p><a href="${link}">Reset your password</a></p>`,
      '<p>The link works once and expires after an hour. If you didn’t request this, ignore this email. Your password stays the same.</p>',
    ].join(''),
  });
};

/**
 * Sends a password reset email to the account with the address, if there is one, and invalidates its earlier links.
 */
export async function forgotPassword(ctx: DomainContext, { email }: { email: string }): Promise<void> {
  const wanted = email.trim();
  const [user] = await ctx.store.list('authUsers', (account) => account.email === wanted);
  if (!user) return;
  const token = bytesToHex(randomBytes(TOKEN_BYTES));
  await withLock(ctx, ACCOUNTS_LOCK, async () => {
    const now = ctx.now();
    const past = await ctx.store.list(
      'passwordResets',
      ({ userId, expiresAt }) => userId === user.id || expiresAt <= now.toISOString(),
    );
    const expiresAt = new Date(now.getTime() + LINK_LIFE).toISOString();
    await ctx.store.commit([
      ...past.map(({ id }): Change => ({ table: 'passwordResets', remove: id })),
      { table: 'passwordResets', put: { id: toId(token), userId: user.id, expiresAt } },
    ]);
  });
  await deliverLink(ctx, user, token);
}

/**
 * Sets a new password using the token from a reset link, which invalidates the token and ends all sessions of the
 * account. Throws INVALID at `token` or `password`.
 */
export function resetPassword(
  ctx: Pick<DomainContext, 'store' | 'now' | 'events' | 'locks'>,
  { token, password }: { token: string; password: string },
): Promise<true> {
  return withLock<true>(ctx, ACCOUNTS_LOCK, async () => {
    const reset = await ctx.store.get('passwordResets', toId(token));
    const user = reset && (await ctx.store.get('authUsers', reset.userId));
    if (!reset || !user || reset.expiresAt <= ctx.now().toISOString()) {
      throw new DomainError('INVALID', OLD_LINK, { token: OLD_LINK });
    }
    const fault = passwordFault(password);
    if (fault) assertNoFieldErrors({ password: fault });
    const sessions = await ctx.store.list('sessions', ({ userId }) => userId === user.id);
    await endSessions(ctx, sessions, [
      { table: 'passwordResets', remove: reset.id },
      { table: 'authUsers', put: { ...user, passwordHash: await hashPassword(password) } },
    ]);
    return true;
  });
}
