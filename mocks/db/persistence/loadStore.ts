import { createPace } from '../../pace';
import { TABLE_NAMES, type Change, type TableName, type Tables } from '../../records/tables';
import { createMemoryStore, type MemoryStore } from '../memoryStore';
import { LAYOUT, transact, type Database } from './database';
import { createSegments, type Segments } from './segments';

/** Takes the database over and reads all of it at one moment: from then on no other store can write it. */
const readAll = (database: Database, owner: string) =>
  transact(database, async (transaction) => {
    const meta = transaction.objectStore('meta');
    const segments = transaction.objectStore('segments');
    const [state, keys, texts] = await Promise.all([meta.get('state'), segments.getAllKeys(), segments.getAll()]);
    if (!state && keys.length) throw new Error('the note of its layout is missing');
    if (state && state.layout !== LAYOUT) throw new Error(`it is of version ${state.layout}, not ${LAYOUT}`);
    const lastIds = state?.lastIds ?? {};
    await meta.put({ layout: LAYOUT, owner, lastIds }, 'state');
    return { isNew: !state, lastIds, kept: keys.map((key, at) => ({ key, text: texts[at]! })) };
  });

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
 * for `owner`. `onCommit` hears of each later commit. Rejects if any of it cannot be read.
 */
export const loadStore = async (
  database: Database,
  owner: string,
  onCommit: (changes: readonly Change[]) => void,
): Promise<LoadedStore> => {
  const { isNew, lastIds, kept } = await readAll(database, owner);
  const segments = createSegments();
  const store = createMemoryStore({
    lastIds,
    onCommit: (changes) => {
      segments.note(changes);
      onCommit(changes);
    },
  });
  const breathe = createPace();
  for (const { key, text } of kept) {
    const records = recordsOf(key[0], text);
    store.fill(records.map((put) => ({ table: key[0], put }) as Change));
    segments.restore(key, records, text.length);
    await breathe();
  }
  return { store, segments, isNew };
};
