import { DomainError } from '../../errors';
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

/**
 * Creates an administrator (spec, section 6). Throws CONFLICT with a message for each value that is already
 * in use.
 */
export async function register(ctx: DomainContext, input: Registration): Promise<SignedIn> {
  const { email, password } = input;
  const username = input.username.trim();
  refuseFaults({ email, username, password });
  const passwordHash = await hashPassword(password);
  return withLock(ctx, ACCOUNTS_LOCK, async () => {
    const users = [...(await ctx.store.list('authUsers')), ...(await ctx.store.list('users'))];
    const taken = {
      ...(users.some((user) => user.email === email) && { email: say`This email is already in use.` }),
      ...(users.some((user) => user.username === username) && { username: say`This username is already in use.` }),
    };
    if (Object.keys(taken).length) throw new DomainError('CONFLICT', listSentences(Object.values(taken)), taken);
    const names = { username, email, role: 'admin' };
    const person: UserRecord = { ...NEW_USER, ...names, id: await ctx.store.nextId('users'), status: 'active' };
    const user = { ...(await newAccount(ctx, person)), passwordHash };
    await ctx.store.commit([
      { table: 'users', put: person },
      { table: 'authUsers', put: user },
    ]);
    return openSession(ctx, user);
  });
}
