import { DomainError } from '../../errors';
import { readOwnToken } from './ownToken';

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
  sign: (kind: keyof TokenSecrets, claims: TokenClaims, now: Date) => Promise<string>;
  /** Throws UNAUTHENTICATED if the token is forged, expired, or of the other kind. */
  verify: (kind: keyof TokenSecrets, token: string, now: Date) => Promise<TokenClaims>;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** What a client is told about a token that is not valid. */
export const REFUSALS: Record<keyof TokenSecrets, string> = {
  access: 'Invalid access token',
  refresh: 'Invalid refresh token',
};

/** Loaded to sign a token, and to verify one that `readOwnToken` does not accept. */
const jsonwebtoken = async () => (await import('jsonwebtoken')).default;

const getClaims = (payload: unknown): TokenClaims | null => {
  if (typeof payload !== 'object' || payload === null) return null;
  const { id, sid, seq } = payload as Partial<Record<keyof TokenClaims, unknown>>;
  // Earlier builds signed the id as text.
  const isId = Number.isInteger(id) || typeof id === 'string';
  return isId && typeof sid === 'string' && typeof seq === 'number' ? { id: String(id), sid, seq } : null;
};

/** Creates the token functions for a pair of secrets. */
export function createTokens(secrets: TokenSecrets): Tokens {
  const read = async (kind: keyof TokenSecrets, token: string, now: number): Promise<unknown> => {
    const own = await readOwnToken(token, secrets[kind], now);
    if (own !== null) return own;
    const { verify } = await jsonwebtoken();
    try {
      return verify(token, secrets[kind], { algorithms: ['HS256'], clockTimestamp: now });
    } catch {
      // Do not reveal why verification failed.
      return null;
    }
  };
  return {
    sign: async (kind, { id, sid, seq }, now) => {
      const times = { iat: seconds(now), exp: seconds(now) + TOKEN_LIFE };
      // The number that REST clients find in `userData.id` (REST contract, section 11).
      const claims = { id: Number(id), sid, seq, ...times };
      return (await jsonwebtoken()).sign(claims, secrets[kind], { algorithm: 'HS256' });
    },
    verify: async (kind, token, now) => {
      const claims = getClaims(await read(kind, token, seconds(now)));
      if (claims) return claims;
      throw new DomainError('UNAUTHENTICATED', REFUSALS[kind]);
    },
  };
}
