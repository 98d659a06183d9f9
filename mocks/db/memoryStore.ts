import { TABLE_NAMES, type Change, type TableName, type Tables } from '../records/tables';
import { createProductEntry } from './productIndex/productEntry';
import { createProductIndex } from './productIndex/productIndex';
import type { Store } from './store';

type Rows = { [Name in TableName]: Map<string, Tables[Name]> };

/** The highest number that was given as an id so far in each table. */
export type LastIds = Partial<Record<TableName, number>>;

/** A store in memory, with what it takes to keep a copy of it elsewhere. */
export interface MemoryStore extends Store {
  /** Commits what was kept elsewhere already: at once and without telling `onCommit`. */
  fill(changes: readonly Change[]): void;
  lastIds(): LastIds;
}

/** Throws a TypeError on what no table can keep, so that nothing of its commit is kept. */
const assertChange = (change: Change) => {
  const id: unknown = 'put' in change ? change.put.id : change.remove;
  if (!TABLE_NAMES.includes(change.table)) throw new TypeError(`There is no table "${String(change.table)}".`);
  if (typeof id !== 'string' || id === '') throw new TypeError(`A change of the table "${change.table}" has no id.`);
};

/**
 * Keeps all tables in memory. `onCommit` hears of each commit at once after it is kept; `lastIds` are those
 * of an earlier life of the store. A commit with a malformed change is refused whole with a TypeError.
 */
export const createMemoryStore = (
  options: { onCommit?(changes: readonly Change[]): void; lastIds?: LastIds } = {},
): MemoryStore => {
  const rows = Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as unknown as Rows;
  const lastIds: LastIds = { ...options.lastIds };
  const index = createProductIndex((catalogId) => rows.catalogs.get(catalogId)?.currencies ?? []);

  const put = <Name extends TableName>(table: Name, record: Tables[Name]) => {
    // An id that came from elsewhere, such as the demo data, counts as given.
    const number = Number(record.id);
    if (Number.isSafeInteger(number) && number > (lastIds[table] ?? 0)) lastIds[table] = number;
    rows[table].set(record.id, record);
  };

  const keep = (changes: readonly Change[]) => {
    changes.forEach(assertChange);
    // Whatever may throw is done before the first change is kept.
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
};
