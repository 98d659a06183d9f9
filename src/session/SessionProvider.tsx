import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { isAllowed } from './ability';
import { SessionContext, type SessionAccess, type SessionRequests } from './sessionContext';
import type { SessionStore } from './sessionStore';

export interface SessionProviderProps {
  store: SessionStore;
  requests: SessionRequests;
  children: ReactNode;
}

/** Provides the session of `store` to its children. */
export function SessionProvider({ store, requests, children }: SessionProviderProps) {
  const { session, signedOut } = useSyncExternalStore(store.subscribe, store.get);
  const user = session?.user ?? null;
  // Stable across renders, so that effects can depend on them.
  const changes = useMemo(
    (): Omit<SessionAccess, 'user' | 'signedOut' | 'can'> => ({
      signIn: async (credentials, options) => store.signIn(await requests.login(credentials), options),
      register: async (registration) => store.signIn(await requests.register(registration)),
      signOut: () => store.signOut('user'),
      signOutIdle: () => store.signOut('idle'),
    }),
    [store, requests],
  );
  const access = useMemo(
    (): SessionAccess => ({
      ...changes,
      user,
      signedOut,
      can: (action, subject) => isAllowed(user?.ability, action, subject),
    }),
    [changes, user, signedOut],
  );
  return <SessionContext value={access}>{children}</SessionContext>;
}
