import { parseExpiry } from '#lib/jwt';
import type { SessionStore } from './sessionStore';
import type { Session } from './storedSession';

/**
 * Exchanges a refresh token for a new session; null if the server rejects it. The promise rejects if the server cannot
 * be reached.
 */
export type RequestRefresh = (refreshToken: string) => Promise<Session | null>;

/** Runs one task at a time across all tabs of the browser. */
export type Lock = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Provides a valid access token. */
export interface Tokens {
  /**
   * Returns a token that is valid for at least `aheadMs` (30 seconds by default, so that a slow request still arrives
   * in time), refreshed if necessary; null if no one is signed in.
   */
  fresh: (aheadMs?: number) => Promise<string | null>;
  /** Returns a new token to replace one that the server rejected; null if no one is signed in anymore. */
  replace: (rejected: string) => Promise<string | null>;
}

const marginMs = 30_000;

/** A Web Lock. Pages of an insecure origin have none, so each refreshes on its own. */
const webLock: Lock = async (task) =>
  // According to the specification, `request` returns the result of the task's promise; its type wraps the promise once
  // more.
  'locks' in navigator ? await navigator.locks.request('session-refresh', task) : task();

/** Replacements for the browser APIs that `createTokens` uses. */
export interface TokenOptions {
  /** Milliseconds since the epoch. */
  now?: () => number;
  lock?: Lock;
}

/**
 * Returns the tokens of the session in `store`. Regardless of the number of operations and tabs, only one refresh is in
 * flight; if the server rejects it, the session ends as `expired`.
 */
export function createTokens(
  store: SessionStore,
  requestRefresh: RequestRefresh,
  { now = Date.now, lock = webLock }: TokenOptions = {},
): Tokens {
  let inFlight: Promise<string | null> | null = null;

  async function trade(session: Session): Promise<string | null> {
    const renewed = await requestRefresh(session.refreshToken);
    const current = store.reread().session;
    // If the user signed out or in again during the request, that takes precedence over the response.
    if (current?.refreshToken !== session.refreshToken) return current?.accessToken ?? null;
    if (renewed) store.renew(renewed);
    else store.signOut('expired');
    return renewed?.accessToken ?? null;
  }

  function refresh(worn: Session): Promise<string | null> {
    inFlight ??= lock(async () => {
      const { session } = store.reread();
      // Another tab refreshed it while this one waited for the lock.
      if (session?.accessToken !== worn.accessToken) return session?.accessToken ?? null;
      return trade(session);
    }).finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  return {
    async fresh(aheadMs = marginMs) {
      const { session } = store.get();
      if (!session) return null;
      const expiry = parseExpiry(session.accessToken);
      return expiry !== null && expiry - now() < aheadMs ? refresh(session) : session.accessToken;
    },
    async replace(rejected) {
      const { session } = store.get();
      if (!session) return null;
      return session.accessToken === rejected ? refresh(session) : session.accessToken;
    },
  };
}
