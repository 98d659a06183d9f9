import { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { HttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { createAuthLink } from './authLink';
import type { ServerCalls } from './backEnd';
import { createCache } from './cache';
import { createEventStreamLink } from './eventStreamLink';
import { createOutageLink } from './outageLink';
import { createReadyLink } from './readyLink';

/** The one Apollo client: queries and mutations by POST, subscriptions by server-sent events at the same address. */
export function createClient(backEnd: ServerCalls): ApolloClient {
  const { url, ready, tokens, outages, relearnUser } = backEnd;
  // By this name the server tells our own changes from those of others.
  const headers = { 'x-session': Math.random().toString(36).slice(2) };
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    createEventStreamLink(url, () => tokens.fresh(), { headers, outages }),
    new HttpLink({ uri: url, headers, ...(outages && { fetch: outages.fetch }) }),
  );
  return new ApolloClient({
    link: ApolloLink.from([createOutageLink(), createReadyLink(ready), createAuthLink(tokens, relearnUser), transport]),
    cache: createCache(),
    // What was read before is shown at once and brought up to date behind it.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
