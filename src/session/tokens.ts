import { expiryOf } from '../lib/jwt';
import type { Session, SessionStore } from './sessionStore';

/** Trades a refresh token for a new session; null where the server refuses it. Rejects when the server is not reached. */
export type RequestRefresh = (refreshToken: string) => Promise<Session | null>;

/** Keeps the access token fresh. */
export interface Tokens {
  /** A token that is good for the next seconds, traded anew where needed; null when nobody is signed in. */
  fresh(): Promise<string | null>;
  /** A new token in place of one that the server rejected; null when nobody is signed in any more. */
  replace(rejected: string): Promise<string | null>;
}

/** So early before its end a token is traded: a slow request still arrives in time. */
const marginMs = 30_000;

/**
 * The tokens of the session in `store`. However many operations ask at once, one refresh is in flight;
 * when the server refuses it, the session ends as `expired`.
 */
export function createTokens(
  store: SessionStore,
  requestRefresh: RequestRefresh,
  now: () => number = Date.now,
): Tokens {
  let inFlight: Promise<string | null> | null = null;

  async function trade(session: Session): Promise<string | null> {
    const renewed = await requestRefresh(session.refreshToken);
    const current = store.get().session;
    // Signed out or signed in anew while the request was away: that counts, not the answer.
    if (current?.refreshToken !== session.refreshToken) return current?.accessToken ?? null;
    if (renewed) store.signIn(renewed);
    else store.signOut('expired');
    return renewed?.accessToken ?? null;
  }

  function refresh(session: Session): Promise<string | null> {
    inFlight ??= trade(session).finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  return {
    async fresh() {
      const { session } = store.get();
      if (!session) return null;
      const expiry = expiryOf(session.accessToken);
      return expiry !== null && expiry - now() < marginMs ? refresh(session) : session.accessToken;
    },
    async replace(rejected) {
      const { session } = store.get();
      if (!session) return null;
      return session.accessToken === rejected ? refresh(session) : session.accessToken;
    },
  };
}
