import { isReference, type ApolloCache, type Reference } from '@apollo/client';

/**
 * Takes a deleted record out of every page of a list that was read, so that none shows it while it is read anew.
 * `list` is the name both of the query and of the records in its pages, such as `users`.
 */
export function forgetListed(cache: ApolloCache, list: string, id: string): void {
  cache.modify<Record<string, Record<string, readonly Reference[]>>>({
    fields: {
      [list]: (page, { readField }) => {
        const records = isReference(page) ? undefined : page[list];
        return records ? { ...page, [list]: records.filter((record) => readField('id', record) !== id) } : page;
      },
    },
  });
}
