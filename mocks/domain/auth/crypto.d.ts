/** What is used of Node's crypto, which has a replacement in the browser. */
declare module 'crypto' {
  /** A secret key. */
  interface KeyObject {
    readonly type: string;
  }
  function createSecretKey(bytes: Uint8Array): KeyObject;
}
