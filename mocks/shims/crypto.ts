import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer } from 'buffer';

// The parts of Node's crypto that jsonwebtoken needs for HS256, for the gateway in a browser. See
// docs/decisions/0002-browser-shims.md.

// jsonwebtoken expects it in Node's global scope, too.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer });

/** A secret key, like Node's KeyObject. */
export class KeyObject {
  readonly type = 'secret';
  constructor(private readonly bytes: Uint8Array) {}
  export() {
    return Buffer.from(this.bytes);
  }
}

/** Creates a key for HMAC, like Node’s function of the same name. */
export function createSecretKey(key: Uint8Array) {
  return new KeyObject(key);
}

const noAsymmetricKeys = () => {
  throw new TypeError('The embedded gateway signs with secrets only.');
};
export const createPrivateKey = noAsymmetricKeys;
export const createPublicKey = noAsymmetricKeys;

/** HMAC with SHA-256; the digest is Base64. */
export function createHmac(algorithm: string, key: KeyObject) {
  if (algorithm !== 'sha256') throw new TypeError(`The embedded gateway signs with sha256, not with ${algorithm}.`);
  const mac = hmac.create(sha256, key.export());
  return {
    update: (text: string) => mac.update(Buffer.from(text)),
    digest: () => Buffer.from(mac.digest()).toString('base64'),
  };
}

/** Compares in constant time, regardless of the position of the first difference. */
export function timingSafeEqual(a: Uint8Array, b: Uint8Array) {
  return a.length === b.length && a.reduce((difference, byte, at) => difference | (byte ^ b[at]!), 0) === 0;
}
