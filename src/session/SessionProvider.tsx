import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { abilityOf } from './ability';
import { SessionContext, type SessionAccess } from './sessionContext';
import type { Credentials, Session, SessionStore } from './sessionStore';

/** Props of `SessionProvider`. */
export interface SessionProviderProps {
  store: SessionStore;
  /** Asks the server for a session. */
  requestLogin(credentials: Credentials): Promise<Session>;
  children: ReactNode;
}

/** Gives the session of `store` to all below. */
export function SessionProvider({ store, requestLogin, children }: SessionProviderProps) {
  const { session, signedOut } = useSyncExternalStore(store.subscribe, store.get);
  const user = session?.user ?? null;
  const access = useMemo((): SessionAccess => {
    const ability = abilityOf(user?.ability);
    return {
      user,
      signedOut,
      can: (action, subject) => ability.can(action, subject),
      signIn: async (credentials) => store.signIn(await requestLogin(credentials)),
      signOut: () => store.signOut('user'),
    };
  }, [store, requestLogin, user, signedOut]);
  return <SessionContext value={access}>{children}</SessionContext>;
}
