import type { ProductRecord } from '#server/records/products';
import type { ProductBlock } from '../productBlock';
import { hasAttribute } from '../productRow';
import { packValues } from './packedValues';
import { KEPT_PREFIX, type ValueBlock, type ValueColumn, type ValueTable } from './valueTable';

/** Each takes 0.2 MB for 100,000 products, and its texts. */
const MAX_KEPT = 64;

/** What the texts and codes of all of them take at most, in bytes. */
const MAX_BYTES = 24 * 2 ** 20;

/** What a text takes besides its characters, in bytes. */
const TEXT_BYTES = 24;

/**
 * Columns that have all that products and their variants have of an attribute, packed, so that its values in any
 * language and channel, and those of variants, are known without their records. Each is complete: an attribute has one
 * from its first product on, unless that makes them too many or too large. Then the largest is dropped.
 */
export interface KeptColumns {
  /** Returns the column of the attribute with the code; undefined if it has none. */
  get: (code: string) => ValueColumn | undefined;
  /** Called with the changed rows of a block, their products, undefined for removed ones, and all blocks as they were. */
  follow: (
    position: number,
    changed: ReadonlyMap<number, ProductRecord | undefined>,
    previous: readonly ProductBlock[],
  ) => void;
}

const getBytes = ({ texts, codes }: ValueBlock) =>
  texts.reduce((sum, { length }) => sum + length + TEXT_BYTES, codes.byteLength);

/** Creates the kept columns of a table of values. */
export function createKeptColumns(values: ValueTable): KeptColumns {
  /** Attributes that products have without a column. */
  const left = new Set<string>();
  /** The bytes of the blocks of each column. */
  const bytesOf = new Map<ValueColumn, number[]>();

  const list = () => [...values.columns].filter(([key]) => key.startsWith(KEPT_PREFIX));

  const count = (column: ValueColumn, position: number) => {
    const known = bytesOf.get(column) ?? column.blocks.map((block) => (block ? getBytes(block) : 0));
    known[position] = getBytes(column.blocks[position]!);
    bytesOf.set(column, known);
  };

  const sum = (column: ValueColumn) => (bytesOf.get(column) ?? []).reduce((total, bytes) => total + (bytes ?? 0), 0);

  const dropLargest = () => {
    const all = list().map(([key, column]) => ({ key, column, bytes: sum(column) }));
    const total = all.reduce((found, { bytes }) => found + bytes, 0);
    if (total <= MAX_BYTES) return;
    const { key, column } = all.reduce((largest, one) => (one.bytes > largest.bytes ? one : largest));
    values.drop(key);
    bytesOf.delete(column);
    left.add(key.slice(KEPT_PREFIX.length));
  };

  const create = (code: string, previous: readonly ProductBlock[]) => {
    const isKnown = previous.some(({ attribute }) => attribute.texts.some((text) => hasAttribute(text, code)));
    if (isKnown || list().length === MAX_KEPT) left.add(code);
    else values.use(KEPT_PREFIX + code);
  };

  return {
    get: (code) => values.columns.get(KEPT_PREFIX + code),
    follow: (position, changed, previous) => {
      const rows = [...changed.keys()];
      const packed = Array.from(changed.values(), (record) => record && packValues(record));
      const codes = new Set<string>();
      for (const one of packed) for (const code of one?.keys() ?? []) codes.add(code);
      for (const code of codes) {
        if (!left.has(code) && !values.columns.has(KEPT_PREFIX + code)) create(code, previous);
      }
      for (const [key, column] of list()) {
        const code = key.slice(KEPT_PREFIX.length);
        if (!column.blocks[position]) {
          if (!codes.has(code)) continue;
          values.addBlock(column, position, []);
        }
        values.write(
          column,
          position,
          rows,
          packed.map((one) => one?.get(code) ?? ''),
        );
        count(column, position);
      }
      dropLargest();
    },
  };
}
