import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { from, Observable, switchMap } from 'rxjs';
import type { Client, RequestParams } from 'graphql-sse';
import { backOff } from '../lib/backOff';
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

type Connect = EventStreamOptions & { url: string; token: () => Promise<string | null> };

async function connect({ url, token, headers: fixed = {}, outages }: Connect): Promise<Client> {
  const { createClient } = await import('graphql-sse');
  return createClient({
    url,
    retryAttempts: Infinity,
    // During an outage, only the monitor retries, at a rate that the server can handle.
    retry: (retries) => (outages?.get() ? outageEnd(outages) : backOff(retries)),
    ...(outages && { fetchFn: outages.fetch }),
    headers: async (): Promise<Record<string, string>> => {
      const current = await token();
      return { ...fixed, ...(current !== null && { authorization: `Bearer ${current}` }) };
    },
  });
}

/**
 * Opens a separate server-sent event stream for each subscription, and reopens it with back-off and the current access
 * token when it breaks.
 */
export function createEventStreamLink(
  url: string,
  token: () => Promise<string | null>,
  options: EventStreamOptions = {},
): ApolloLink {
  let client: Promise<Client> | null = null;
  return new ApolloLink(({ query, variables, operationName }) => {
    client ??= connect({ ...options, url, token });
    const request: RequestParams = { query: print(query), variables, operationName };
    return from(client).pipe(
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
