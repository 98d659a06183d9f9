import { createYielder } from '#server/yielder';
import { LARGE_TABLES, type Change } from '#server/records/tables';
import { createMemoryStore, type MemoryStore } from '#server/db/memoryStore';
import { createProductTable } from '#server/db/productIndex/productTable';
import { createTableProducts } from '#server/db/productRecords';
import { createTableChanges } from '#server/db/productIndex/tableChanges';
import { LAYOUT, transact, type Database, type KeptState, type StoredValue, type Transaction } from './database';
import { loadProducts } from './loadProducts';
import { createProductStorage, type ProductStorage } from './productStorage';
import { createLargeTables, type LargeTables } from './largeTables';
import { createSegments, getRecords, type SegmentKey, type Segments } from './segments';

/** Segments read per request: the browser prepares the next batch while the current one is processed. */
const BATCH = 32;

/** Makes `owner` the only writer and returns the state of the last write, or undefined if nothing was persisted. */
const takeOver = async (transaction: Transaction, owner: string): Promise<KeptState | undefined> => {
  const meta = transaction.objectStore('meta');
  const [state, first] = await Promise.all([meta.get('state'), transaction.objectStore('segments').openKeyCursor()]);
  if (!state && first) throw new Error('its storage version is missing');
  if (state && state.layout !== LAYOUT) throw new Error(`its storage version is ${state.layout}, not ${LAYOUT}`);
  await meta.put({ lastIds: {}, ...state, layout: LAYOUT, owner }, 'state');
  return state;
};

/** What the first part of the keys of entries is that are not read when the store is opened, or not as segments. */
const READ_APART = [...LARGE_TABLES, 'productBlocks', 'productRanks', 'productRecords', 'productValues'].sort();

/** All keys but these. */
const getRanges = () => [
  IDBKeyRange.upperBound([READ_APART[0]], true),
  ...READ_APART.slice(1).map((head, at) => IDBKeyRange.bound([READ_APART[at], []], [head], true, true)),
  IDBKeyRange.lowerBound([READ_APART.at(-1), []], true),
];

/** Yields all other persisted segments, in ascending order. */
const readSegments = async function* (transaction: Transaction): AsyncGenerator<[SegmentKey, StoredValue]> {
  const store = transaction.objectStore('segments');
  const ranges = await Promise.all(getRanges().map((range) => store.getAllKeys(range)));
  const batches = ranges.flatMap((keys) =>
    Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, at) => {
      const own = keys.slice(at * BATCH, (at + 1) * BATCH);
      const batch = store.getAll(IDBKeyRange.bound(own[0], own.at(-1)));
      // A failed batch is reported when it is awaited, unless another one failed first.
      batch.catch(() => undefined);
      return batch;
    }),
  );
  const keys = ranges.flat() as SegmentKey[];
  let at = 0;
  for (const batch of batches) for (const text of await batch) yield [keys[at++]!, text];
};

export interface LoadedStore {
  store: MemoryStore;
  segments: Segments;
  products: ProductStorage;
  large: LargeTables;
  /** Whether nothing was persisted before. */
  isNew: boolean;
}

/**
 * Loads the persisted store in slices, yielding to other work, and makes `owner` the owner of the database. `onCommit`
 * is called for each later commit. Rejects without writing anything if any part cannot be read.
 */
export function loadStore(database: Database, owner: string, onCommit: () => void): Promise<LoadedStore> {
  return transact(database, async (transaction) => {
    const state = await takeOver(transaction, owner);
    const segments = createSegments();
    const changes = createTableChanges(onCommit);
    const table = createProductTable(changes);
    const products = createProductStorage(database, table, changes);
    const large = createLargeTables(database);
    const store = createMemoryStore({
      large,
      lastIds: state?.lastIds ?? {},
      products: (getCurrencies) => createTableProducts({ table, stored: products.stored }, getCurrencies),
      onCommit: (changes) => {
        segments.note(changes);
        onCommit();
      },
    });
    const yieldIfDue = createYielder();
    await loadProducts(transaction, products);
    for await (const [key, text] of readSegments(transaction)) {
      const records = getRecords(key[0], text);
      store.fill(records.map((put) => ({ table: key[0], put }) as Change));
      segments.restore(key, records, typeof text === 'string' ? text.length : 0);
      await yieldIfDue();
    }
    return { store, segments, products, large, isNew: !state };
  });
}
