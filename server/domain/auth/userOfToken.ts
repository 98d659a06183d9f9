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
  const user = await findCurrentUser({ ...ctx, user: { id }, sessionId });
  if (!user) throw new DomainError('UNAUTHENTICATED', REFUSALS.access);
  return { user, sessionId };
}
