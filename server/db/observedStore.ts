import type { Change } from '../records/tables';
import type { Store } from './store';

/** Returns a view of the store for a client's session, which calls `notify` after each commit. */
export function createObservedStore(
  store: Store,
  session: string | null,
  notify: (changes: readonly Change[]) => void,
): Store {
  return {
    ...store,
    commit: async (changes, options) => {
      await store.commit(changes, { ...options, session });
      notify(changes);
    },
  };
}
