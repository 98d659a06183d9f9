import { pauseAfter } from '../lib/backOff';
import { onOutageEnd, type OutageMonitor } from './outageMonitor';

/** Resolves when `begin` calls back, or when the signal aborts; what `begin` returned is called then. */
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
 * Resolves when a call that an outage has stopped is worth another attempt: after a pause that grows with the `retries`, and
 * once the outage is over, which others keep trying for. Also resolves, early, when the signal aborts.
 */
export async function untilReachable(outages: OutageMonitor, retries: number, signal?: AbortSignal): Promise<void> {
  await waitFor((done) => {
    const timer = setTimeout(done, pauseAfter(retries));
    return () => clearTimeout(timer);
  }, signal);
  if (outages.get() && !signal?.aborted) await waitFor((done) => onOutageEnd(outages, done), signal);
}
