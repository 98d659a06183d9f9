import { DomainError } from '../../errors';
import type { UserRecord } from '../../records/auth';
import type { DomainContext } from '../context';

/** A signed-in account with its two tokens. */
export interface SessionRecord {
  userData: UserRecord;
  accessToken: string;
  refreshToken: string;
}

/** A session of the user: two new tokens. */
export const openSession = (ctx: DomainContext, userData: UserRecord): SessionRecord => ({
  userData,
  accessToken: ctx.tokens.sign('access', userData.id, ctx.now()),
  refreshToken: ctx.tokens.sign('refresh', userData.id, ctx.now()),
});

/** Signs in; both values are compared exactly (spec, section 5). Throws INVALID at the field `email`. */
export const login = async (ctx: DomainContext, input: { email: string; password: string }) => {
  const [user] = await ctx.store.list(
    'users',
    ({ email, password }) => email === input.email && password === input.password,
  );
  if (user) return openSession(ctx, user);
  throw new DomainError('INVALID', 'Email or Password is Invalid', { email: 'Email or Password is Invalid' });
};

/** A new pair for a refresh token that verifies; throws UNAUTHENTICATED otherwise (spec, section 5). */
export const refreshSession = async (ctx: DomainContext, input: { refreshToken: string }) => {
  const user = await ctx.store.get('users', ctx.tokens.verify('refresh', input.refreshToken, ctx.now()));
  if (user) return openSession(ctx, user);
  throw new DomainError('UNAUTHENTICATED', 'Invalid refresh token');
};
