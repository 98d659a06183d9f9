import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { onOutageEnd, type OutageMonitor } from '#graphql/outageMonitor';
import { getRetryDelay } from '#lib/backOff';

/**
 * An outage that follows the previous one within this time, in milliseconds, may have been caused by the refetch
 * itself.
 */
const calmMs = 60_000;

/**
 * Refetches everything on screen once the server is back, because requests failed and data may have changed. A single
 * query that keeps failing would start an outage each time, which the other queries would end, so later rounds back
 * off.
 */
export function useRefetchAfterOutage(client: ApolloClient, outages: OutageMonitor): void {
  useEffect(() => {
    let round = 0;
    let endedAt = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Errors stay with the queries, which show them.
    const refetch = () => void Promise.allSettled(client.refetchQueries({ include: 'active' }).results);
    const stop = onOutageEnd(outages, () => {
      round = Date.now() - endedAt < calmMs ? round + 1 : 0;
      endedAt = Date.now();
      clearTimeout(timer);
      if (round === 0) refetch();
      else timer = setTimeout(refetch, getRetryDelay(round));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, outages]);
}
