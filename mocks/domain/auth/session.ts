import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { DomainContext } from '../context';
import { withAbility } from './abilities';

/** A signed-in account with its two tokens. */
export interface SessionRecord {
  userData: AuthUserRecord;
  accessToken: string;
  refreshToken: string;
}

/** A session of the user: two new tokens. */
export const openSession = (ctx: DomainContext, userData: AuthUserRecord): SessionRecord => ({
  userData,
  accessToken: ctx.tokens.sign('access', userData.id, ctx.now()),
  refreshToken: ctx.tokens.sign('refresh', userData.id, ctx.now()),
});

/** Signs in; both values are compared exactly (spec, section 5). Throws INVALID at the field `email`. */
export const login = async (ctx: DomainContext, input: { email: string; password: string }) => {
  const [user] = await ctx.store.list(
    'authUsers',
    ({ email, password }) => email === input.email && password === input.password,
  );
  if (user) return openSession(ctx, await withAbility(ctx, user));
  throw new DomainError('INVALID', 'Email or Password is Invalid', { email: 'Email or Password is Invalid' });
};

/** A new pair for a refresh token that verifies; throws UNAUTHENTICATED otherwise (spec, section 5). */
export const refreshSession = async (ctx: DomainContext, input: { refreshToken: string }) => {
  const user = await ctx.store.get('authUsers', ctx.tokens.verify('refresh', input.refreshToken, ctx.now()));
  if (user) return openSession(ctx, await withAbility(ctx, user));
  throw new DomainError('UNAUTHENTICATED', 'Invalid refresh token');
};
