import { expiryOf } from '../lib/jwt';
import type { Session, SessionStore } from './sessionStore';

/** Trades a refresh token for a new session; null where the server refuses it. Rejects when the server is not reached. */
export type RequestRefresh = (refreshToken: string) => Promise<Session | null>;

/** Lets one task at a time run, over all tabs of the browser. */
export type Lock = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Keeps the access token fresh. */
export interface Tokens {
  /**
   * A token that is good for the next `aheadMs` (half a minute where it is not given, so that a slow request still
   * arrives in time), traded anew where needed; null when nobody is signed in.
   */
  fresh(aheadMs?: number): Promise<string | null>;
  /** A new token in place of one that the server rejected; null when nobody is signed in any more. */
  replace(rejected: string): Promise<string | null>;
}

const marginMs = 30_000;

/** A Web Lock; pages of an insecure origin have none, and trade each for itself. */
const webLock: Lock = async (task) =>
  // The specification lets `request` give what the task's promise does; its types give the promise once more.
  'locks' in navigator ? await navigator.locks.request('session-refresh', task) : task();

/** What `createTokens` may be given instead of the browser's own. */
export interface TokenOptions {
  /** Milliseconds since the epoch. */
  now?: () => number;
  lock?: Lock;
}

/**
 * The tokens of the session in `store`. However many operations ask at once, in however many tabs, one refresh is in
 * flight; when the server refuses it, the session ends as `expired`.
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
    // Signed out or signed in anew while the request was away: that counts, not the answer.
    if (current?.refreshToken !== session.refreshToken) return current?.accessToken ?? null;
    if (renewed) store.renew(renewed);
    else store.signOut('expired');
    return renewed?.accessToken ?? null;
  }

  function refresh(worn: Session): Promise<string | null> {
    inFlight ??= lock(async () => {
      const { session } = store.reread();
      // Another tab traded it while this one waited for its turn.
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
      const expiry = expiryOf(session.accessToken);
      return expiry !== null && expiry - now() < aheadMs ? refresh(session) : session.accessToken;
    },
    async replace(rejected) {
      const { session } = store.get();
      if (!session) return null;
      return session.accessToken === rejected ? refresh(session) : session.accessToken;
    },
  };
}
