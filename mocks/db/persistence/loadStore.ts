import { createPace } from '../../pace';
import { TABLE_NAMES, type Change, type TableName, type Tables } from '../../records/tables';
import { createMemoryStore, type LastIds, type MemoryStore } from '../memoryStore';
import { LAYOUT, transact, type Database, type Transaction } from './database';
import { createSegments, type SegmentKey, type Segments } from './segments';

/** Segments that are read at a stretch: while some are taken in, the browser gets the next ones ready. */
const BATCH = 32;

/** Makes `owner` the one that may write, and gives the ids that were given before; null where nothing was kept. */
const takeOver = async (transaction: Transaction, owner: string): Promise<LastIds | null> => {
  const meta = transaction.objectStore('meta');
  const [state, segments] = await Promise.all([meta.get('state'), transaction.objectStore('segments').count()]);
  if (!state && segments) throw new Error('the note of its layout is missing');
  if (state && state.layout !== LAYOUT) throw new Error(`it is of version ${state.layout}, not ${LAYOUT}`);
  await meta.put({ layout: LAYOUT, owner, lastIds: state?.lastIds ?? {} }, 'state');
  return state?.lastIds ?? null;
};

/** All kept segments in rising order. */
const readSegments = async function* (transaction: Transaction): AsyncGenerator<[SegmentKey, string]> {
  const store = transaction.objectStore('segments');
  const keys = await store.getAllKeys();
  const batches: Promise<string[]>[] = [];
  for (let from = 0; from < keys.length; from += BATCH) {
    const last = keys[Math.min(from + BATCH, keys.length) - 1];
    const batch = store.getAll(IDBKeyRange.bound(keys[from], last));
    // A batch that fails is met when its turn comes, or another one failed before it.
    batch.catch(() => undefined);
    batches.push(batch);
  }
  let at = 0;
  for (const batch of batches) for (const text of await batch) yield [keys[at++]!, text];
};

/** The records of a kept segment. Throws on what is none. */
const recordsOf = (table: TableName, text: string) => {
  const records: unknown = JSON.parse(text);
  if (!TABLE_NAMES.includes(table) || !Array.isArray(records)) throw new Error(`a part of "${table}" is damaged`);
  return records as Tables[TableName][];
};

export interface LoadedStore {
  store: MemoryStore;
  segments: Segments;
  /** Nothing was kept yet. */
  isNew: boolean;
}

/**
 * Reads the store that the database keeps, in slices that let other work in, and takes the database over
 * for `owner`. `onCommit` hears of each later commit. Rejects, having written nothing, if any of it cannot be read.
 */
export const loadStore = (database: Database, owner: string, onCommit: () => void): Promise<LoadedStore> =>
  transact(database, async (transaction) => {
    const lastIds = await takeOver(transaction, owner);
    const segments = createSegments();
    const store = createMemoryStore({
      lastIds: lastIds ?? {},
      onCommit: (changes) => {
        segments.note(changes);
        onCommit();
      },
    });
    const breathe = createPace();
    for await (const [key, text] of readSegments(transaction)) {
      const records = recordsOf(key[0], text);
      store.fill(records.map((put) => ({ table: key[0], put }) as Change));
      segments.restore(key, records, text.length);
      await breathe();
    }
    return { store, segments, isNew: !lastIds };
  });
