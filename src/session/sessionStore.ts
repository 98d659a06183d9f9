import { createObservable, type Observable } from '#lib/observable';
import { writeStored } from '#lib/storedJson';
import type { SessionChannel } from './sessionChannel';
import { isSession, readSession, type Session, type SessionKeys } from './storedSession';
import { removeUserDrafts } from './userDrafts';

/** Why the session ended. Except for `user` (signed out in this tab), signing in again returns to the same page. */
export type SignOutReason = 'user' | 'expired' | 'idle' | 'elsewhere';

/** The state of the store. */
interface SessionState {
  session: Session | null;
  signedOut: SignOutReason | null;
}

/** The session of this browser, shared by all its tabs. */
export interface SessionStore extends Pick<Observable<SessionState>, 'get' | 'subscribe'> {
  /** Stores a new session until signing out, or, if it is not to be remembered, until the browser closes. */
  signIn: (session: Session, options?: { isRemembered?: boolean }) => void;
  /** Stores newer tokens or user data of the current session. */
  renew: (session: Session) => void;
  signOut: (reason: SignOutReason) => void;
  /** Returns the state including what another tab may have just stored, before its storage event arrives. */
  reread: () => SessionState;
}

/** Where a session is stored. */
export interface SessionPlaces {
  /** Local storage, for a remembered session. */
  lasting: Storage;
  /**
   * Session storage, for a session that ends with the browser. Each tab has its own; the channel keeps them in sync.
   */
  passing: Storage;
  /** The channel through which tabs share a session that is not remembered. */
  channel: SessionChannel;
}

/** The keys of the one session of a browser. */
export const defaultKeys: SessionKeys = { accessToken: 'accessToken', refreshToken: 'refreshToken', user: 'userData' };

/** Creates the store for a session in one of the two storages. Signing in or out in another tab also applies here. */
export function createSessionStore(
  { lasting, passing, channel }: SessionPlaces,
  keys: SessionKeys = defaultKeys,
): SessionStore {
  const remembered = readSession(lasting, keys);
  let isRemembered = remembered !== null;
  const state = createObservable<SessionState>({
    session: remembered ?? readSession(passing, keys),
    signedOut: null,
  });

  const forget = (storage: Storage) => {
    for (const key of [keys.accessToken, keys.user, keys.refreshToken]) storage.removeItem(key);
  };
  const write = (storage: Storage, session: Session) => {
    writeStored(storage, keys.user, session.user);
    writeStored(storage, keys.accessToken, session.accessToken);
    // Written last, so that no tab reads a partial session: tabs react to the event of this key.
    writeStored(storage, keys.refreshToken, session.refreshToken);
  };
  const keep = (session: Session, isLasting: boolean) => {
    isRemembered = isLasting;
    forget(isLasting ? passing : lasting);
    write(isLasting ? lasting : passing, session);
    if (!isLasting) channel.postMessage({ type: 'session', session });
    state.set({ session, signedOut: null });
  };

  /** Loads what another tab stored in local storage. */
  const readLasting = () => {
    const session = readSession(lasting, keys);
    if (session) {
      isRemembered = true;
      forget(passing);
      state.set({ session, signedOut: null });
    } else if (isRemembered && state.get().session) state.set({ session: null, signedOut: 'elsewhere' });
  };

  window.addEventListener('storage', ({ key }) => {
    // Newer data of the same user come without newer tokens.
    const isSameUser = () => readSession(lasting, keys)?.user.id === state.get().session?.user.id;
    if (key === null || key === keys.refreshToken || (key === keys.user && isSameUser())) readLasting();
  });
  channel.addEventListener('message', ({ data }) => {
    const { session } = state.get();
    if (data.type === 'wanted') {
      if (session && !isRemembered) channel.postMessage({ type: 'session', session });
    } else if (data.session === null) {
      forget(passing);
      if (session) state.set({ session: null, signedOut: 'elsewhere' });
    } else if (isSession(data.session)) {
      isRemembered = false;
      write(passing, data.session);
      state.set({ session: data.session, signedOut: null });
    }
  });
  if (!state.get().session) channel.postMessage({ type: 'wanted' });
  if (isRemembered) forget(passing);

  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn: (session, options = {}) => keep(session, options.isRemembered ?? true),
    renew: (session) => keep(session, isRemembered),
    signOut(reason) {
      forget(lasting);
      forget(passing);
      // After any other reason, the user continues where they were.
      if (reason === 'user') removeUserDrafts(passing);
      channel.postMessage({ type: 'session', session: null });
      state.set({ session: null, signedOut: reason });
    },
    reread() {
      const stored = readSession(lasting, keys);
      if (stored && stored.refreshToken !== state.get().session?.refreshToken) readLasting();
      return state.get();
    },
  };
}
