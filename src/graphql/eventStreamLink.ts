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
 * Opens a separate server-sent event stream for each subscription, and reopens it with back-off and the current access
 * token when it breaks.
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
    const request: RequestParams = { query: print(query), variables, operationName };
    return from(getClient()).pipe(
      switchMap(
        (stream) =>
          new Observable<ApolloLink.Result>((observer) =>
            stream.subscribe(request, {
              next: ({ data, errors }) => observer.next({ data: data ?? null, ...(errors && { errors }) }),
              error: (error) => observer.error(error),
              complete: () => observer.complete(),
            }),
          ),
      ),
    );
  });
}
