import type { ProductRecord } from '../../records/products';
import { BLOCK_ROWS } from './productBlock';
import type { ProductTable } from './productTable';

/** Where the record of a product is stored. */
interface RecordPlace {
  id: string;
  segment: number;
}

/** Reads records that are stored and not held in memory. */
export interface StoredRecords {
  /** Changes whenever a write of records begins or ends. */
  readonly moment: number;
  /** Returns the stored record of each place, or undefined if it has none. */
  read: (places: readonly RecordPlace[]) => Promise<(ProductRecord | undefined)[]>;
}

/** Reads the records of products from memory or from where they are stored. */
export interface RecordReader {
  /**
   * Returns the records of the slots that `pick` returns, all as they were when `pick` was called: it is called again
   * if they are overwritten while they are read. Before each call, `prepare` is called and awaited until it returns
   * undefined.
   */
  readAll: (pick: () => readonly number[], prepare?: () => Promise<void> | undefined) => Promise<ProductRecord[]>;
  /** Returns the records of the ids, undefined for those that no longer exist. */
  read: (ids: readonly string[]) => Promise<(ProductRecord | undefined)[]>;
}

/** Creates a reader for the records of a table, which `stored` has unless they are in memory. */
export function createRecordReader(table: ProductTable, stored: StoredRecords): RecordReader {
  const readAll: RecordReader['readAll'] = async (pick, prepare) => {
    for (;;) {
      for (let waiting = prepare?.(); waiting; waiting = prepare?.()) await waiting;
      const { moment } = stored;
      const { blocks } = table;
      const slots = pick();
      const records = slots.map((slot) => table.held.get(slot));
      const missing = slots.filter((_, at) => !records[at]);
      if (!missing.length) return records as ProductRecord[];
      const places = missing.map((slot): RecordPlace => {
        const block = blocks[Math.floor(slot / BLOCK_ROWS)]!;
        return { id: block.ids[slot % BLOCK_ROWS]!, segment: block.segment[slot % BLOCK_ROWS]! };
      });
      const read = await stored.read(places);
      if (stored.moment !== moment) continue;
      const damaged = places.find((_, at) => !read[at]);
      if (damaged) throw new Error(`The record of product ${damaged.id} is missing.`);
      let next = 0;
      return records.map((record) => record ?? read[next++]!);
    }
  };
  return {
    readAll,
    read: async (ids) => {
      const records = await readAll(() => ids.flatMap((id) => table.getSlot(id) ?? []));
      const byId = new Map(records.map((record) => [record.id, record]));
      return ids.map((id) => byId.get(id));
    },
  };
}
