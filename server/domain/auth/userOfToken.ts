import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { DomainContext } from '../context';
import { findCurrentUser } from './currentUser';
import { REFUSALS } from './tokens';

/** The user that an access token identifies. */
export interface TokenUser {
  /** The account with its current rules. */
  user: AuthUserRecord;
  sessionId: string;
}

/** Returns the account and session of an access token. Throws UNAUTHENTICATED if either is gone. */
export async function userOfToken(ctx: DomainContext, token: string): Promise<TokenUser> {
  const { id, sid: sessionId } = await ctx.tokens.verify('access', token, ctx.now());
  const find = () => findCurrentUser({ ...ctx, user: { id }, sessionId });
  let user = await find();
  if (!user && ctx.store.following) {
    // The session can have begun in another process just now.
    await ctx.store.following.catchUp();
    user = await find();
  }
  if (!user) throw new DomainError('UNAUTHENTICATED', REFUSALS.access);
  return { user, sessionId };
}
