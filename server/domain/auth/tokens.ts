import type jwt from 'jsonwebtoken';
import type { Secret } from 'jsonwebtoken';
import { DomainError } from '../../errors';

/** Lifetime of both tokens in seconds (spec, section 9). */
export const TOKEN_LIFE = 10 * 60;

/**
 * The signing secrets of the two kinds of token. They differ so that neither kind is accepted as the other. Under Node,
 * a key is much faster than a text, which jsonwebtoken first tries to read as a public key for each token.
 */
export interface TokenSecrets {
  access: Secret;
  refresh: Secret;
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
  /** Throws UNAUTHENTICATED if the token is forged, of the other kind, or expired, unless that is ignored. */
  verify: (kind: keyof TokenSecrets, token: string, now: Date, isExpiryIgnored?: boolean) => Promise<TokenClaims>;
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** What a client is told about a token that is not valid. */
export const REFUSALS: Record<keyof TokenSecrets, string> = {
  access: 'Invalid access token',
  refresh: 'Invalid refresh token',
};

/**
 * Returns the claims of a token that is certainly valid, or null if that is for jsonwebtoken to decide. `now` is in
 * seconds.
 */
export type ReadToken = (token: string, secret: string, now: number) => Promise<object | null>;

const getClaims = (payload: unknown): TokenClaims | null => {
  if (typeof payload !== 'object' || payload === null) return null;
  const { id, sid, seq } = payload as Partial<Record<keyof TokenClaims, unknown>>;
  return Number.isInteger(id) && typeof sid === 'string' && typeof seq === 'number'
    ? { id: String(id), sid, seq }
    : null;
};

let library: typeof jwt | undefined;

/** Loaded for the first token that it signs or verifies. */
const jsonwebtoken = async () => (library ??= (await import('jsonwebtoken')).default);

/**
 * Creates the token functions for a pair of secrets. With `readToken`, jsonwebtoken verifies only what that does not
 * accept.
 */
export function createTokens(secrets: TokenSecrets, readToken?: ReadToken): Tokens {
  const read = async (
    kind: keyof TokenSecrets,
    token: string,
    now: number,
    ignoreExpiration: boolean,
  ): Promise<unknown> => {
    const secret = secrets[kind];
    const own = typeof secret === 'string' ? await readToken?.(token, secret, now) : null;
    if (own) return own;
    const { verify } = await jsonwebtoken();
    try {
      return verify(token, secret, { algorithms: ['HS256'], clockTimestamp: now, ignoreExpiration });
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
    verify: async (kind, token, now, isExpiryIgnored = false) => {
      const claims = getClaims(await read(kind, token, seconds(now), isExpiryIgnored));
      if (claims) return claims;
      throw new DomainError('UNAUTHENTICATED', REFUSALS[kind]);
    },
  };
}
