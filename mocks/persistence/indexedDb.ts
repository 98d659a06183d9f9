import type { Notify } from '../notice';
import type { FileStore } from '#server/db/files';
import { createMemoryFiles } from '#server/db/memoryFiles';
import { createMemoryStore } from '#server/db/memoryStore';
import { OBJECT_STORES, openDatabase, transact } from './database';
import { loadStore } from './loadStore';
import { ownedDatabase } from './ownership';
import { createPersistedFiles } from './persistedFiles';
import { createWriteBehind, type WriteBehind } from './writeBehind';
import type { Store } from '#server/db/store';

/** A store that the browser persists across reloads. */
export interface PersistedStore {
  store: Store;
  files: FileStore;
  /** Whether the store is empty because nothing was persisted before. */
  isNew: boolean;
  /** Persists all commits so far. Never rejects. */
  flush: () => Promise<void>;
  /** Deletes all persisted data and stops persisting. Close the store and open it again afterwards. */
  reset: () => Promise<void>;
  /** Closes the database immediately, without a flush. */
  close: () => void;
}

const open = async (name: string, onNotice: Notify): Promise<PersistedStore> => {
  const owner = crypto.randomUUID();
  let writeBehind: WriteBehind | undefined;
  const database = await openDatabase(name, () => {
    void writeBehind?.stop();
    database.close();
    onNotice({ code: 'usedElsewhere' });
  });
  try {
    const schedule = () => writeBehind?.schedule();
    const { store, segments, products, large, isNew } = await loadStore(database, owner, schedule);
    const owned = ownedDatabase(database, owner, store.lastIds);
    const { flush, stop } = (writeBehind = createWriteBehind(owned, segments, onNotice, { products, large }));
    return {
      store,
      files: createPersistedFiles(owned, flush),
      isNew,
      flush,
      reset: async () => {
        await stop();
        await transact(database, (transaction) =>
          Promise.all(OBJECT_STORES.map((store) => transaction.objectStore(store).clear())),
        );
      },
      close: () => {
        void stop();
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
};

const inMemory = (): PersistedStore => ({
  store: createMemoryStore(),
  files: createMemoryFiles(),
  isNew: true,
  flush: async () => undefined,
  reset: async () => undefined,
  close: () => undefined,
});

const getName = (name: string, generation: number) => (generation === 1 ? name : `${name}-${generation}`);

/** Returns the newest database in the series under this name. Each earlier one was unreadable. */
const newestGeneration = async (name: string) => {
  const names = new Set((await indexedDB.databases()).map((database) => database.name));
  let generation = 1;
  while (names.has(getName(name, generation + 1))) generation++;
  return generation;
};

/**
 * Opens the store persisted in IndexedDB under `name`. If its data cannot be read, it is left in place, a new store is
 * created under the next name, and `onNotice` is called. Without IndexedDB, everything stays in memory. The database
 * always holds a consistent state between two commits that is at most 250 ms old.
 */
export async function openPersistedStore({
  name = 'catalog-manager',
  onNotice,
}: {
  name?: string;
  onNotice: Notify;
}): Promise<PersistedStore> {
  try {
    const generation = await newestGeneration(name);
    const current = getName(name, generation);
    try {
      return await open(current, onNotice);
    } catch (error) {
      const opened = await open(getName(name, generation + 1), onNotice);
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
      onNotice({ code: 'unreadable', values: { reason, database: current } });
      return opened;
    }
  } catch {
    onNotice({ code: 'notStored' });
    return inMemory();
  }
}
