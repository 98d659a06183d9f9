import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useBackEnd } from '../../graphql/backEnd';
import { createClient } from '../../graphql/client';
import { Background } from './frame/Background';
import { useRefetchAfterOutage } from './outage/useRefetchAfterOutage';
import { Shell } from './Shell';
import { QuickPanels } from './shortcuts/QuickPanels';

/**
 * What only a signed-in user gets: the data and the shell. Mounting it again for another user creates an empty cache.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const backEnd = useBackEnd();
  const [client] = useState(() => createClient(backEnd));
  useRefetchAfterOutage(client, backEnd.outages);
  return (
    <ApolloProvider client={client}>
      <QuickPanels>
        <Shell>{children}</Shell>
      </QuickPanels>
      <Background />
    </ApolloProvider>
  );
}
