import type { ProductRecord } from '../records/products';
import { BLOCK_ROWS } from './productIndex/productBlock';
import { createProductIndex } from './productIndex/productIndex';
import type { ProductTable, RowChange } from './productIndex/productTable';
import { createRecordReader, type StoredRecords } from './productIndex/recordReader';
import type { ProductReader } from './store';

/** Returns the currencies of a catalog. */
export type GetCurrencies = (catalogId: string) => readonly string[];

/** The products of a store, and their index. */
export interface ProductRecords {
  reader: ProductReader;
  /** Makes changes visible. Does not throw. */
  apply: (changes: readonly RowChange[]) => void;
  /** Returns the records with the ids, in their order; undefined for those that do not exist. */
  getMany: (ids: readonly string[]) => Promise<(ProductRecord | undefined)[]>;
  /** Returns all records in the order in which they were added. */
  list: () => Promise<ProductRecord[]>;
  /** Returns the ids of all records in the order of `list`. */
  ids: () => Promise<string[]>;
}

/** Returns the products of one table, whose records `stored` has unless they are in memory. */
export function createTableProducts(
  { table, stored }: { table: ProductTable; stored: StoredRecords },
  getCurrencies: GetCurrencies,
): ProductRecords {
  const records = createRecordReader(table, stored);
  const getSlots = () =>
    table.blocks.flatMap(({ ids }, at) => ids.flatMap((id, row) => (id ? [at * BLOCK_ROWS + row] : [])));
  return {
    reader: createProductIndex(table, records, getCurrencies),
    apply: table.apply,
    getMany: records.read,
    list: () => records.readAll(getSlots),
    ids: async () => table.blocks.flatMap(({ ids }) => ids.filter((id) => id !== '')),
  };
}
