import { isReference, type ApolloCache, type Reference } from '@apollo/client';

type Records = readonly Reference[];

/**
 * Removes a deleted record from every cached list, so that no list shows it while refetching. `list` is the name of the
 * query, such as `users`; a paginated query has its records under the same name.
 */
export function evictFromLists(cache: ApolloCache, list: string, id: string): void {
  cache.modify<Record<string, Records | Record<string, Records>>>({
    fields: {
      [list]: (found, { readField }) => {
        const others = (records: Records) => records.filter((record) => readField('id', record) !== id);
        if (isReference(found)) return found;
        if (Array.isArray(found)) return others(found);
        const page = found as Record<string, Records>;
        return page[list] ? { ...page, [list]: others(page[list]) } : page;
      },
    },
  });
}
