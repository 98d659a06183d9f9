import type { ApolloClient } from '@apollo/client';

/**
 * Removes what is not on screen from the cache, and fetches the rest again, because the server's texts are in another
 * language.
 */
export function refetchTexts(client: ApolloClient): void {
  const shown = [...client.getObservableQueries('active')].map(
    (each) => [each.query, each.variables, each.getCurrentResult()] as const,
  );
  const { cache } = client;
  cache.restore({});
  cache.batch({
    update: () => {
      for (const [query, variables, { data, dataState }] of shown)
        if (dataState === 'complete') cache.writeQuery<unknown>({ query, variables, data });
    },
  });
  // Errors stay with the queries, which show them.
  void Promise.allSettled(client.refetchQueries({ include: 'active' }).results);
}
