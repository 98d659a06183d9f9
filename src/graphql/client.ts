import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { createAuthLink } from './authLink';
import type { ServerCalls } from './serverCalls';
import { createCache } from './cache';
import { createEventStreamLink } from './eventStreamLink';
import { createOutageLink } from './outageLink';
import { from, switchMap } from 'rxjs';

/** Holds every operation until the back end has started, and fails them if it could not start. */
function createReadyLink(ready: Promise<unknown>): ApolloLink {
  return new ApolloLink((operation, forward) => from(ready).pipe(switchMap(() => forward(operation))));
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
    link: ApolloLink.from([createOutageLink(), createReadyLink(ready), createAuthLink(tokens, relearnUser), transport]),
    cache: createCache(),
    // Cached data is shown immediately and then updated from the network.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
