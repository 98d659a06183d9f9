import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { LastIds } from '#server/db/lastIds';
import type { IndexEntry, IndexKind } from '#server/db/productIndex/storedIndex';
import type { LargeTableName } from '#server/records/tables';
import type { SegmentKey } from './segments';

/**
 * Version of the storage format. Increment it with each change to what is stored: a store of another version is set
 * aside.
 */
export const LAYOUT = 8;

/** What is known without reading any record. */
export interface KeptState {
  layout: number;
  /** The store that last took ownership; no other store may write. */
  owner: string;
  lastIds: LastIds;
}

/** Product records as JSON, each apart, so that one can be read without parsing the others. */
export interface ProductSegment {
  ids: string[];
  texts: string[];
}

export type LargeKey = [table: LargeTableName, id: string];

/** Products and their index are stored apart from the other tables: they are not read when the store is opened. */
export type StorageKey = SegmentKey | LargeKey | [IndexKind | 'productRecords', number];

export type StoredValue = string | NonNullable<IndexEntry[2]> | ProductSegment;

interface Layout extends DBSchema {
  meta: { key: 'state'; value: KeptState };
  /**
   * Records as JSON, which loads in half the time of structured clones and can be read in slices. The key is the table
   * and the segment number.
   */
  segments: { key: StorageKey; value: StoredValue };
  /**
   * File contents, keyed by file, first byte, and end byte (exclusive), so that sizes are known from the keys alone.
   */
  chunks: { key: [string, number, number]; value: Uint8Array<ArrayBuffer> };
}

export type Database = IDBPDatabase<Layout>;

export const OBJECT_STORES = ['meta', 'segments', 'chunks'] as const;

export type Transaction = IDBPTransaction<Layout, typeof OBJECT_STORES, 'readwrite'>;

/**
 * Opens the database, creating it if it does not exist. Rejects if a newer version of the app wrote it. `onNewer` is
 * called when a newer version requests the database, which must then be closed.
 */
export function openDatabase(name: string, onNewer: () => void): Promise<Database> {
  return openDB<Layout>(name, 1, {
    upgrade: (database) => {
      for (const store of OBJECT_STORES) database.createObjectStore(store);
    },
    blocking: onNewer,
  });
}

/**
 * Runs `work` in a single transaction: all of it is applied or none. Rejects with the error that occurred. Without
 * storage left, browsers abort the transaction, and its requests say only that it was aborted, so the error of the
 * transaction comes first.
 */
export async function transact<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // Relaxed durability: a system crash can lose the last moments, but a killed tab or browser does not.
  const transaction = database.transaction(OBJECT_STORES, 'readwrite', { durability: 'relaxed' });
  const abort = (error: unknown): never => {
    try {
      transaction.abort();
    } catch {
      // The transaction has already ended, which is the error to report.
    }
    throw error;
  };
  const [worked, done] = await Promise.allSettled([work(transaction).catch(abort), transaction.done]);
  if (transaction.error) throw transaction.error;
  if (worked.status === 'rejected') throw worked.reason;
  if (done.status === 'rejected') throw done.reason;
  return worked.value;
}

/** Whether the error means that the browser's storage quota is exceeded. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Whether the browser has closed the database, as Chromium does when the disk is full; only a reload opens it again.
 */
export function isClosedError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}
