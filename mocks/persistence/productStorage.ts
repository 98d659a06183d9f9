import type { ProductRecord } from '#server/records/products';
import { BLOCK_ROWS } from '#server/db/productIndex/productBlock';
import type { ProductTable } from '#server/db/productIndex/productTable';
import type { StoredRecords } from '#server/db/productIndex/recordReader';
import { createStoredIndex, type IndexEntry, type StoredParts } from '#server/db/productIndex/storedIndex';
import { getSegmentSlots, type TableChanges, type TakenChanges } from '#server/db/productIndex/tableChanges';
import type { Database, ProductSegment, StorageKey, StoredValue } from './database';
import { createSegmentCache } from './segmentCache';

/** A segment with more characters takes no more products. */
const MAX_CHARACTERS = 65_536;

interface SegmentChange {
  number: number;
  /** The products of the segment; `held` is undefined if the record did not change. */
  products: { id: string; slot: number; held: ProductRecord | undefined }[];
}

/** A snapshot of everything about products that needs to be stored. */
interface ProductImage {
  taken: TakenChanges;
  segments: SegmentChange[];
  index: IndexEntry[];
}

/** Stores the product table: records as segments of JSON, and its columns, ranks, and values as blocks. */
export interface ProductStorage {
  readonly stored: StoredRecords;
  readonly hasChanges: boolean;
  /** Appends a block of the index stored under the number. Blocks must be added in ascending order. */
  restore: (number: number, parts: StoredParts) => void;
  /** Returns everything that changed since the last call. */
  takeChanged: () => ProductImage;
  /** Returns the values to store; null deletes the key. Call `settle` afterwards. */
  serialize: (image: ProductImage, yieldIfDue: () => Promise<void>) => Promise<[StorageKey, StoredValue | null][]>;
  /** Releases the records of the image from memory if they are stored, or else returns the image to the queue. */
  settle: (image: ProductImage, isStored: boolean) => void;
}

/** Creates the storage of a product table. `changes` are those of the table that are not written yet. */
export function createProductStorage(database: Database, table: ProductTable, changes: TableChanges): ProductStorage {
  const index = createStoredIndex(table, changes);
  const cache = createSegmentCache();
  let moment = 0;

  /** Returns the stored segments with the numbers, from the cache or the database. */
  const readSegments = async (wanted: ReadonlySet<number>): Promise<Map<number, ProductSegment>> => {
    const before = moment;
    const found = new Map<number, ProductSegment>();
    let store;
    const reads: Promise<void>[] = [];
    for (const number of wanted) {
      const cached = cache.get(number);
      if (cached) found.set(number, cached);
      else {
        store ??= database.transaction('segments').store;
        const reading = store.get(['productRecords', number]).then((segment) => {
          if (!segment) return;
          found.set(number, segment as ProductSegment);
          if (moment === before) cache.set(number, segment as ProductSegment);
        });
        reads.push(reading);
      }
    }
    await Promise.all(reads);
    return found;
  };

  const takeChanged = (): ProductImage => {
    const { blocks } = table;
    const taken = changes.take();
    const segments = [...taken.segments].map(([number, slot]) => ({
      number,
      products: getSegmentSlots(blocks, slot).map((at) => ({
        id: blocks[Math.floor(at / BLOCK_ROWS)]!.ids[at % BLOCK_ROWS]!,
        slot: at,
        held: table.held.get(at),
      })),
    }));
    return { taken, segments, index: index.getEntries(taken) };
  };

  const serialize: ProductStorage['serialize'] = async ({ segments, index: changed }, yieldIfDue) => {
    const partial = segments.filter(({ products }) => products.some(({ held }) => !held));
    const old = await readSegments(new Set(partial.map(({ number }) => number)));
    moment++;
    const entries = changed.map(([kind, number, value]): [StorageKey, StoredValue | null] => [[kind, number], value]);
    for (const { number, products } of segments) {
      const before = old.get(number);
      const ids = products.map(({ id }) => id);
      const texts = products.map(({ id, held }) =>
        held ? JSON.stringify(held) : before!.texts[before!.ids.indexOf(id)]!,
      );
      if (texts.reduce((sum, { length }) => sum + length, 0) > MAX_CHARACTERS) changes.close(number);
      const segment: ProductSegment = { ids, texts };
      entries.push([['productRecords', number], ids.length ? segment : null]);
      await yieldIfDue();
    }
    return entries;
  };

  return {
    stored: {
      get moment() {
        return moment;
      },
      read: async (places) => {
        const segments = await readSegments(new Set(places.map(({ segment }) => segment)));
        return places.map(({ id, segment }) => {
          const found = segments.get(segment);
          return found && cache.getRecord(found, id);
        });
      },
    },
    get hasChanges() {
      return changes.hasChanges;
    },
    restore: index.restore,
    takeChanged,
    serialize,
    settle: ({ taken, segments }, isStored) => {
      moment++;
      // What was read from the database just before the write is outdated.
      for (const { number } of segments) cache.remove(number);
      if (!isStored) return changes.giveBack(taken);
      for (const { products } of segments) {
        for (const { slot, held } of products) if (table.held.get(slot) === held) table.held.delete(slot);
      }
    },
  };
}
