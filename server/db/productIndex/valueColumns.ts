import { createYielder } from '../../yielder';
import type { ValueReading } from '../store';
import { BLOCK_ROWS } from './productBlock';
import type { ProductTable } from './productTable';
import type { RecordReader } from './recordReader';

/**
 * Columns kept in memory; the one that was used least recently is dropped first. A filter can need more, so none is
 * dropped while one is read.
 */
const MAX_COLUMNS = 16;

/** The values of the rows of a block: their positions in its distinct texts, of which the first is empty. */
export interface ValueBlock {
  readonly texts: readonly string[];
  readonly codes: Uint32Array;
}

interface FilledBlock extends ValueBlock {
  readonly texts: string[];
  codes: Uint32Array;
}

interface ValueColumn {
  reading: ValueReading;
  /** By position of the block; undefined if it was not read yet. */
  blocks: (FilledBlock | undefined)[];
  /** Slots in these blocks that have changed since they were read, or while they were. */
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

/** Writes the texts of rows, which are given in ascending order, to the block. */
const put = (block: FilledBlock, rows: readonly number[], texts: readonly string[]) => {
  const codeOf = new Map(block.texts.map((text, code) => [text, code]));
  if (rows.at(-1)! >= block.codes.length) {
    const larger = new Uint32Array(BLOCK_ROWS);
    larger.set(block.codes);
    block.codes = larger;
  }
  rows.forEach((row, at) => {
    const text = texts[at]!;
    let code = codeOf.get(text);
    if (code === undefined) {
      code = block.texts.push(text) - 1;
      codeOf.set(text, code);
    }
    block.codes[row] = code;
  });
};

/** Creates the columns of a table, of which none is filled yet. */
export function createValueColumns(table: ProductTable, readAll: RecordReader['readAll']): ValueColumns {
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
    return column;
  };

  const findMissing = ({ blocks }: ValueColumn, catalogId: string) =>
    table.blocks.flatMap(({ catalog }, at) => (!blocks[at] && catalog.texts.includes(catalogId) ? [at] : []));

  /** Reads rows of the block at the position, given in ascending order. Removed ones keep what they had. */
  const readRows = async ({ blocks, reading }: ValueColumn, position: number, rows: readonly number[]) => {
    let live: readonly number[] = [];
    const first = position * BLOCK_ROWS;
    const records = await readAll(() => {
      live = rows.filter((row) => table.blocks[position]!.ids[row] !== '');
      return live.map((row) => first + row);
    });
    if (live.length) put(blocks[position]!, live, records.map(reading.read));
  };

  /** Takes the rows to read again, by the position of their block. */
  const takeStale = ({ stale }: ValueColumn) => {
    const rowsOf = new Map<number, number[]>();
    for (const slot of Uint32Array.from(stale).sort()) {
      const position = Math.floor(slot / BLOCK_ROWS);
      const rows = rowsOf.get(position) ?? [];
      rowsOf.set(position, rows);
      rows.push(slot % BLOCK_ROWS);
    }
    stale.clear();
    return rowsOf;
  };

  const fill = async (column: ValueColumn, catalogId: string) => {
    const yieldIfDue = createYielder();
    let due = new Map<number, number[]>();
    for (const position of findMissing(column, catalogId)) {
      const { length } = table.blocks[position]!.ids;
      column.blocks[position] = { texts: [''], codes: new Uint32Array(length) };
      due.set(position, [...Array(length).keys()]);
    }
    do {
      for (const [position, rows] of due) {
        await readRows(column, position, rows);
        await yieldIfDue();
      }
      due = takeStale(column);
    } while (due.size);
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
      if (waiting.length) return Promise.all(waiting).then(() => undefined);
      const all = [...columns];
      const kept = Math.max(MAX_COLUMNS, readings.length);
      if (all.every(([, column]) => !column.filling)) for (const [key] of all.slice(0, -kept)) columns.delete(key);
      return undefined;
    },
    get: (reading, position) => columns.get(getReadingKey(reading))!.blocks[position]!,
  };
}
