import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { onOutageEnd, type OutageMonitor } from '../../../graphql/outageMonitor';

/** Asks anew for all that is on screen once the server is back: what failed meanwhile, and what may have changed. */
export function useRefetchAfterOutage(client: ApolloClient, outages: OutageMonitor): void {
  useEffect(
    // Failures stay with the queries, which show them.
    () => onOutageEnd(outages, () => void Promise.allSettled(client.refetchQueries({ include: 'active' }).results)),
    [client, outages],
  );
}
