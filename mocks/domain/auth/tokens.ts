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

/** What a token says, besides when it was made and ends. */
export interface TokenClaims {
  /** Of the user. */
  id: string;
  /** Of the session. */
  sid: string;
  /** How often the session's refresh token had been traded. */
  seq: number;
}

/** Signs and reads JSON Web Tokens (HS256; claims id, sid, seq, iat, exp). */
export interface Tokens {
  sign(kind: keyof TokenSecrets, claims: TokenClaims, now: Date): string;
  /** Throws UNAUTHENTICATED for a token that is forged, expired or of the other kind. */
  verify(kind: keyof TokenSecrets, token: string, now: Date): TokenClaims;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

const REFUSALS: Record<keyof TokenSecrets, string> = {
  access: 'Invalid access token',
  refresh: 'Invalid refresh token',
};

/** Tokens over a pair of secrets. */
export const createTokens = (secrets: TokenSecrets): Tokens => ({
  sign: (kind, { id, sid, seq }, now) =>
    jwt.sign({ id, sid, seq, iat: seconds(now), exp: seconds(now) + TOKEN_LIFE }, secrets[kind], {
      algorithm: 'HS256',
    }),
  verify: (kind, token, now) => {
    try {
      const claims = jwt.verify(token, secrets[kind], { algorithms: ['HS256'], clockTimestamp: seconds(now) });
      if (typeof claims === 'object') {
        const { id, sid, seq } = claims;
        if (typeof id === 'string' && typeof sid === 'string' && typeof seq === 'number') return { id, sid, seq };
      }
    } catch {
      // Do not reveal why verification failed.
    }
    throw new DomainError('UNAUTHENTICATED', REFUSALS[kind]);
  },
});

/** Whom an access token stands for. */
export interface TokenUser {
  /** The account with the rules that hold for it now. */
  user: AuthUserRecord;
  sessionId: string;
}

/** The account and the session of an access token. Throws UNAUTHENTICATED where either is no more. */
export const userOfToken = async (ctx: DomainContext, token: string): Promise<TokenUser> => {
  const { id, sid } = ctx.tokens.verify('access', token, ctx.now());
  const session = await ctx.store.get('sessions', sid);
  const user = session?.userId === id ? await ctx.store.get('authUsers', id) : undefined;
  if (!user) throw new DomainError('UNAUTHENTICATED', REFUSALS.access);
  return { user: await withAbility(ctx, user), sessionId: sid };
};
