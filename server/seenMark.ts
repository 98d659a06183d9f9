/** The header and the cookie with the number of the last commit that a client has made. */
const HEADER = 'x-seen';

/** How the cookie is sent. */
export interface SeenCookieOptions {
  /** Differs between servers of one host name, because its ports share cookies. */
  name: string;
  /** Whether browsers reach the server over HTTPS. */
  isSecure: boolean;
}

/**
 * Returns the number of the last commit that the client of a request has made, in its header or its cookie; 0 if it
 * sends none.
 */
export function readSeen(request: Request, cookie: SeenCookieOptions | undefined): number {
  const start = `${cookie?.name}=`;
  const sent = (request.headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(start));
  const seen = Number(request.headers.get(HEADER) ?? sent?.slice(start.length));
  return Number.isSafeInteger(seen) ? seen : 0;
}

/** Adds the number of a commit to the response, so that the client sends it with its next requests. */
export function sendSeen(headers: Headers, seq: number, cookie: SeenCookieOptions | undefined): void {
  headers.set(HEADER, String(seq));
  if (!cookie) return;
  const { name, isSecure } = cookie;
  headers.append('set-cookie', `${name}=${seq}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`);
}
