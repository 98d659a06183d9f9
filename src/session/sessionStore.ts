import { isObject } from '../lib/isObject';
import { createObservable, type Observable } from '../lib/observable';
import { readStored, writeStored } from '../lib/storedJson';
import type { SessionUserFragment } from './Session.generated';

/** Who is signed in, with the two tokens. */
export interface Session {
  user: SessionUserFragment;
  accessToken: string;
  refreshToken: string;
}

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** Names under which local storage keeps the parts of a session. */
export interface SessionKeys {
  accessToken: string;
  refreshToken: string;
  user: string;
}

/** Why nobody is signed in any more: `expired` is said on the sign-in page. */
export type SignOutReason = 'user' | 'expired';

/** What the store holds. */
export interface SessionState {
  session: Session | null;
  signedOut: SignOutReason | null;
}

/** The session of this browser, the same in all its tabs. */
export interface SessionStore extends Pick<Observable<SessionState>, 'get' | 'subscribe'> {
  /** Keeps a new session or newer tokens. */
  signIn(session: Session): void;
  signOut(reason: SignOutReason): void;
}

const defaultKeys: SessionKeys = { accessToken: 'accessToken', refreshToken: 'refreshToken', user: 'userData' };

const isUser = (value: unknown): value is SessionUserFragment =>
  isObject(value) && typeof value.id === 'string' && typeof value.email === 'string';

function readSession(storage: Storage, keys: SessionKeys): Session | null {
  const [accessToken, refreshToken, user] = [keys.accessToken, keys.refreshToken, keys.user].map((key) =>
    readStored(storage, key),
  );
  return typeof accessToken === 'string' && typeof refreshToken === 'string' && isUser(user)
    ? { accessToken, refreshToken, user }
    : null;
}

/** The session kept in `storage`. Signing in or out in another tab counts here too, by the storage event. */
export function createSessionStore(storage: Storage, keys: SessionKeys = defaultKeys): SessionStore {
  const state = createObservable<SessionState>({ session: readSession(storage, keys), signedOut: null });
  window.addEventListener('storage', ({ key }) => {
    // The refresh token is written last, so that no half-written session is read.
    if (key !== null && key !== keys.refreshToken) return;
    const session = readSession(storage, keys);
    state.set({ session, signedOut: session ? null : 'user' });
  });
  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn(session) {
      writeStored(storage, keys.user, session.user);
      writeStored(storage, keys.accessToken, session.accessToken);
      writeStored(storage, keys.refreshToken, session.refreshToken);
      state.set({ session, signedOut: null });
    },
    signOut(reason) {
      for (const key of [keys.accessToken, keys.user, keys.refreshToken]) storage.removeItem(key);
      state.set({ session: null, signedOut: reason });
    },
  };
}
