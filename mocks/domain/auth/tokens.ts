import jwt from 'jsonwebtoken';
import { DomainError } from '../../errors';

/** Lifetime of both tokens in seconds (spec, section 9). */
export const TOKEN_LIFE = 10 * 60;

/** The signing secrets of the two kinds of token. They differ so that neither kind is accepted as the other. */
export interface TokenSecrets {
  access: string;
  refresh: string;
}

/** The claims of a token, apart from its issue and expiration times. */
interface TokenClaims {
  /** Id of the user. */
  id: string;
  /** Id of the session. */
  sid: string;
  /** How often the session's refresh token has been exchanged. */
  seq: number;
}

/** Signs and verifies JSON Web Tokens (HS256; claims id, sid, seq, iat, exp). */
export interface Tokens {
  sign: (kind: keyof TokenSecrets, claims: TokenClaims, now: Date) => string;
  /** Throws UNAUTHENTICATED if the token is forged, expired, or of the other kind. */
  verify: (kind: keyof TokenSecrets, token: string, now: Date) => TokenClaims;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** What a client is told about a token that is not valid. */
export const REFUSALS: Record<keyof TokenSecrets, string> = {
  access: 'Invalid access token',
  refresh: 'Invalid refresh token',
};

/** Creates the token functions for a pair of secrets. */
export function createTokens(secrets: TokenSecrets): Tokens {
  return {
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
  };
}
