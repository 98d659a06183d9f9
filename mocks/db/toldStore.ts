import type { Change } from '../records/tables';
import type { Store } from './store';

/** A view of the store that tells of each commit once it is done. */
export const createToldStore = (store: Store, tell: (changes: readonly Change[]) => void): Store => ({
  ...store,
  commit: async (changes) => {
    await store.commit(changes);
    tell(changes);
  },
});
