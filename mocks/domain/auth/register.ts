import { z } from 'zod';
import { DomainError } from '../../errors';
import type { UserRecord } from '../../records/auth';
import type { DomainContext } from '../context';
import { openSession } from './session';

const registration = z.object({
  email: z.email('Enter an email address such as name@example.com.'),
  username: z.string().trim().min(1, 'Enter a username.').max(60, 'A username has at most 60 characters.'),
  password: z.string().min(1, 'Enter a password.').max(200, 'A password has at most 200 characters.'),
});

const parse = (input: z.input<typeof registration>) => {
  const result = registration.safeParse(input);
  if (result.success) return result.data;
  const fields = Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw new DomainError('INVALID', Object.values(fields).join(' '), fields);
};

/** Makes an account that may do everything (spec, section 6). Throws CONFLICT with a message for each taken field. */
export const register = async (ctx: DomainContext, input: { email: string; password: string; username: string }) => {
  const { email, username, password } = parse(input);
  const users = await ctx.store.list('users');
  const taken = {
    ...(users.some((user) => user.email === email) && { email: 'This email is already in use.' }),
    ...(users.some((user) => user.username === username) && { username: 'This username is already in use.' }),
  };
  if (Object.keys(taken).length) throw new DomainError('CONFLICT', Object.values(taken).join(' '), taken);
  const user: UserRecord = {
    id: await ctx.store.nextId('users'),
    fullName: '',
    username,
    password,
    avatar: null,
    email,
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
  };
  await ctx.store.commit([{ table: 'users', put: user }]);
  return openSession(ctx, user);
};
