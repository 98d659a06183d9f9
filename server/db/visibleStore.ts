import { HIDDEN_TABLES } from '../records/catalogs';
import type { TableName, Tables } from '../records/tables';
import type { Store } from './store';

type HiddenTable = (typeof HIDDEN_TABLES)[number];

const isHiddenTable = (table: TableName): table is HiddenTable =>
  (HIDDEN_TABLES as readonly TableName[]).includes(table);

const getCatalogId = (record: Tables[TableName]): string | null => (record as Tables[HiddenTable]).catalogId;

/**
 * Returns the store without what deleted catalogs have left in tables that lists of all catalogs show. Only `ids` has
 * it, too.
 */
export function createVisibleStore(store: Store): Store {
  const listDeleted = async () =>
    new Set((await store.list('deletedCatalogs', ({ isClone }) => !isClone)).map(({ id }) => id));

  const getMany: Store['getMany'] = async (table, ids) => {
    const records = await store.getMany(table, ids);
    if (!isHiddenTable(table)) return records;
    const deleted = await listDeleted();
    if (deleted.size === 0) return records;
    return records.map((record) => (record && deleted.has(getCatalogId(record) ?? '') ? undefined : record));
  };

  return {
    ...store,
    getMany,
    get: async (table, id) => {
      const record = await store.get(table, id);
      if (!record || !isHiddenTable(table)) return record;
      return (await listDeleted()).has(getCatalogId(record) ?? '') ? undefined : record;
    },
    list: async (table, where) => {
      const deleted = isHiddenTable(table) ? await listDeleted() : undefined;
      if (!deleted?.size) return store.list(table, where);
      return store.list(table, (record) => !deleted.has(getCatalogId(record) ?? '') && (!where || where(record)));
    },
  };
}
