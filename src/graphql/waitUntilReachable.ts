import { getRetryDelay } from '#lib/backOff';
import { onOutageEnd, type OutageMonitor } from './outageMonitor';

/** Resolves when `begin` calls back or the signal aborts, and then calls the function that `begin` returned. */
const waitFor = (begin: (done: () => void) => () => void, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      stop();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const stop = begin(done);
    signal?.addEventListener('abort', done);
  });

/**
 * Resolves when a request that failed in an outage is worth retrying: after a pause that grows with `retries`, and once
 * the outage is over, which other code checks for. Resolves early if the signal aborts.
 */
export async function waitUntilReachable(outages: OutageMonitor, retries: number, signal?: AbortSignal): Promise<void> {
  await waitFor((done) => {
    const timer = setTimeout(done, getRetryDelay(retries));
    return () => clearTimeout(timer);
  }, signal);
  if (outages.get() && !signal?.aborted) await waitFor((done) => onOutageEnd(outages, done), signal);
}
