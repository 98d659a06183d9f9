import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { Change } from '../../records/tables';
import type { UserRecord } from '../../records/users';
import { newAccount } from './accounts';
import { NEW_USER } from './userFields';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { listSentences, say, type Sentence } from '../../records/sentence';
import type { DomainContext } from '../context';
import { isEmailAddress } from '#shared/emailAddress';
import { passwordFault } from '../auth/passwordRule';
import { hashPassword } from '../auth/passwordHash';
import { ACCOUNTS_LOCK, openSession, type SignedIn } from '../auth/session';

/** The input for a new account. */
export interface Registration {
  email: string;
  password: string;
  username: string;
}

const USERNAME_LENGTH = 2000;

const usernameFault = (username: string) => {
  if (!username) return say`Enter a username.`;
  return username.length > USERNAME_LENGTH ? say`Use ${USERNAME_LENGTH} characters or fewer.` : null;
};

const refuseFaults = ({ email, username, password }: Registration) => {
  const messages = {
    email: isEmailAddress(email) ? null : say`Enter a valid email address. Example: name@example.com`,
    username: usernameFault(username),
    password: passwordFault(password),
  };
  assertNoFieldErrors(
    Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, Sentence] => entry[1] !== null)),
  );
};

/** The changes that create an administrator, whose names no one else must have. */
export async function newAdministrator(
  ctx: Pick<DomainContext, 'store'>,
  names: Pick<UserRecord, 'email' | 'username'> & Partial<Pick<UserRecord, 'fullName'>>,
  passwordHash: string,
): Promise<{ user: AuthUserRecord; changes: Change[] }> {
  const id = await ctx.store.nextId('users');
  const person: UserRecord = { ...NEW_USER, ...names, id, role: 'admin', status: 'active' };
  const user = { ...(await newAccount(ctx, person)), passwordHash };
  return {
    user,
    changes: [
      { table: 'users', put: person },
      { table: 'authUsers', put: user },
    ],
  };
}

/**
 * Creates an administrator (spec, section 6). Throws CONFLICT with a message for each value that is already
 * in use, and FORBIDDEN without demo data: on a team's server, administrators create accounts.
 */
export async function register(ctx: DomainContext, input: Registration): Promise<SignedIn> {
  if (!ctx.demo) {
    throw new DomainError('FORBIDDEN', say`On this server, administrators create accounts. Ask one to invite you.`);
  }
  const { email, password } = input;
  const username = input.username.trim();
  refuseFaults({ email, username, password });
  const passwordHash = await hashPassword(password);
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const users = [...(await ctx.store.list('authUsers')), ...(await ctx.store.list('users'))];
    const taken = {
      ...(users.some((user) => user.email === email) && { email: say`This email is already in use.` }),
      ...(users.some((user) => user.username === username) && { username: say`This username is already in use.` }),
    };
    if (Object.keys(taken).length) throw new DomainError('CONFLICT', listSentences(Object.values(taken)), taken);
    const { user, changes } = await newAdministrator(ctx, { username, email }, passwordHash);
    return openSession(ctx, commit, user, changes);
  });
}
