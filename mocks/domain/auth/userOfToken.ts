import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { DomainContext } from '../context';
import { withAbility } from './abilities';
import { REFUSALS } from './tokens';

/** The user that an access token identifies. */
export interface TokenUser {
  /** The account with its current rules. */
  user: AuthUserRecord;
  sessionId: string;
}

/** Returns the account and session of an access token. Throws UNAUTHENTICATED if either no longer exists. */
export async function userOfToken(ctx: DomainContext, token: string): Promise<TokenUser> {
  const { id, sid } = await ctx.tokens.verify('access', token, ctx.now());
  const session = await ctx.store.get('sessions', sid);
  const user = session?.userId === id ? await ctx.store.get('authUsers', id) : undefined;
  if (!user) throw new DomainError('UNAUTHENTICATED', REFUSALS.access);
  return { user: await withAbility(ctx, user), sessionId: sid };
}
