import { isEmailAddress } from '#shared/emailAddress';
import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import { say } from '../../records/sentence';
import type { Change } from '../../records/tables';
import type { UserRecord } from '../../records/users';
import { assertSendsEmail } from '../auth/passwordEmail';
import { endPasswordLinks, newPasswordLink } from '../auth/passwordLink';
import { ACCOUNTS_LOCK } from '../auth/session';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';
import { assertCovers, findAccount, newAccount } from './accounts';
import { deliverInvitation, type Invited } from './invitationEmail';
import { assertIdentityFree } from './userFields';
import { getUser } from './userList';

/** Throws CONFLICT if the user can't be invited, and INVALID without an email address. */
const assertInvitable = (user: UserRecord, account: AuthUserRecord | undefined) => {
  if (account && account.passwordHash !== '') {
    throw new DomainError('CONFLICT', say`This user has already set a password. “Forgot password?” sends a new link.`);
  }
  if (user.status === 'inactive') throw new DomainError('CONFLICT', say`This user is disabled. Enable the user first.`);
  if (isEmailAddress(user.email)) return;
  throw new DomainError('INVALID', say`This user has no valid email address. Enter one first.`);
};

/** The account of the user, created if there is none. */
const toAccount = async (ctx: DomainContext, user: UserRecord): Promise<AuthUserRecord> => {
  const account = await findAccount(ctx, user);
  assertInvitable(user, account);
  await assertCovers(ctx, account ?? user);
  if (account) return account;
  assertIdentityFree(user, await ctx.store.list('authUsers'));
  return newAccount(ctx, user);
};

const invite = (ctx: DomainContext, id: string, isReplacing: boolean): Promise<Invited> =>
  withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const user: UserRecord = { ...(await getUser(ctx, id)), status: 'pending' };
    const account = await toAccount(ctx, await getUser(ctx, id));
    const { link, change } = newPasswordLink(ctx, account, 'INVITATION');
    await commit([
      ...(isReplacing ? await endPasswordLinks(ctx, account, 'INVITATION') : []),
      { table: 'users', put: user },
      { table: 'authUsers', put: account },
      change,
    ]);
    return { user, invitationLink: link };
  });

/**
 * Emails a new link to set the first password, and ends the earlier ones. Throws NOT_FOUND, CONFLICT for users who have
 * a password or are disabled, INVALID without an email address, and FORBIDDEN for users with more permissions than
 * one's own, or on a server that sends no email. CONFLICT, too, if the email can't be sent.
 */
export async function sendInvitation(ctx: DomainContext, id: string): Promise<Invited> {
  assertSendsEmail(ctx);
  const invited = await invite(ctx, id, true);
  if (await deliverInvitation(ctx, invited)) return invited;
  throw new DomainError('CONFLICT', say`The email couldn’t be sent. Copy the link, and send it to the user yourself.`);
}

/** Creates one more link to set the first password. Throws as `sendInvitation` does. */
export function createInvitationLink(ctx: DomainContext, id: string): Promise<Invited> {
  return invite(ctx, id, false);
}

/**
 * Creates a link to set a new password, for the user to get from the signed-in one, and ends the earlier ones. Throws
 * NOT_FOUND, CONFLICT for users who have no password yet or are disabled, and FORBIDDEN for users with more permissions
 * than one's own.
 */
export function createPasswordLink(
  ctx: DomainContext,
  id: string,
): Promise<{ user: UserRecord; passwordLink: string }> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const user = await getUser(ctx, id);
    const account = await findAccount(ctx, user);
    await assertCovers(ctx, account ?? user);
    if (!account || account.passwordHash === '') {
      throw new DomainError('CONFLICT', say`This user hasn’t set a password yet. Send the invitation again.`);
    }
    if (account.isDisabled) throw new DomainError('CONFLICT', say`This user is disabled. Enable the user first.`);
    const { link, change } = newPasswordLink(ctx, account, 'RESET');
    await commit([...(await endPasswordLinks(ctx, account, 'RESET')), change]);
    return { user, passwordLink: link };
  });
}

/** Ends all links to set the first password. Throws NOT_FOUND, or FORBIDDEN as `sendInvitation` does. */
export function revokeInvitation(ctx: DomainContext, id: string): Promise<UserRecord> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const user = await getUser(ctx, id);
    const account = await findAccount(ctx, user);
    await assertCovers(ctx, account ?? user);
    const changes: Change[] = account ? await endPasswordLinks(ctx, account, 'INVITATION') : [];
    // Without a change, the app would not learn that its list is outdated.
    await commit([...changes, { table: 'users', put: user }]);
    return user;
  });
}

/** When the last link to set the first password expires, or expired; null without one. */
export async function findInvitationExpiry(
  { store }: Pick<DomainContext, 'store'>,
  user: UserRecord,
): Promise<string | null> {
  const account = await findAccount({ store }, user);
  if (!account) return null;
  const links = await store.list(
    'passwordResets',
    ({ userId, kind }) => userId === account.id && kind === 'INVITATION',
  );
  return links.reduce<string | null>(
    (latest, { expiresAt }) => (latest && latest > expiresAt ? latest : expiresAt),
    null,
  );
}
