import { createYielder } from '../../yielder';
import { TABLE_NAMES, type Change, type TableName, type Tables } from '../../records/tables';
import { createMemoryStore, type LastIds, type MemoryStore } from '../memoryStore';
import { LAYOUT, transact, type Database, type Transaction } from './database';
import { createSegments, type SegmentKey, type Segments } from './segments';

/** Segments read per request: the browser prepares the next batch while the current one is processed. */
const BATCH = 32;

/** Makes `owner` the only writer and returns the ids assigned so far, or null if nothing was persisted. */
const takeOver = async (transaction: Transaction, owner: string): Promise<LastIds | null> => {
  const meta = transaction.objectStore('meta');
  const [state, segments] = await Promise.all([meta.get('state'), transaction.objectStore('segments').count()]);
  if (!state && segments) throw new Error('its storage version is missing');
  if (state && state.layout !== LAYOUT) throw new Error(`its storage version is ${state.layout}, not ${LAYOUT}`);
  await meta.put({ layout: LAYOUT, owner, lastIds: state?.lastIds ?? {} }, 'state');
  return state?.lastIds ?? null;
};

/** Yields all persisted segments in ascending order. */
const readSegments = async function* (transaction: Transaction): AsyncGenerator<[SegmentKey, string]> {
  const store = transaction.objectStore('segments');
  const keys = await store.getAllKeys();
  const batches: Promise<string[]>[] = [];
  for (let from = 0; from < keys.length; from += BATCH) {
    const last = keys[Math.min(from + BATCH, keys.length) - 1];
    const batch = store.getAll(IDBKeyRange.bound(keys[from], last));
    // A failed batch is reported when it is awaited, unless another one failed first.
    batch.catch(() => undefined);
    batches.push(batch);
  }
  let at = 0;
  for (const batch of batches) for (const text of await batch) yield [keys[at++]!, text];
};

/** Parses the records of a persisted segment. Throws if the text is not a valid segment. */
const getRecords = (table: TableName, text: string) => {
  const records: unknown = JSON.parse(text);
  if (!TABLE_NAMES.includes(table) || !Array.isArray(records)) throw new Error(`part of "${table}" is damaged`);
  return records as Tables[TableName][];
};

export interface LoadedStore {
  store: MemoryStore;
  segments: Segments;
  /** Whether nothing was persisted before. */
  isNew: boolean;
}

/**
 * Loads the persisted store in slices, yielding to other work, and makes `owner` the owner of the database. `onCommit`
 * is called for each later commit. Rejects without writing anything if any part cannot be read.
 */
export function loadStore(database: Database, owner: string, onCommit: () => void): Promise<LoadedStore> {
  return transact(database, async (transaction) => {
    const lastIds = await takeOver(transaction, owner);
    const segments = createSegments();
    const store = createMemoryStore({
      lastIds: lastIds ?? {},
      onCommit: (changes) => {
        segments.note(changes);
        onCommit();
      },
    });
    const yieldIfDue = createYielder();
    for await (const [key, text] of readSegments(transaction)) {
      const records = getRecords(key[0], text);
      store.fill(records.map((put) => ({ table: key[0], put }) as Change));
      segments.restore(key, records, text.length);
      await yieldIfDue();
    }
    return { store, segments, isNew: !lastIds };
  });
}
