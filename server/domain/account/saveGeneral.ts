import { DomainError } from '../../errors';
import type { Change } from '../../records/tables';
import type { AccountSettings, ChangePasswordInput, UpdateAccountGeneralInput } from '../../types.generated';
import { hashPassword, isPassword } from '../auth/passwordHash';
import { passwordFault } from '../auth/passwordRule';
import { ACCOUNTS_LOCK, endSessions } from '../auth/session';
import { checkAttempt } from '../auth/checkAttempt';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { listSentences, say, type Sentence } from '../../records/sentence';
import type { DomainContext } from '../context';
import { isEmailAddress } from '#shared/emailAddress';
import { newMedia } from '../files/media';
import { toAccount, accountView } from './accountView';
import { TEXT_LENGTH, tooLong } from './settingsFaults';

type Writes = Pick<DomainContext, 'store' | 'files' | 'now' | 'user' | 'locks'>;

type PasswordWrites = Pick<
  DomainContext,
  'store' | 'now' | 'user' | 'events' | 'sessionId' | 'address' | 'attempts' | 'locks'
>;

const WRONG_PASSWORD = say`The current password is incorrect.`;

type Names = Record<'username' | 'fullName' | 'email' | 'company', string>;

const findFaults = (names: Names): Record<string, Sentence> => {
  const long = Object.entries(names).filter(([, text]) => text.length > TEXT_LENGTH);
  return {
    ...(!names.username && { username: say`Enter a username.` }),
    ...(!names.fullName && { fullName: say`Enter your name.` }),
    ...(!isEmailAddress(names.email) && { email: say`Enter a valid email address. Example: name@example.com` }),
    ...Object.fromEntries(long.map(([field]) => [field, tooLong(TEXT_LENGTH)])),
  };
};

/** Throws CONFLICT with the texts of the error catalog (spec, section 8). */
const refuseTaken = async ({ store }: Writes, id: string, { email, username }: Names) => {
  const own = await store.get('authUsers', id);
  const others = [
    ...(await store.list('authUsers', (user) => user.id !== id)),
    ...(await store.list('users', (person) => person.id !== own?.personId)),
  ];
  const taken = {
    ...(others.some((user) => user.email === email) && { email: say`This email is already in use.` }),
    ...(others.some((user) => user.username === username) && { username: say`This username is already in use.` }),
  };
  if (Object.keys(taken).length) throw new DomainError('CONFLICT', listSentences(Object.values(taken)), taken);
};

/** The uploaded avatar. Throws the errors of `mediaCreate`, with the message at `avatarFileId`. */
const uploadedAvatar = async (ctx: Writes, fileId: string) => {
  try {
    return await newMedia(ctx, { fileId });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, error.sentence, { avatarFileId: error.sentence });
  }
};

/**
 * Saves the names and avatar on the account itself, so that sign-in and every screen show them. Throws INVALID or
 * CONFLICT with `fields`, and for the avatar the errors of `mediaCreate`.
 */
export function saveAccountGeneral(ctx: Writes, input: UpdateAccountGeneralInput): Promise<AccountSettings> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const former = await toAccount(ctx);
    const names = {
      username: (input.username ?? former.user.username).trim(),
      fullName: (input.fullName ?? former.user.fullName).trim(),
      email: (input.email ?? former.user.email).trim(),
      company: input.company?.trim() ?? former.settings.company,
    };
    assertNoFieldErrors(findFaults(names));
    await refuseTaken(ctx, former.user.id, names);
    const { company, ...own } = names;
    const uploaded = input.avatarFileId ? await uploadedAvatar(ctx, input.avatarFileId) : null;
    const avatar = uploaded?.media.url ?? (input.isAvatarReset ? null : former.user.avatar);
    const user = { ...former.user, ...own, avatar };
    const settings = { ...former.settings, company };
    const person = await ctx.store.get('users', user.personId);
    await commit([
      ...(uploaded ? [uploaded.change] : []),
      { table: 'authUsers', put: user },
      ...(person ? [{ table: 'users', put: { ...person, ...own, company, avatar } } satisfies Change] : []),
      { table: 'accountSettings', put: settings },
    ]);
    return accountView(ctx, { user, settings });
  });
}

/**
 * Changes the account's password and ends all its sessions except the current one. Throws INVALID at `currentPassword`
 * or `newPassword`, and LIMIT at `currentPassword` after too many wrong attempts.
 */
export async function changePassword(ctx: PasswordWrites, input: ChangePasswordInput): Promise<AccountSettings> {
  const { currentPassword, newPassword } = input;
  const { user: former } = await toAccount(ctx);
  const isCurrent = await checkAttempt(ctx, { email: former.email, field: 'currentPassword' }, () =>
    isPassword(currentPassword, former.passwordHash),
  );
  const isSame = isCurrent && newPassword === currentPassword;
  const fault =
    passwordFault(newPassword) ?? (isSame ? say`Enter a password that differs from the current one.` : null);
  assertNoFieldErrors({
    ...(!isCurrent && { currentPassword: WRONG_PASSWORD }),
    ...(fault && { newPassword: fault }),
  });
  const passwordHash = await hashPassword(newPassword);
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const { user, settings } = await toAccount(ctx);
    if (user.passwordHash !== former.passwordHash) assertNoFieldErrors({ currentPassword: WRONG_PASSWORD });
    const isOfUser = ({ userId }: { userId: string }) => userId === user.id;
    const resets = await ctx.store.list('passwordResets', isOfUser);
    const sessions = await ctx.store.list('sessions', (session) => isOfUser(session) && session.id !== ctx.sessionId);
    const changed = { ...settings, passwordChangedAt: ctx.now().toISOString() };
    await endSessions(ctx, commit, sessions, [
      ...resets.map(({ id }): Change => ({ table: 'passwordResets', remove: id })),
      { table: 'authUsers', put: { ...user, passwordHash } },
      { table: 'accountSettings', put: changed },
    ]);
    return accountView(ctx, { user, settings: changed });
  });
}
