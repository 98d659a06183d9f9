import { createYielder } from '../../yielder';
import { attributeCode } from '../../records/attributeCode';
import type { KeyReading } from '../store';
import { createKeyTable, hashKey, type KeyTable } from './keyTable';
import { BLOCK_ROWS } from './productBlock';
import type { ProductTable } from './productTable';
import type { RecordReader } from './recordReader';

/** Records read at a time. */
const PAGE = 512;

interface ReadKeys {
  reading: KeyReading;
  keys: KeyTable;
  /** Catalogs whose products are in `keys` or in `stale`. */
  catalogs: Set<string>;
  /** Slots that have changed since they were read. */
  stale: Set<number>;
  filling: Promise<void> | undefined;
}

/**
 * Finds products by the keys of an attribute. The products of a catalog that have it are read when it is first used,
 * and later only those that have changed.
 */
export interface ValueKeys {
  /** Returns the products of the catalog that have the key. */
  find: (catalogId: string, reading: KeyReading, key: string) => Promise<string[]>;
}

/** `getSlots` returns the slots of a catalog's products that have an attribute with one of the names. */
export function createValueKeys(
  table: ProductTable,
  readAll: RecordReader['readAll'],
  getSlots: (catalogId: string, names: readonly string[]) => Iterable<number>,
): ValueKeys {
  const known = new Map<string, ReadKeys>();

  table.watch((slot) => {
    for (const { stale } of known.values()) stale.add(slot);
  });

  const getKnown = (reading: KeyReading): ReadKeys => {
    const found = known.get(reading.attribute);
    if (found?.reading.stamp === reading.stamp) return found;
    const created = { reading, keys: createKeyTable(0), catalogs: new Set<string>(), stale: new Set<number>() };
    known.set(reading.attribute, { ...created, filling: undefined });
    return known.get(reading.attribute)!;
  };
  const isLive = (slot: number) => table.blocks[Math.floor(slot / BLOCK_ROWS)]!.ids[slot % BLOCK_ROWS] !== '';

  const readSlots = async ({ reading, keys }: ReadKeys, slots: readonly number[]) => {
    let live: readonly number[] = [];
    const records = await readAll(() => (live = slots.filter(isLive)));
    live.forEach((slot, at) => {
      for (const key of reading.read(records[at]!)) {
        const hash = hashKey('value', key);
        if (!keys.find(hash).has(slot)) keys.add(hash, slot);
      }
    });
  };

  const fill = async (one: ReadKeys) => {
    const yieldIfDue = createYielder();
    while (one.stale.size) {
      // One that changes from here on is stale again.
      const slots = [...one.stale];
      one.stale.clear();
      for (let at = 0; at < slots.length; at += PAGE) {
        await readSlots(one, slots.slice(at, at + PAGE));
        await yieldIfDue();
      }
    }
  };

  /** Returns undefined once all products of the catalog are read. */
  const prepare = (one: ReadKeys, catalogId: string) => {
    if (!one.catalogs.has(catalogId)) {
      one.catalogs.add(catalogId);
      const names = [...table.getTotals(catalogId).attributes().keys()];
      const ofAttribute = names.filter((name) => attributeCode(name) === one.reading.attribute);
      for (const slot of getSlots(catalogId, ofAttribute)) one.stale.add(slot);
    }
    if (!one.stale.size) return one.filling;
    one.filling ??= fill(one)
      .catch((error: unknown) => {
        known.delete(one.reading.attribute);
        throw error;
      })
      .finally(() => (one.filling = undefined));
    return one.filling;
  };

  return {
    find: async (catalogId, reading, key) => {
      const one = getKnown(reading);
      const hash = hashKey('value', key);
      const records = await readAll(
        () => [...one.keys.find(hash)].filter(isLive),
        () => prepare(one, catalogId),
      );
      return records
        .filter((record) => record.catalogId === catalogId && reading.read(record).includes(key))
        .map(({ id }) => id);
    },
  };
}
