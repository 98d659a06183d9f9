import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useBackEnd } from '#graphql/backEnd';
import { Background } from './frame/Background';
import { useRefetchAfterOutage } from './outage/useRefetchAfterOutage';
import { useSession } from '#session/sessionContext';
import { takeClient } from './preparedClient';
import { Shell } from './Shell';
import { useRefetchInLanguage } from './useRefetchInLanguage';
import { QuickPanels } from './shortcuts/QuickPanels';

/**
 * What only a signed-in user gets: the data and the shell. Mounting it again for another user creates an empty cache.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const backEnd = useBackEnd();
  const { user } = useSession();
  const [client] = useState(() => takeClient(backEnd, user?.id));
  useRefetchAfterOutage(client, backEnd.outages);
  useRefetchInLanguage(client);
  return (
    <ApolloProvider client={client}>
      <QuickPanels>
        <Shell>{children}</Shell>
      </QuickPanels>
      <Background />
    </ApolloProvider>
  );
}
