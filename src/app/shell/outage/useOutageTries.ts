import { useEffect } from 'react';
import type { Outage, OutageMonitor } from '#graphql/outageMonitor';

/** Maximum timer delay in browsers, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Retries the connection to the server when a try is due. The network status of the browser is only a hint: a change
 * triggers the next try immediately, as does returning to the tab.
 */
export function useOutageTries(outages: OutageMonitor, outage: Outage | null): void {
  const nextTryAt = outage && !outage.isTrying ? outage.nextTryAt : null;
  useEffect(() => {
    if (nextTryAt === null) return;
    const pauseMs = Math.min(Math.max(0, nextTryAt - Date.now()), longestTimerMs);
    const timer = setTimeout(() => void outages.tryNow(), pauseMs);
    return () => clearTimeout(timer);
  }, [outages, nextTryAt]);
  useEffect(() => {
    const tryNow = () => void outages.tryNow();
    const tryWhenSeen = () => {
      if (outages.get() && !document.hidden) tryNow();
    };
    window.addEventListener('online', tryNow);
    window.addEventListener('offline', tryNow);
    document.addEventListener('visibilitychange', tryWhenSeen);
    return () => {
      window.removeEventListener('online', tryNow);
      window.removeEventListener('offline', tryNow);
      document.removeEventListener('visibilitychange', tryWhenSeen);
    };
  }, [outages]);
}
