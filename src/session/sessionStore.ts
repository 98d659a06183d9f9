import { createObservable, type Observable } from '../lib/observable';
import { writeStored } from '../lib/storedJson';
import type { SessionUserFragment } from './Session.generated';
import type { SessionChannel } from './sessionChannel';
import { isSession, readSession, type SessionKeys } from './storedSession';

/** Who is signed in, with the two tokens. */
export interface Session {
  user: SessionUserFragment;
  accessToken: string;
  refreshToken: string;
}

/** Why nobody is signed in any more; all but `user`, who wanted it here, come back to where they were. */
export type SignOutReason = 'user' | 'expired' | 'idle' | 'elsewhere';

/** What the store holds. */
export interface SessionState {
  session: Session | null;
  signedOut: SignOutReason | null;
}

/** The session of this browser, the same in all its tabs. */
export interface SessionStore extends Pick<Observable<SessionState>, 'get' | 'subscribe'> {
  /** Keeps a new session: until signing out, or, where it is not to be remembered, until the browser closes. */
  signIn(session: Session, options?: { isRemembered?: boolean }): void;
  /** Keeps newer tokens, or newer facts about the user, of the present session. */
  renew(session: Session): void;
  signOut(reason: SignOutReason): void;
  /** The state with what another tab may just have stored, ahead of the event that tells of it. */
  reread(): SessionState;
}

/** Where a session is kept. */
export interface SessionPlaces {
  /** Local storage: for a session that is remembered. */
  lasting: Storage;
  /** Session storage: for one that ends with the browser. Each tab has its own; the channel holds them together. */
  passing: Storage;
  /** How the tabs of this browser talk about a session that is not remembered. */
  channel: SessionChannel;
}

const defaultKeys: SessionKeys = { accessToken: 'accessToken', refreshToken: 'refreshToken', user: 'userData' };

/** The session kept in one of the two storages. Signing in or out in another tab counts here too. */
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
    // Written last, so that no tab reads half a session: its event is the one that they heed.
    writeStored(storage, keys.refreshToken, session.refreshToken);
  };
  const keep = (session: Session, isLasting: boolean) => {
    isRemembered = isLasting;
    forget(isLasting ? passing : lasting);
    write(isLasting ? lasting : passing, session);
    if (!isLasting) channel.postMessage({ type: 'session', session });
    state.set({ session, signedOut: null });
  };

  /** Takes what another tab stored in the lasting place. */
  const readLasting = () => {
    const session = readSession(lasting, keys);
    if (session) {
      isRemembered = true;
      forget(passing);
      state.set({ session, signedOut: null });
    } else if (isRemembered && state.get().session) state.set({ session: null, signedOut: 'elsewhere' });
  };

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === keys.refreshToken) readLasting();
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
