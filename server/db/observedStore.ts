import type { Change } from '../records/tables';
import type { Store } from './store';

/** Returns a view of the store that calls `notify` after each commit. */
export function createObservedStore(store: Store, notify: (changes: readonly Change[]) => void): Store {
  return {
    ...store,
    commit: async (changes, lock) => {
      await store.commit(changes, lock);
      notify(changes);
    },
  };
}
