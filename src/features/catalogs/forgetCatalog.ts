import type { ApolloCache, Reference } from '@apollo/client';

/** Takes a deleted catalog out of every list that was read, so that none shows it while it is read anew. */
export function forgetCatalog(cache: ApolloCache, id: string): void {
  cache.modify<{ catalogs: { catalogs: readonly Reference[] } }>({
    fields: {
      catalogs: (page, { readField }) =>
        'catalogs' in page
          ? { ...page, catalogs: page.catalogs.filter((catalog) => readField('id', catalog) !== id) }
          : page,
    },
  });
}
