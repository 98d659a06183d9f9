import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import { refuseInvalid } from '../catalogs/refusal';
import type { DomainContext } from '../context';
import { openSession } from './session';

interface Registration {
  email: string;
  password: string;
  username: string;
}

/** An address as people have them: something, an at sign, and a name with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const USERNAME_LENGTH = 60;
const PASSWORD_LENGTH = 200;

const faultsOf = ({ email, username, password }: Registration): Record<string, string> => ({
  ...(!EMAIL.test(email) && { email: 'Enter an email address such as name@example.com.' }),
  ...(!username && { username: 'Enter a username.' }),
  ...(username.length > USERNAME_LENGTH && { username: `A username has at most ${USERNAME_LENGTH} characters.` }),
  ...(!password && { password: 'Enter a password.' }),
  ...(password.length > PASSWORD_LENGTH && { password: `A password has at most ${PASSWORD_LENGTH} characters.` }),
});

/** Makes an account that may do everything (spec, section 6). Throws CONFLICT with a message for each taken field. */
export const register = async (ctx: DomainContext, input: Registration) => {
  const { email, password } = input;
  const username = input.username.trim();
  refuseInvalid(faultsOf({ email, username, password }));
  const users = await ctx.store.list('authUsers');
  const taken = {
    ...(users.some((user) => user.email === email) && { email: 'This email is already in use.' }),
    ...(users.some((user) => user.username === username) && { username: 'This username is already in use.' }),
  };
  if (Object.keys(taken).length) throw new DomainError('CONFLICT', Object.values(taken).join(' '), taken);
  const user: AuthUserRecord = {
    id: await ctx.store.nextId('authUsers'),
    fullName: '',
    username,
    password,
    avatar: null,
    email,
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
  };
  await ctx.store.commit([{ table: 'authUsers', put: user }]);
  return openSession(ctx, user);
};
