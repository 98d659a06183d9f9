import type { ApolloCache, Reference } from '@apollo/client';

/** Takes a task that was deleted for good out of every list that was read, so that none shows it while it is read anew. */
export function forgetTask(cache: ApolloCache, id: string): void {
  cache.modify<{ tasks: readonly Reference[] }>({
    fields: {
      tasks: (list, { readField }) => list.filter((task) => readField('id', task) !== id),
    },
  });
}
