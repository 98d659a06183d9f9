import { useSyncExternalStore } from 'react';
import { useBackEnd } from '../../../graphql/backEnd';
import type { Outage } from '../../../graphql/outageMonitor';

/** The outage that there is; null while the server answers. */
export function useOutage(): Outage | null {
  const { get, subscribe } = useBackEnd().outages;
  return useSyncExternalStore(subscribe, get);
}

/** Whether an outage is shown. One call that did not get through is none yet: the first try, in half a second, may well do. */
export const isWorthSaying = (outage: Outage | null): boolean =>
  outage !== null && (outage.cause !== 'unreachable' || outage.tries > 0);
