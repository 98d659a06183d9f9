import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Number of PBKDF2 iterations for a new hash, as recommended by OWASP for SHA-256: about 150 ms. Stored hashes include
 * their own iteration count. Tests lower it.
 */
export const passwordCost = { iterations: 600_000 };

const METHOD = 'pbkdf2-sha256';
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** Web Crypto runs on its own thread, so other requests are still answered. */
const derive = async (password: string, salt: Uint8Array, iterations: number): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(utf8ToBytes(password)), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations };
  return bytesToHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, HASH_BITS)));
};

/** Returns the stored form of a password: `pbkdf2-sha256$<iterations>$<salt>$<hash>`. */
export async function hashPassword(password: string, iterations = passwordCost.iterations): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return [METHOD, iterations, bytesToHex(salt), await derive(password, salt, iterations)].join('$');
}

/** Whether the password matches the stored hash. Without a stored hash, it takes the same time and returns false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, iterations = passwordCost.iterations, salt = '', hash = null] = stored?.split('$') ?? [];
  return (await derive(password, hexToBytes(salt), Number(iterations))) === hash;
}
