import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { onOutageEnd, type OutageMonitor } from '../../../graphql/outageMonitor';
import { pauseAfter } from '../../../lib/backOff';

/** An outage that follows the last one within this time may be one of its own making, in milliseconds. */
const calmMs = 60_000;

/**
 * Asks anew for all that is on screen once the server is back: what failed meanwhile, and what may have changed. A query
 * that alone goes on failing would begin an outage each time, and the others end it: the next rounds back off.
 */
export function useRefetchAfterOutage(client: ApolloClient, outages: OutageMonitor): void {
  useEffect(() => {
    let round = 0;
    let endedAt = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Failures stay with the queries, which show them.
    const refetch = () => void Promise.allSettled(client.refetchQueries({ include: 'active' }).results);
    const stop = onOutageEnd(outages, () => {
      round = Date.now() - endedAt < calmMs ? round + 1 : 0;
      endedAt = Date.now();
      clearTimeout(timer);
      if (round === 0) refetch();
      else timer = setTimeout(refetch, pauseAfter(round));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, outages]);
}
