import type { ApolloCache, Reference } from '@apollo/client';

/** Takes a deleted user out of every list that was read, so that none shows the user while it is read anew. */
export function forgetUser(cache: ApolloCache, id: string): void {
  cache.modify<{ users: { users: readonly Reference[] } }>({
    fields: {
      users: (page, { readField }) =>
        'users' in page ? { ...page, users: page.users.filter((user) => readField('id', user) !== id) } : page,
    },
  });
}
