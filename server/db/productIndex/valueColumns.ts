import { createYielder } from '../../yielder';
import type { ValueReading } from '../store';
import { BLOCK_ROWS } from './productBlock';
import type { ProductTable } from './productTable';
import type { RecordReader } from './recordReader';

/** Columns kept in memory; the one that was used least recently is dropped first. */
const MAX_COLUMNS = 16;

/** Records read at a time. */
const PAGE = 128;

/** The values of the rows of a block: their positions in its distinct texts, of which the first is empty. */
export interface ValueBlock {
  readonly texts: readonly string[];
  readonly codes: Uint32Array;
}

interface FilledBlock extends ValueBlock {
  readonly texts: string[];
  readonly codeOf: Map<string, number>;
  codes: Uint32Array;
}

interface ValueColumn {
  reading: ValueReading;
  /** By position of the block; undefined if it was not read yet. */
  blocks: (FilledBlock | undefined)[];
  /** Slots in these blocks that have changed since. */
  stale: Set<number>;
  filling: Promise<void> | undefined;
}

/**
 * The values of attributes as columns in memory, for filters and orders. Records are read when an attribute is first
 * used in a language and a channel, and later only those that have changed.
 */
export interface ValueColumns {
  /** Resolves when `get` may be callable for these; undefined if it is. */
  prepare: (catalogId: string, readings: readonly ValueReading[]) => Promise<void> | undefined;
  /** Returns the values of the block at the position. */
  get: (reading: ValueReading, position: number) => ValueBlock;
}

/** Identifies what is read. */
export function getReadingKey({ attribute, locale, channel }: ValueReading): string {
  return JSON.stringify([attribute, locale, channel]);
}

const put = (block: FilledBlock, row: number, text: string) => {
  if (row >= block.codes.length) {
    const larger = new Uint32Array(BLOCK_ROWS);
    larger.set(block.codes);
    block.codes = larger;
  }
  let code = block.codeOf.get(text);
  if (code === undefined) {
    code = block.texts.push(text) - 1;
    block.codeOf.set(text, code);
  }
  block.codes[row] = code;
};

/** Creates the columns of a table, of which none is filled yet. */
export function createValueColumns(table: ProductTable, { read }: RecordReader): ValueColumns {
  const columns = new Map<string, ValueColumn>();

  table.watch((slot) => {
    for (const { blocks, stale } of columns.values()) if (blocks[Math.floor(slot / BLOCK_ROWS)]) stale.add(slot);
  });

  const getColumn = (reading: ValueReading): ValueColumn => {
    const key = getReadingKey(reading);
    const column = columns.get(key) ?? { reading, blocks: [], stale: new Set(), filling: undefined };
    // The order of the map is that of the last use.
    columns.delete(key);
    columns.set(key, column);
    const [oldest] = columns.keys();
    if (columns.size > MAX_COLUMNS) columns.delete(oldest!);
    return column;
  };

  const findMissing = ({ blocks }: ValueColumn, catalogId: string) =>
    table.blocks.flatMap(({ catalog }, at) => (!blocks[at] && catalog.texts.includes(catalogId) ? [at] : []));

  const getId = (slot: number) => table.blocks[Math.floor(slot / BLOCK_ROWS)]!.ids[slot % BLOCK_ROWS]!;

  /** Reads the slots. One that changes during this is stale again. */
  const readSlots = async ({ blocks, stale, reading }: ValueColumn, slots: readonly number[]) => {
    for (const slot of slots) stale.delete(slot);
    const records = await read(slots.map(getId));
    slots.forEach((slot, at) => {
      const record = records[at];
      put(blocks[Math.floor(slot / BLOCK_ROWS)]!, slot % BLOCK_ROWS, record ? reading.read(record) : '');
    });
  };

  const fill = async (column: ValueColumn, catalogId: string) => {
    const yieldIfDue = createYielder();
    for (const at of findMissing(column, catalogId)) {
      const { length } = table.blocks[at]!.ids;
      column.blocks[at] = { texts: [''], codeOf: new Map([['', 0]]), codes: new Uint32Array(length) };
      for (let row = 0; row < length; row++) column.stale.add(at * BLOCK_ROWS + row);
    }
    while (column.stale.size) {
      await readSlots(column, [...column.stale].slice(0, PAGE));
      await yieldIfDue();
    }
  };

  const prepareColumn = (catalogId: string, reading: ValueReading) => {
    const column = getColumn(reading);
    if (column.filling) return column.filling;
    if (!column.stale.size && !findMissing(column, catalogId).length) return undefined;
    column.filling = fill(column, catalogId)
      .catch((error: unknown) => {
        columns.delete(getReadingKey(reading));
        throw error;
      })
      .finally(() => (column.filling = undefined));
    return column.filling;
  };

  return {
    prepare: (catalogId, readings) => {
      const waiting = readings.flatMap((reading) => prepareColumn(catalogId, reading) ?? []);
      return waiting.length ? Promise.all(waiting).then(() => undefined) : undefined;
    },
    get: (reading, position) => columns.get(getReadingKey(reading))!.blocks[position]!,
  };
}
