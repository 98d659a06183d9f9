import { pauseAfter } from '../lib/backOff';
import { createObservable, type Observable } from '../lib/observable';
import { OutageError, type OutageCause } from './outageError';
import { retryAfterMs } from './retryAfter';

/** A time without answers from the server. */
export interface Outage {
  cause: OutageCause;
  /** How often the server has been tried in vain since it began. */
  tries: number;
  isTrying: boolean;
  /** When the next try is due, in milliseconds since 1970; whoever shows the outage makes it. */
  nextTryAt: number;
}

/** Notices outages by the calls that go through its `fetch`, and their end. */
export interface OutageMonitor extends Pick<Observable<Outage | null>, 'get' | 'subscribe'> {
  /** As the browser's own, but rejects with an `OutageError` where no server answers. */
  fetch: typeof fetch;
  /** Says that the server in this browser could not start; that does not end before a reload. */
  reportNoStart(): void;
  /** Asks the server for a sign of life, also while there is no outage; never rejects. */
  tryNow(): Promise<void>;
}

/** Calls back at each end of an outage until the returned function is called. */
export function onOutageEnd({ get, subscribe }: OutageMonitor, listener: () => void): () => void {
  let isOut = get() !== null;
  return subscribe(() => {
    const wasOut = isOut;
    isOut = get() !== null;
    if (wasOut && !isOut) listener();
  });
}

/** Answers of a server, or a proxy in front of it, that is away: Bad Gateway, Service Unavailable, Gateway Timeout. */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Longest pause that a server is believed to mean, in milliseconds. */
const longestPauseMs = 10 * 60_000;

/** The smallest operation that any GraphQL server answers without a session. */
const signOfLife: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query: 'query SignOfLife { __typename }' }),
};

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** A monitor of the server whose GraphQL stands at `url`. Tries follow each other with back-off, or as `Retry-After` asks. */
export function createOutageMonitor(url: string, now: () => number = Date.now): OutageMonitor {
  const state = createObservable<Outage | null>(null);

  const report = (cause: OutageCause, askedPauseMs = 0) => {
    const current = state.get();
    if (current?.cause === 'notStarted') return;
    const isNext = current?.isTrying === true;
    // Calls that fail between two tries tell nothing new.
    if (current && !isNext && current.cause === cause) return;
    const tries = isNext ? current.tries + 1 : (current?.tries ?? 0);
    const pauseMs = Math.max(pauseAfter(tries), Math.min(askedPauseMs, longestPauseMs));
    state.set({ cause, tries, isTrying: false, nextTryAt: now() + pauseMs });
  };

  const end = () => {
    const current = state.get();
    if (current && current.cause !== 'notStarted') state.set(null);
  };

  const watched: typeof fetch = async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      if (isAbort(error) || init?.signal?.aborted) throw error;
      report('unreachable');
      throw new OutageError('unreachable', false, { cause: error });
    }
    if (awayStatuses.has(response.status)) {
      report('maintenance', retryAfterMs(response.headers.get('retry-after'), now()));
      throw new OutageError('maintenance');
    }
    end();
    return response;
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    fetch: watched,
    reportNoStart: () => state.set({ cause: 'notStarted', tries: 0, isTrying: false, nextTryAt: Infinity }),
    async tryNow() {
      const current = state.get();
      if (current?.isTrying || current?.cause === 'notStarted') return;
      if (current) state.set({ ...current, isTrying: true });
      await watched(url, signOfLife).catch(() => undefined);
    },
  };
}
