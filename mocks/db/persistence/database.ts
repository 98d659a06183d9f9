import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { LastIds } from '../memoryStore';
import type { SegmentKey } from './segments';

/** Number of the way in which records are kept; raised whenever older ones could not be read any more. */
export const LAYOUT = 2;

export interface KeptState {
  layout: number;
  /** The store that wrote last; any other one writes no more. */
  owner: string;
  lastIds: LastIds;
}

interface Layout extends DBSchema {
  meta: { key: 'state'; value: KeptState };
  /** Records as JSON: read in half the time of structured clones, and in slices. By table and number of the segment. */
  segments: { key: SegmentKey; value: string };
  /** Bytes of files by file, first byte and the one after the last, so that sizes are known from keys alone. */
  chunks: { key: [string, number, number]; value: Uint8Array<ArrayBuffer> };
}

export type Database = IDBPDatabase<Layout>;

export const OBJECT_STORES = ['meta', 'segments', 'chunks'] as const;

export type Transaction = IDBPTransaction<Layout, typeof OBJECT_STORES, 'readwrite'>;

/**
 * Opens the database, making it where it is not there. Rejects if a newer version of the app wrote it.
 * `onNewer` is called when one asks for it: the database has to be closed then.
 */
export const openDatabase = (name: string, onNewer: () => void): Promise<Database> =>
  openDB<Layout>(name, 1, {
    upgrade: (database) => {
      for (const store of OBJECT_STORES) database.createObjectStore(store);
    },
    blocking: onNewer,
  });

/** Does all of `work` in one transaction, or nothing of it; rejects with what failed. */
export const transact = async <Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  // Relaxed: a crash of the whole machine may take the last moments, a killed tab or browser does not.
  const transaction = database.transaction(OBJECT_STORES, 'readwrite', { durability: 'relaxed' });
  const abort = (error: unknown): never => {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself, which is what failed.
    }
    throw error;
  };
  const [result] = await Promise.all([work(transaction).catch(abort), transaction.done]);
  return result;
};

/** The browser grants no more room. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
