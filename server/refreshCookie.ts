import type { SignedIn } from './domain/auth/session';
import type { CookieLife } from './types.generated';

/** How cookies with refresh tokens are sent. */
interface RefreshCookieOptions {
  /** Differs between servers of one host name, because its ports share cookies. */
  name: string;
  /** Whether browsers reach the server over HTTPS. */
  isSecure: boolean;
}

/** The refresh token that the browser of a request keeps where scripts can't read it. */
export interface RefreshCookie {
  /** The token that came with the request; null without one. */
  token: string | null;
  /** How long the browser keeps that token. */
  life: CookieLife;
  /** Sends a token, or null to remove the cookie, with the response. */
  set: (token: string | null, life: CookieLife) => void;
  /** The header of the response; null if nothing was set. */
  header: () => string | null;
}

/** A session as sent to its client. */
export interface SentSession extends Omit<SignedIn, 'refreshToken'> {
  /** Null if it is in the cookie. */
  refreshToken: string | null;
}

const DAY_SECONDS = 86_400;

/** Returns a function that reads the cookie of a request: the token after the first letter of its life. */
export function createCookieReader({ name, isSecure }: RefreshCookieOptions): (request: Request) => RefreshCookie {
  return (request) => {
    const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
    const [, letter, token] = /^([BD])(.+)$/.exec(
      cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '',
    ) ?? [null, 'B', null];
    let header: string | null = null;
    return {
      token: token ?? null,
      life: letter === 'D' ? 'DAY' : 'BROWSER',
      set: (value, life) => {
        const age = value === null ? '; Max-Age=0' : life === 'DAY' ? `; Max-Age=${DAY_SECONDS}` : '';
        const content = value === null ? '' : `${life[0]}${value}`;
        header = `${name}=${content}; Path=/graphql; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}${age}`;
      },
      header: () => header,
    };
  };
}

/** Puts the refresh token into the cookie, if the client wants that and the gateway sends cookies. */
export function sendSession(
  { refreshCookie }: { refreshCookie: RefreshCookie | null },
  session: SignedIn,
  life: CookieLife | null | undefined,
): SentSession {
  if (!refreshCookie || !life) return session;
  refreshCookie.set(session.refreshToken, life);
  return { ...session, refreshToken: null };
}
