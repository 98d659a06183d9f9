import { TABLE_NAMES, type Change, type TableName, type Tables } from '../records/tables';
import { createProductEntry } from './productIndex/productEntry';
import { createProductIndex } from './productIndex/productIndex';
import type { Store } from './store';

type Rows = { [Name in TableName]: Map<string, Tables[Name]> };

/** The highest numeric id assigned so far in each table. */
export type LastIds = Partial<Record<TableName, number>>;

/** An in-memory store with the hooks needed to persist a copy of it. */
export interface MemoryStore extends Store {
  /** Commits changes that are already persisted: synchronously and without calling `onCommit`. */
  fill: (changes: readonly Change[]) => void;
  lastIds: () => LastIds;
}

/** Throws a TypeError for a change that no table can store, so that nothing from its commit is stored. */
const assertChange = (change: Change) => {
  const id: unknown = 'put' in change ? change.put.id : change.remove;
  if (!TABLE_NAMES.includes(change.table)) throw new TypeError(`Table "${String(change.table)}" does not exist.`);
  if (typeof id !== 'string' || id === '') throw new TypeError(`A change to table "${change.table}" has no id.`);
};

/**
 * Creates a store that keeps all tables in memory. `onCommit` is called synchronously after each commit. `lastIds`
 * restores the id counters of a previously persisted store. A commit with a malformed change is rejected as a whole
 * with a TypeError.
 */
export function createMemoryStore(
  options: { onCommit?: (changes: readonly Change[]) => void; lastIds?: LastIds } = {},
): MemoryStore {
  const rows = Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as unknown as Rows;
  const lastIds: LastIds = { ...options.lastIds };
  const index = createProductIndex((catalogId) => rows.catalogs.get(catalogId)?.currencies ?? []);

  const put = <Name extends TableName>(table: Name, record: Tables[Name]) => {
    // An id assigned elsewhere, for example in the demo data, counts as used.
    const number = Number(record.id);
    if (Number.isSafeInteger(number) && number > (lastIds[table] ?? 0)) lastIds[table] = number;
    rows[table].set(record.id, record);
  };

  const keep = (changes: readonly Change[]) => {
    changes.forEach(assertChange);
    // Everything that can throw runs before the first change is stored.
    const entries = changes.map((change) =>
      change.table === 'products' && 'put' in change ? createProductEntry(change.put) : null,
    );
    changes.forEach((change, at) => {
      const id = 'put' in change ? change.put.id : change.remove;
      if (change.table === 'products') index.replace(rows.products.get(id), entries[at] ?? null);
      if ('put' in change) put(change.table, change.put);
      else rows[change.table].delete(id);
    });
  };

  return {
    products: index.reader,
    get: async (table, id) => rows[table].get(id),
    list: async (table, where) => {
      const records = [...rows[table].values()];
      return where ? records.filter(where) : records;
    },
    nextId: async (table) => {
      const id = (lastIds[table] ?? 0) + 1;
      lastIds[table] = id;
      return String(id);
    },
    commit: async (changes) => {
      keep(changes);
      options.onCommit?.(changes);
    },
    fill: keep,
    lastIds: () => ({ ...lastIds }),
  };
}
