import type { FileStore } from './files';
import type { SnapshotStores } from './snapshots';
import type { Store } from './store';

/**
 * Wraps a store and its files so that snapshots can be taken while they change. What that needs is loaded with the
 * first snapshot.
 */
export function createLazySnapshots(store: Store, files: FileStore): SnapshotStores {
  let stores: SnapshotStores | undefined;
  /** Commits that began before the first snapshot. */
  const running = new Set<Promise<void>>();

  const commit: Store['commit'] = (changes, options) => {
    if (stores) return stores.store.commit(changes, options);
    const committing = store.commit(changes, options);
    const settled = committing.catch(() => undefined).finally(() => running.delete(settled));
    running.add(settled);
    return committing;
  };

  return {
    store: { ...store, commit },
    files: { ...files, remove: (id) => (stores ?? { files }).files.remove(id) },
    openSnapshot: async () => {
      const { createSnapshotStores } = await import('./snapshots');
      stores ??= createSnapshotStores(store, files);
      await Promise.all(running);
      return stores.openSnapshot();
    },
  };
}
