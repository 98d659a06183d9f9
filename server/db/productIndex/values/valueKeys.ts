import type { KeyReading, ValueReading } from '../../store';
import { createKeyTable, hashKey, type KeyTable } from '../keyTable';
import { BLOCK_ROWS } from '../productBlock';
import type { ProductTable } from '../productTable';
import type { RecordReader } from '../recordReader';
import { getReadingKey, KEYS_PREFIX, type ValueColumns } from './valueColumns';

/** The slots of products by the hashes of their keys. */
interface KnownKeys {
  reading: ValueReading;
  keys: KeyTable;
  /** Positions of the blocks whose rows are in `keys`, or in `stale`. */
  positions: Set<number>;
  /** Slots that have changed since. */
  stale: Set<number>;
}

/**
 * Finds products by the keys of an attribute. Their hashes are a column of values, so the products of a catalog that
 * have the attribute are read when it is first used, unless its column is stored.
 */
export interface ValueKeys {
  /** Returns the products of the catalog that have the key. */
  find: (catalogId: string, reading: KeyReading, key: string) => Promise<string[]>;
}

const hash = (key: string) => hashKey('value', key);

/** The hashes of a product’s keys as one value. */
const toReading = ({ attribute, stamp, read }: KeyReading): ValueReading => ({
  attribute: `${KEYS_PREFIX}${attribute} ${stamp}`,
  locale: null,
  channel: null,
  read: (product) =>
    read(product)
      .map((key) => hash(key).toString(36))
      .join(' '),
  ofAttribute: attribute,
});

const toHashes = (text: string): number[] => (text === '' ? [] : text.split(' ').map((part) => parseInt(part, 36)));

/** Creates the finder of a table whose values are in the columns. */
export function createValueKeys(
  table: ProductTable,
  readAll: RecordReader['readAll'],
  columns: ValueColumns,
): ValueKeys {
  const known = new Map<string, KnownKeys>();

  table.watch((slot) => {
    const position = Math.floor(slot / BLOCK_ROWS);
    for (const { positions, stale } of known.values()) if (positions.has(position)) stale.add(slot);
  });

  /** Drops what is known of the attribute by another stamp. */
  const dropOthers = ({ attribute }: KeyReading, own: string) => {
    const start = `["${KEYS_PREFIX}${attribute} `;
    for (const key of [...table.values.columns.keys()]) {
      if (key !== own && key.startsWith(start)) table.values.drop(key);
    }
  };

  const getKnown = (given: KeyReading): KnownKeys => {
    const reading = toReading(given);
    const found = known.get(given.attribute);
    if (found?.reading.attribute === reading.attribute) return found;
    dropOthers(given, getReadingKey(reading));
    const created = { reading, keys: createKeyTable(0), positions: new Set<number>(), stale: new Set<number>() };
    known.set(given.attribute, created);
    return created;
  };

  const add = ({ reading, keys }: KnownKeys, slot: number) => {
    const { texts, codes } = columns.get(reading, Math.floor(slot / BLOCK_ROWS));
    for (const one of toHashes(texts[codes[slot % BLOCK_ROWS]!]!)) if (!keys.find(one).has(slot)) keys.add(one, slot);
  };

  /** Adds what has changed since the last call. */
  const update = (one: KnownKeys) => {
    const { blocks = [] } = table.values.columns.get(getReadingKey(one.reading)) ?? {};
    for (const slot of one.stale) add(one, slot);
    one.stale.clear();
    blocks.forEach((block, position) => {
      if (block?.unread.size !== 0 || one.positions.has(position)) return;
      one.positions.add(position);
      table.blocks[position]!.ids.forEach((_, row) => add(one, position * BLOCK_ROWS + row));
    });
  };

  const isOf = (catalogId: string) => (slot: number) => {
    const { catalog, ids } = table.blocks[Math.floor(slot / BLOCK_ROWS)]!;
    const row = slot % BLOCK_ROWS;
    return ids[row] !== '' && catalog.texts[catalog.codes[row]!] === catalogId;
  };

  return {
    find: async (catalogId, reading, key) => {
      const one = getKnown(reading);
      const records = await readAll(
        () => {
          update(one);
          return [...one.keys.find(hash(key))].filter(isOf(catalogId));
        },
        () => columns.prepare(catalogId, [one.reading]),
      );
      return records.filter((record) => reading.read(record).includes(key)).map(({ id }) => id);
    },
  };
}
