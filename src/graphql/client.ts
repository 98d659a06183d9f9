import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { canonicalStringify, print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { createAuthLink } from './authLink';
import type { ServerCalls } from './serverCalls';
import { createCache } from './cache';
import { createEventStreamLink } from './eventStreamLink';
import { createOutageLink } from './outageLink';
import { finalize, from, share, shareReplay, switchMap, tap, type Observable } from 'rxjs';

/** Holds every operation until the back end has started, and fails them if it could not start. */
function createReadyLink(ready: Promise<unknown>): ApolloLink {
  return new ApolloLink((operation, forward) => from(ready).pipe(switchMap(() => forward(operation))));
}

/**
 * Sends a query once if it is asked for again while it is pending, and a subscription once as long as it is open.
 * Unlike with Apollo's own deduplication, a query does not join a request from before the last answer to a mutation or
 * event of a subscription: the response can lack that change, and the screen that refetches because of it would never
 * show it.
 */
function createDeduplicationLink(): ApolloLink {
  const queries = new Map<string, Observable<ApolloLink.Result>>();
  const subscriptions = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    const { query, variables, operationType } = operation;
    if (operationType === OperationTypeNode.MUTATION) return forward(operation).pipe(tap(() => queries.clear()));
    const isQuery = operationType === OperationTypeNode.QUERY;
    const sent = isQuery ? queries : subscriptions;
    const key = `${print(query)}\n${canonicalStringify(variables)}`;
    const joined = sent.get(key);
    if (joined) return joined;
    const results = forward(operation).pipe(
      finalize(() => {
        if (sent.get(key) === shared) sent.delete(key);
      }),
    );
    const shared: Observable<ApolloLink.Result> = isQuery
      ? results.pipe(shareReplay({ bufferSize: 1, refCount: true }))
      : results.pipe(
          tap(() => queries.clear()),
          share(),
        );
    sent.set(key, shared);
    return shared;
  });
}

/** The only Apollo client: queries and mutations use POST, and subscriptions use server-sent events at the same URL. */
export function createClient(backEnd: ServerCalls): ApolloClient {
  const { url, ready, tokens, outages, relearnUser } = backEnd;
  // The server uses this ID to tell changes of this session from those of others.
  const headers = { 'x-session': Math.random().toString(36).slice(2) };
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createEventStreamLink(url, () => tokens.fresh(), { headers, outages }),
    new HttpLink({ uri: url, headers, ...(outages && { fetch: outages.fetch }) }),
  );
  return new ApolloClient({
    link: ApolloLink.from([
      createDeduplicationLink(),
      createOutageLink(),
      createReadyLink(ready),
      createAuthLink(tokens, relearnUser),
      transport,
    ]),
    queryDeduplication: false,
    cache: createCache(),
    // Cached data is shown immediately and then updated from the network.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
