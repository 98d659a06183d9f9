import { useEffect } from 'react';
import type { Outage, OutageMonitor } from '../../../graphql/outageMonitor';

/** Longest time that browsers take for a timer, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Tries the server when a try is due. What the browser says about its network is a hint only: it makes the next try come
 * at once, and so does coming back to the tab.
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
