import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useBackEnd } from '../../graphql/backEnd';
import { createClient } from '../../graphql/client';
import { useRefetchAfterOutage } from './outage/useRefetchAfterOutage';
import { Shell } from './Shell';
import { QuickPanels } from './shortcuts/QuickPanels';

const SessionKeeper = lazy(() =>
  import('../session/SessionKeeper').then((module) => ({ default: module.SessionKeeper })),
);
const RecordChanges = lazy(() => import('./RecordChanges').then((module) => ({ default: module.RecordChanges })));

/** What only a signed-in user gets: the data, and the shell. Whoever draws it anew for another user gets an empty cache. */
export function SignedIn({ children }: { children: ReactNode }) {
  const backEnd = useBackEnd();
  const [client] = useState(() => createClient(backEnd));
  useRefetchAfterOutage(client, backEnd.outages);
  return (
    <ApolloProvider client={client}>
      <QuickPanels>
        <Shell>{children}</Shell>
      </QuickPanels>
      <Suspense fallback={null}>
        <RecordChanges />
        <SessionKeeper />
      </Suspense>
    </ApolloProvider>
  );
}
