import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { isAllowed } from './ability';
import { SessionContext, type SessionAccess, type SessionRequests } from './sessionContext';
import type { SessionStore, SignOutReason } from './sessionStore';

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
  const changes = useMemo((): Omit<SessionAccess, 'user' | 'signedOut' | 'can'> => {
    const leave = (reason: SignOutReason) => {
      const { session: left } = store.get();
      // Without an answer, the session ends when it has been idle.
      if (left) requests.logout(left.refreshToken).catch(() => undefined);
      store.signOut(reason);
    };
    return {
      signIn: async (credentials, isRemembered = true) =>
        store.signIn(await requests.login(credentials, isRemembered), { isRemembered }),
      register: async (registration) => store.signIn(await requests.register(registration)),
      enter: store.signIn,
      signOut: () => leave('user'),
      signOutIdle: () => leave('idle'),
    };
  }, [store, requests]);
  const access = useMemo(
    (): SessionAccess => ({
      ...changes,
      user,
      signedOut,
      can: (action, subject) =>
        isAllowed(user?.ability, action, subject) && !user?.unavailable.some((each) => each === subject),
    }),
    [changes, user, signedOut],
  );
  return <SessionContext value={access}>{children}</SessionContext>;
}
