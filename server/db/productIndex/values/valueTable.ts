import type { ProductRecord } from '#server/records/products';
import { BLOCK_ROWS } from '../productBlock';
import type { TableChanges } from '../tableChanges';

/** The values of the rows of a block: their positions in its distinct texts, of which the first is empty. */
export interface ValueBlock {
  readonly texts: readonly string[];
  readonly codes: Uint16Array | Uint32Array;
}

/** A block of a column with the rows whose values it does not have, because they were not read since they changed. */
interface ColumnBlock extends ValueBlock {
  texts: string[];
  codes: ValueBlock['codes'];
  readonly unread: Set<number>;
}

/** A block of a column as it is stored. */
interface StoredValues extends ValueBlock {
  readonly unread: readonly number[];
}

/** The blocks that columns have at the same position, by the keys of the columns. */
export type StoredColumns = ReadonlyMap<string, StoredValues>;

/** Stands before the code of the attribute in the key of a column that is kept, see `KeptColumns`. */
export const KEPT_PREFIX = 'kept ';

/** The values of one attribute in one language and channel, or those of a kept column. */
export interface ValueColumn {
  /** Undefined for a kept column, and for a restored one until it is used. */
  read: ((product: ProductRecord) => string) | undefined;
  /** By position of the block; undefined if it was not read yet. */
  readonly blocks: (ColumnBlock | undefined)[];
  filling: Promise<void> | undefined;
}

/**
 * Columns of values that belong to a product table. A commit writes the values of the products that it changes into the
 * columns that were used since the start, and marks them as unread in the others.
 */
export interface ValueTable {
  /** By key, from the one that was used longest ago to the one used last. */
  readonly columns: ReadonlyMap<string, ValueColumn>;
  /** Returns the column with the key, which is empty if it is new. Columns with equal keys have equal `read`. */
  use: (key: string, read?: (product: ProductRecord) => string) => ValueColumn;
  drop: (key: string) => void;
  /** Adds a block in which the rows are unread, and all others have no value. */
  addBlock: (column: ValueColumn, position: number, unread: Iterable<number>) => ColumnBlock;
  /** Sets the values of rows. */
  write: (column: ValueColumn, position: number, rows: readonly number[], texts: readonly string[]) => void;
  /**
   * Called with the changed rows of a block and their products, undefined for removed ones. Kept columns are not
   * changed.
   */
  follow: (position: number, changed: ReadonlyMap<number, ProductRecord | undefined>, isNewBlock: boolean) => void;
  restore: (position: number, stored: StoredColumns) => void;
  /** Returns a copy of what the columns have at the position; null if they have nothing. */
  getStored: (position: number) => StoredColumns | null;
}

/** Rows from which on a map finds the codes of their texts faster than a search. */
const MANY = 16;

/** Returns a function that returns the position of a text in the list, and adds it if it is new. */
const createCoder = (texts: string[], count: number): ((text: string) => number) => {
  if (count < MANY) {
    return (text) => {
      const found = texts.indexOf(text);
      return found === -1 ? texts.push(text) - 1 : found;
    };
  }
  const codeOf = new Map(texts.map((text, code) => [text, code]));
  return (text) => {
    const found = codeOf.get(text);
    if (found !== undefined) return found;
    codeOf.set(text, texts.length);
    return texts.push(text) - 1;
  };
};

/** Removes texts that no row has any more, once there are many. */
const compact = (block: ColumnBlock) => {
  if (block.texts.length <= 2 * BLOCK_ROWS) return;
  const texts = [''];
  const toCode = createCoder(texts, BLOCK_ROWS);
  block.codes = block.codes.map((code) => toCode(block.texts[code]!));
  block.texts = texts;
};

/** Creates a table without columns. It notes in `changes` what needs to be stored. */
export function createValueTable(changes: Pick<TableChanges, 'noteValues'>): ValueTable {
  const columns = new Map<string, ValueColumn>();

  const addBlock: ValueTable['addBlock'] = (column, position, unread) => {
    changes.noteValues(position);
    return (column.blocks[position] = { texts: [''], codes: new Uint16Array(BLOCK_ROWS), unread: new Set(unread) });
  };

  const write: ValueTable['write'] = (column, position, rows, texts) => {
    const block = column.blocks[position]!;
    const changed = rows.flatMap((row, at) =>
      block.unread.delete(row) || block.texts[block.codes[row]!] !== texts[at] ? [at] : [],
    );
    if (!changed.length) return;
    const toCode = createCoder(block.texts, changed.length);
    for (const at of changed) block.codes[rows[at]!] = toCode(texts[at]!);
    compact(block);
    changes.noteValues(position);
  };

  return {
    columns,
    use: (key, read) => {
      const column = columns.get(key) ?? { read, blocks: [], filling: undefined };
      column.read = read;
      columns.delete(key);
      columns.set(key, column);
      return column;
    },
    drop: (key) => {
      columns.get(key)?.blocks.forEach((block, position) => block && changes.noteValues(position));
      columns.delete(key);
    },
    addBlock,
    write,
    follow: (position, changed, isNewBlock) => {
      const followed: { column: ValueColumn; rows: number[]; texts: string[] }[] = [];
      for (const [key, column] of columns) {
        if (key.startsWith(KEPT_PREFIX)) continue;
        const block = column.blocks[position] ?? (isNewBlock ? addBlock(column, position, []) : undefined);
        if (block) followed.push({ column, rows: [], texts: [] });
      }
      if (!followed.length) return;
      // Product by product, because values of the same one are found faster one after the other.
      for (const [row, record] of changed) {
        for (const { column, rows, texts } of followed) {
          if (!record || column.read) {
            rows.push(row);
            texts.push(record ? column.read!(record) : '');
          } else {
            column.blocks[position]!.unread.add(row);
            changes.noteValues(position);
          }
        }
      }
      for (const { column, rows, texts } of followed) write(column, position, rows, texts);
    },
    restore: (position, stored) => {
      for (const [key, { texts, codes, unread }] of stored) {
        const column = columns.get(key) ?? { read: undefined, blocks: [], filling: undefined };
        columns.set(key, column);
        column.blocks[position] = { texts: [...texts], codes, unread: new Set(unread) };
      }
    },
    getStored: (position) => {
      const stored = new Map<string, StoredValues>();
      for (const [key, { blocks }] of columns) {
        const block = blocks[position];
        if (!block) continue;
        stored.set(key, { texts: [...block.texts], codes: block.codes.slice(), unread: [...block.unread] });
      }
      return stored.size ? stored : null;
    },
  };
}
