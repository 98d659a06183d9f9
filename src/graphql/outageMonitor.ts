import { getRetryDelay } from '#lib/backOff';
import { createObservable, type Observable } from '#lib/observable';
import { OutageError, type OutageCause } from './outageError';
import { retryAfterMs } from './retryAfter';

/** A period in which the server does not respond. */
export interface Outage {
  cause: OutageCause;
  /** The number of failed tries since the outage began. */
  tries: number;
  isTrying: boolean;
  /** When the next try is due, in milliseconds since 1970. The component that shows the outage makes it. */
  nextTryAt: number;
}

/** Detects outages, and their end, from the requests that go through its `fetch`. */
export interface OutageMonitor extends Pick<Observable<Outage | null>, 'get' | 'subscribe'> {
  /** Like the browser’s `fetch`, but rejects with an `OutageError` if the server does not respond. */
  fetch: typeof fetch;
  /** Reports that the gateway in this browser could not start, which lasts until a reload. */
  reportNoStart: () => void;
  /** Checks whether the server responds, even when there is no outage. Never rejects. */
  tryNow: () => Promise<void>;
}

/** Calls `listener` at the end of each outage until the returned function is called. */
export function onOutageEnd({ get, subscribe }: OutageMonitor, listener: () => void): () => void {
  let isOut = get() !== null;
  return subscribe(() => {
    const wasOut = isOut;
    isOut = get() !== null;
    if (wasOut && !isOut) listener();
  });
}

/**
 * Status codes of an unavailable server, or of a proxy in front of it: Bad Gateway, Service Unavailable, Gateway
 * Timeout.
 */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Longest `Retry-After` pause that is accepted from a server, in milliseconds. */
const longestPauseMs = 10 * 60_000;

/** The smallest operation that any GraphQL server answers without a session. */
const signOfLife: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query: 'query SignOfLife { __typename }' }),
};

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Creates a monitor for the server whose GraphQL endpoint is at `url`. Tries follow each other with back-off, or as
 * `Retry-After` specifies. `send` sends the requests.
 */
export function createOutageMonitor(
  url: string,
  now: () => number = Date.now,
  send: typeof fetch = (...request) => fetch(...request),
): OutageMonitor {
  const state = createObservable<Outage | null>(null);
  /** How often an outage has begun or ended. */
  let changes = 0;

  const report = (cause: OutageCause, askedPauseMs = 0) => {
    const current = state.get();
    if (current?.cause === 'notStarted') return;
    if (!current) changes += 1;
    const isNext = current?.isTrying === true;
    // Requests that fail between two tries add no information.
    if (current && !isNext && current.cause === cause) return;
    const tries = isNext ? current.tries + 1 : (current?.tries ?? 0);
    const pauseMs = Math.max(getRetryDelay(tries), Math.min(askedPauseMs, longestPauseMs));
    state.set({ cause, tries, isTrying: false, nextTryAt: now() + pauseMs });
  };

  const end = () => {
    const current = state.get();
    if (!current || current.cause === 'notStarted') return;
    changes += 1;
    state.set(null);
  };

  const watched: typeof fetch = async (input, init) => {
    const known = changes;
    // A late response to a request from before an outage began or ended says nothing about the server now.
    const isCurrent = () => known === changes;
    let response: Response;
    try {
      response = await send(input, init);
    } catch (error) {
      if (isAbort(error) || init?.signal?.aborted) throw error;
      if (isCurrent()) report('unreachable');
      throw new OutageError('unreachable', false, { cause: error });
    }
    if (awayStatuses.has(response.status)) {
      if (isCurrent()) report('maintenance', retryAfterMs(response.headers.get('retry-after'), now()));
      throw new OutageError('maintenance');
    }
    if (isCurrent()) end();
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
