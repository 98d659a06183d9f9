import jwt from 'jsonwebtoken';
import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { DomainContext } from '../context';
import { withAbility } from './abilities';

/** Life of both tokens, in seconds (spec, section 9). */
export const TOKEN_LIFE = 10 * 60;

/** What the two kinds of token are signed with: two secrets, so that neither kind passes for the other. */
export interface TokenSecrets {
  access: string;
  refresh: string;
}

/** Signs and reads JSON Web Tokens (HS256; claims id, iat, exp). */
export interface Tokens {
  sign(kind: keyof TokenSecrets, userId: string, now: Date): string;
  /** The user's id; throws UNAUTHENTICATED for a token that is forged, expired or of the other kind. */
  verify(kind: keyof TokenSecrets, token: string, now: Date): string;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

const REFUSALS: Record<keyof TokenSecrets, string> = {
  access: 'Invalid access token',
  refresh: 'Invalid refresh token',
};

/** Tokens over a pair of secrets. */
export const createTokens = (secrets: TokenSecrets): Tokens => ({
  sign: (kind, id, now) =>
    jwt.sign({ id, iat: seconds(now), exp: seconds(now) + TOKEN_LIFE }, secrets[kind], { algorithm: 'HS256' }),
  verify: (kind, token, now) => {
    try {
      const claims = jwt.verify(token, secrets[kind], { algorithms: ['HS256'], clockTimestamp: seconds(now) });
      if (typeof claims === 'object' && typeof claims.id === 'string') return claims.id;
    } catch {
      // Why a token fails is nothing that its bearer has to know.
    }
    throw new DomainError('UNAUTHENTICATED', REFUSALS[kind]);
  },
});

/** The account that the access token was given to, with the rules that hold for it now; null when it is gone. */
export const userOfToken = async (ctx: DomainContext, token: string): Promise<AuthUserRecord | null> => {
  const user = await ctx.store.get('authUsers', ctx.tokens.verify('access', token, ctx.now()));
  return user ? withAbility(ctx, user) : null;
};
