/** The header of every token that the gateway signs: `{"alg":"HS256","typ":"JWT"}`. */
const HEADER = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';

/** The three parts of such a token. */
const TOKEN = new RegExp(`^(${HEADER}\\.([\\w-]+))\\.([\\w-]{43})$`);

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

const encoder = new TextEncoder();

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

/** Compares in constant time, regardless of the position of the first difference. */
const isSame = (a: string, b: string) => {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
};

/**
 * Returns the claims of a token exactly as the gateway signs them, if the signature matches and it has not expired;
 * otherwise null, which says nothing about the token. `now` is in seconds. See docs/decisions/0027-own-tokens.md.
 */
export async function readOwnToken(token: string, secret: string, now: number): Promise<object | null> {
  const [, signed, payload, signature] = TOKEN.exec(token) ?? [];
  if (signed === undefined || payload === undefined || signature === undefined) return null;
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign']);
  const expected = toBase64Url(await crypto.subtle.sign('HMAC', key, encoder.encode(signed)));
  if (!isSame(signature, expected)) return null;
  const claims: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(payload)));
  if (typeof claims !== 'object' || claims === null) return null;
  const { exp, ...others } = claims as { exp?: unknown };
  const isKnown = Object.keys(others).sort().join() === 'iat,id,seq,sid';
  return isKnown && typeof exp === 'number' && now < exp ? claims : null;
}
