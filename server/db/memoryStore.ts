import {
  isLargeTable,
  TABLE_NAMES,
  type Change,
  type LargeTableName,
  type TableName,
  type Tables,
} from '../records/tables';
import { createProductRow } from './productIndex/productRow';
import { createProductTable, type RowChange } from './productIndex/productTable';
import type { StoredRecords } from './productIndex/recordReader';
import { createTableChanges } from './productIndex/tableChanges';
import type { ContentRecord } from '../records/publishedCatalogs';
import type { LastIds } from './lastIds';
import { createTableProducts, type GetCurrencies, type ProductRecords } from './productRecords';
import type { Store } from './store';

type Rows = { [Name in TableName]: Map<string, Tables[Name]> };

/** An in-memory store with the hooks needed to persist a copy of it. */
export interface MemoryStore extends Store {
  /** Commits changes that are already persisted: synchronously and without calling `onCommit`. */
  fill: (changes: readonly Change[]) => void;
  /** Checks changes, and returns the function that fills them in, which does not throw. Throws as `commit` rejects. */
  prepare: (changes: readonly Change[]) => () => void;
  lastIds: () => LastIds;
}

/** Returns the number that an id counts as, 0 if it is none that `nextId` could return. */
export function toIdNumber(id: string): number {
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** The tables whose records are not all in memory, see `LARGE_TABLES`. */
export interface LargeRecords {
  getMany: <Name extends LargeTableName>(table: Name, ids: readonly string[]) => Promise<(Tables[Name] | undefined)[]>;
  list: <Name extends LargeTableName>(table: Name) => Promise<Tables[Name][]>;
  /** Returns the ids of all records, in the order of `list`. */
  ids: (table: LargeTableName) => Promise<string[]>;
  /** Called with each commit. */
  note: (changes: readonly Change[]) => void;
}

const createInMemory = (getCurrencies: GetCurrencies): ProductRecords => {
  const stored: StoredRecords = { moment: 0, read: async (places) => places.map(() => undefined) };
  return createTableProducts({ table: createProductTable(createTableChanges()), stored }, getCurrencies);
};

/** Throws a TypeError for a change that no table can store, so that nothing from its commit is stored. */
const assertChange = (change: Change) => {
  const id: unknown = 'put' in change ? change.put.id : change.remove;
  if (!TABLE_NAMES.includes(change.table)) throw new TypeError(`Table "${String(change.table)}" does not exist.`);
  if (typeof id !== 'string' || id === '') throw new TypeError(`A change to table "${change.table}" has no id.`);
};

/** Commits the contents that the store does not have. */
export async function putMissing(
  { getMany, commit }: Pick<Store, 'getMany' | 'commit'>,
  contents: readonly ContentRecord[],
): Promise<void> {
  const ids = contents.map(({ id }) => id);
  const stored = await getMany('contents', ids);
  const missing = new Map(contents.flatMap((put, at) => (stored[at] ? [] : [[put.id, put] as const])));
  if (missing.size) await commit([...missing.values()].map((put): Change => ({ table: 'contents', put })));
}

/**
 * Creates a store that keeps all tables in memory, except for the products if `products` creates those, and the
 * tables that `large` stores. `onCommit` is called synchronously after each commit. `lastIds` restores the id counters
 * of a previously persisted store. A commit with a malformed change is rejected as a whole with a TypeError.
 */
export function createMemoryStore(
  options: {
    onCommit?: (changes: readonly Change[]) => void;
    lastIds?: LastIds;
    products?: (getCurrencies: GetCurrencies) => ProductRecords;
    large?: LargeRecords;
  } = {},
): MemoryStore {
  const { large, products: createProducts = createInMemory } = options;
  const rows = Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as unknown as Rows;
  const lastIds: LastIds = { ...options.lastIds };
  const products = createProducts((catalogId) => rows.catalogs.get(catalogId)?.currencies ?? []);

  const raiseId = (table: TableName, number: number) => {
    if (number > (lastIds[table] ?? 0)) lastIds[table] = number;
  };

  const countId = (table: TableName, id: string) => {
    // An id assigned elsewhere, for example in the demo data, counts as used.
    raiseId(table, toIdNumber(id));
  };

  const toRowChange = (change: Change): RowChange[] => {
    if (change.table !== 'products') return [];
    if (!('put' in change)) return [{ id: change.remove, put: null }];
    return [{ id: change.put.id, put: { record: change.put, row: createProductRow(change.put) } }];
  };

  const put = <Name extends TableName>(table: Name, record: Tables[Name]) => rows[table].set(record.id, record);

  const prepare = (changes: readonly Change[]) => {
    changes.forEach(assertChange);
    // Everything that can throw runs before the first change is stored.
    const rowChanges = changes.flatMap(toRowChange);
    return () => {
      products.apply(rowChanges);
      for (const change of changes) {
        if ('put' in change) countId(change.table, change.put.id);
        if (change.table === 'products' || (large && isLargeTable(change.table))) continue;
        if ('put' in change) put(change.table, change.put);
        else rows[change.table].delete(change.remove);
      }
    };
  };
  const fill = (changes: readonly Change[]) => prepare(changes)();

  const getRecords = async <Name extends TableName>(
    table: Name,
    ids: readonly string[],
  ): Promise<(Tables[Name] | undefined)[]> => {
    if (large && isLargeTable(table)) return large.getMany(table, ids);
    if (table === 'products') return (await products.getMany(ids)) as (Tables[Name] | undefined)[];
    return ids.map((id) => rows[table].get(id));
  };

  const listRecords = async <Name extends TableName>(table: Name): Promise<Tables[Name][]> => {
    if (large && isLargeTable(table)) return large.list(table);
    if (table === 'products') return (await products.list()) as Tables[TableName][] as Tables[Name][];
    return [...rows[table].values()];
  };

  const commit = async (changes: readonly Change[]) => {
    fill(changes);
    large?.note(changes);
    options.onCommit?.(changes);
  };

  return {
    products: products.reader,
    get: async (table, id) => (await getRecords(table, [id]))[0],
    getMany: getRecords,
    list: async (table, where) => {
      const records = await listRecords(table);
      return where ? records.filter(where) : records;
    },
    ids: async (table) => {
      if (large && isLargeTable(table)) return large.ids(table);
      if (table === 'products') return products.ids();
      return [...rows[table].keys()];
    },
    readLastIds: async () => ({ ...lastIds }),
    raiseLastIds: async (raised) => {
      for (const table of TABLE_NAMES) raiseId(table, raised[table] ?? 0);
    },
    nextId: async (table) => {
      const id = (lastIds[table] ?? 0) + 1;
      lastIds[table] = id;
      return String(id);
    },
    commit,
    exclusive: (_, work) => work(),
    putContents: (contents) => putMissing({ getMany: getRecords, commit }, contents),
    fill,
    prepare,
    lastIds: () => ({ ...lastIds }),
  };
}
