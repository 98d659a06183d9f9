import type { FileStore } from './files';
import { createMemoryFiles } from './memoryFiles';
import { createMemoryStore } from './memoryStore';
import { OBJECT_STORES, openDatabase, transact } from './persistence/database';
import { loadStore } from './persistence/loadStore';
import { OwnerChangedError, ownedDatabase } from './persistence/ownership';
import { createPersistedFiles } from './persistence/persistedFiles';
import { createWriteBehind, type WriteBehind } from './persistence/writeBehind';
import type { Store } from './store';

/** A store that the browser keeps over reloads. */
export interface PersistedStore {
  store: Store;
  files: FileStore;
  /** Nothing was kept before: the store is empty. */
  isNew: boolean;
  /** Keeps all commits so far. Never rejects. */
  flush(): Promise<void>;
  /** Removes all that is kept and keeps nothing more: close it then and open it anew. */
  reset(): Promise<void>;
  /** Lets go of the database at once, without a flush. */
  close(): void;
}

type Notify = (text: string) => void;

const open = async (name: string, onNotice: Notify): Promise<PersistedStore> => {
  const owner = crypto.randomUUID();
  let writeBehind: WriteBehind | undefined;
  const database = await openDatabase(name, () => {
    void writeBehind?.stop();
    database.close();
    onNotice(new OwnerChangedError().message);
  });
  try {
    const { store, segments, isNew } = await loadStore(database, owner, () => writeBehind?.schedule());
    const owned = ownedDatabase(database, owner, store.lastIds);
    const { flush, stop } = (writeBehind = createWriteBehind(owned, segments, onNotice));
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

const nameOf = (name: string, generation: number) => (generation === 1 ? name : `${name}-${generation}`);

/** The newest of the databases that followed each other under this name: each former one could not be read. */
const newestGeneration = async (name: string) => {
  const names = new Set((await indexedDB.databases()).map((database) => database.name));
  let generation = 1;
  while (names.has(nameOf(name, generation + 1))) generation++;
  return generation;
};

/**
 * Opens the store that this browser keeps in IndexedDB under `name`. What cannot be read is left where it is,
 * a new store is begun under the next name, and `onNotice` says so; without IndexedDB everything stays in
 * memory. At any moment the database holds the store as it was at most 250 ms before, between two commits.
 */
export const openPersistedStore = async ({
  name = 'catalog-manager',
  onNotice,
}: {
  name?: string;
  onNotice: Notify;
}): Promise<PersistedStore> => {
  try {
    const generation = await newestGeneration(name);
    const current = nameOf(name, generation);
    try {
      return await open(current, onNotice);
    } catch (error) {
      const opened = await open(nameOf(name, generation + 1), onNotice);
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
      onNotice(
        `The data in this browser could not be read: ${reason}. They were set aside in its database "${current}", and the app starts with new data.`,
      );
      return opened;
    }
  } catch {
    onNotice('This browser keeps no data for this page. Everything works, but it is gone once the page is closed.');
    return inMemory();
  }
};
