/** What is used of jsonwebtoken. Its published types refer to those of Node, which the domain must not know. */
declare module 'jsonwebtoken' {
  /** A secret key of Node. */
  interface KeyObject {
    readonly type: string;
  }

  export type Secret = string | KeyObject;

  interface SignOptions {
    algorithm?: 'HS256' | 'HS512' | 'none';
    /** In seconds, or as a text such as "10m". */
    expiresIn?: number | string;
  }

  interface VerifyOptions {
    algorithms?: readonly 'HS256'[];
    /** The current time in seconds. */
    clockTimestamp?: number;
    ignoreExpiration?: boolean;
  }

  const jwt: {
    sign: (claims: object, secret: Secret, options?: SignOptions) => string;
    /** Throws if the token is not valid. */
    verify: (token: string, secret: Secret, options?: VerifyOptions) => string | Readonly<Record<string, unknown>>;
  };
  export default jwt;
}
