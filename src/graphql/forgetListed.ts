import { isReference, type ApolloCache, type Reference } from '@apollo/client';

type Records = readonly Reference[];

/**
 * Takes a deleted record out of every list that was read, so that none shows it while it is read anew. `list` is the name
 * of the query, such as `users`; one that answers page by page has its records under the same name.
 */
export function forgetListed(cache: ApolloCache, list: string, id: string): void {
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
