import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { abilityOf } from './ability';
import { SessionLoginDocument } from './Session.generated';
import { SessionContext, type SessionAccess } from './sessionContext';
import type { SessionStore } from './sessionStore';

/** Gives the session of `store` to all below; stands inside Apollo's provider. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const client = useApolloClient();
  const { session, signedOut } = useSyncExternalStore(store.subscribe, store.get);
  const user = session?.user ?? null;

  const access = useMemo((): SessionAccess => {
    const ability = abilityOf(user?.ability);
    return {
      user,
      signedOut,
      can: (action, subject) => ability.can(action, subject),
      async signIn(credentials) {
        const { data } = await client.mutate({ mutation: SessionLoginDocument, variables: credentials });
        if (!data) throw new Error('The server answered without a session.');
        const { userData, ...tokens } = data.login;
        store.signIn({ ...tokens, user: userData });
      },
      signOut: () => store.signOut('user'),
    };
  }, [client, store, user, signedOut]);

  return <SessionContext value={access}>{children}</SessionContext>;
}
