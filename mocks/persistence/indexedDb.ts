import { deleteDB } from 'idb';
import type { Notify } from '../notice';
import type { FileStore } from '#server/db/files';
import { createMemoryFiles } from '#server/db/memoryFiles';
import { isHalfRestored } from '#server/db/halfRestored';
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
  /** Whether all commits so far are persisted. */
  isFlushed: () => boolean;
  /** Deletes all persisted data and stops persisting. Close the store and open it again afterwards. */
  reset: () => Promise<void>;
  /** Closes the database immediately, without a flush. */
  close: () => void;
  /** Closes and deletes the database. */
  remove: () => Promise<void>;
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
      isFlushed: () => writeBehind?.hasChanges === false,
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
      remove: async () => {
        await stop();
        database.close();
        await deleteDB(name);
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
  isFlushed: () => true,
  reset: async () => undefined,
  close: () => undefined,
  remove: async () => undefined,
});

const getName = (name: string, generation: number) => (generation === 1 ? name : `${name}-${generation}`);

/** Returns the newest database in the series under this name. Each earlier one was unreadable, or is replaced by it. */
const newestGeneration = async (name: string) => {
  const generations = (await indexedDB.databases()).map((database) => {
    const number = database.name?.startsWith(`${name}-`) ? Number(database.name.slice(name.length + 1)) : 1;
    return Number.isSafeInteger(number) ? number : 1;
  });
  return Math.max(1, ...generations);
};

/** Opens the newest database, without those that were not filled completely because the browser was closed. */
const openNewest = async (name: string, onNotice: Notify): Promise<PersistedStore> => {
  for (;;) {
    const generation = await newestGeneration(name);
    const current = getName(name, generation);
    try {
      const opened = await open(current, onNotice);
      if (!(await isHalfRestored(opened.store))) return opened;
      await opened.remove();
    } catch (error) {
      const opened = await open(getName(name, generation + 1), onNotice);
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
      onNotice({ code: 'unreadable', values: { reason, database: current } });
      return opened;
    }
  }
};

/** What a store is persisted under, and who learns what its user should know. */
interface PersistedStoreOptions {
  name?: string;
  onNotice: Notify;
}

const NAME = 'catalog-manager';

/**
 * Opens the store persisted in IndexedDB under `name`. If its data cannot be read, it is left in place, a new store is
 * created under the next name, and `onNotice` is called. Without IndexedDB, everything stays in memory. The database
 * always holds a consistent state between two commits that is at most 250 ms old.
 */
export async function openPersistedStore({ name = NAME, onNotice }: PersistedStoreOptions): Promise<PersistedStore> {
  try {
    return await openNewest(name, onNotice);
  } catch {
    onNotice({ code: 'notStored' });
    return inMemory();
  }
}

/**
 * Opens an empty store that will be opened instead of the current one from then on, unless it has the mark of
 * `isHalfRestored`.
 */
export async function openNextStore({ name = NAME, onNotice }: PersistedStoreOptions): Promise<PersistedStore> {
  try {
    return await open(getName(name, (await newestGeneration(name)) + 1), onNotice);
  } catch {
    return inMemory();
  }
}
