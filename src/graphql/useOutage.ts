import { useSyncExternalStore } from 'react';
import { useBackEnd } from './backEnd';
import type { Outage } from './outageMonitor';

/** The current outage; null while the server responds. */
export function useOutage(): Outage | null {
  const { get, subscribe } = useBackEnd().outages;
  return useSyncExternalStore(subscribe, get);
}

/**
 * Whether an outage is shown. A single failed request is not shown yet, because the first retry, after half a second,
 * may well succeed.
 */
export function shouldShowOutage(outage: Outage | null): boolean {
  return outage !== null && (outage.cause !== 'unreachable' || outage.tries > 0);
}
