import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { from, Observable, switchMap } from 'rxjs';
import type { Client, RequestParams } from 'graphql-sse';
import { backOff } from '#lib/backOff';
import { onOutageEnd, type OutageMonitor } from './outageMonitor';

/** Options for opening the streams. */
export interface EventStreamOptions {
  /** Sent with each stream request. */
  headers?: Readonly<Record<string, string>>;
  /** Detects outages. Streams wait for their end. */
  outages?: OutageMonitor | undefined;
}

/** Resolves when the current outage ends. */
const outageEnd = (outages: OutageMonitor): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = onOutageEnd(outages, () => {
      unsubscribe();
      resolve();
    });
  });

/**
 * How much further back `lastMs` of a subscription reaches, in milliseconds: for the way of the request, and because one
 * of several servers can know of a change before another does.
 */
const marginMs = 5_000;

/** The largest `Int` of GraphQL. */
const longestMs = 2 ** 31 - 1;

/**
 * Returns the request, and `note`, which is called for each event: whenever the stream is opened, the variable `lastMs`,
 * if there is one, is the time since the last event; before the first one, that since `lastMs` before now.
 */
const withGap = (params: RequestParams): { request: RequestParams; note: () => void } => {
  const lastMs = params.variables?.lastMs;
  if (typeof lastMs !== 'number') return { request: params, note: () => undefined };
  let knownAt = Date.now() - lastMs;
  const getGap = () => Math.min(Math.round(Math.max(0, Date.now() - knownAt)) + marginMs, longestMs);
  return {
    // Each request is written anew from this.
    request: { ...params, variables: { ...params.variables, lastMs: { toJSON: getGap } } },
    note: () => (knownAt = Date.now()),
  };
};

/**
 * Opens a separate server-sent event stream for each subscription, and reopens it with back-off and the current access
 * token when it breaks. A variable `lastMs` then says how long ago the last event was.
 */
export function createEventStreamLink(
  url: string,
  token: () => Promise<string | null>,
  { headers: fixed = {}, outages }: EventStreamOptions = {},
): ApolloLink {
  let client: Client | null = null;
  const getClient = async (): Promise<Client> => {
    const { createClient } = await import('graphql-sse');
    return (client ??= createClient({
      url,
      retryAttempts: Infinity,
      // During an outage, only the monitor retries, at a rate that the server can handle.
      retry: (retries) => (outages?.get() ? outageEnd(outages) : backOff(retries)),
      ...(outages && { fetchFn: outages.fetch }),
      headers: async (): Promise<Record<string, string>> => {
        const current = await token();
        return { ...fixed, ...(current !== null && { authorization: `Bearer ${current}` }) };
      },
    }));
  };
  return new ApolloLink(({ query, variables, operationName }) => {
    const { request, note } = withGap({ query: print(query), variables, operationName });
    return from(getClient()).pipe(
      switchMap(
        (stream) =>
          new Observable<ApolloLink.Result>((observer) =>
            stream.subscribe(request, {
              next: ({ data, errors }) => {
                note();
                observer.next({ data: data ?? null, ...(errors && { errors }) });
              },
              error: (error) => observer.error(error),
              complete: () => observer.complete(),
            }),
          ),
      ),
    );
  });
}
