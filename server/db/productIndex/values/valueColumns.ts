import { createYielder } from '#server/yielder';
import type { ValueReading } from '../../store';
import { BLOCK_ROWS, type ProductBlock } from '../productBlock';
import { hasAttribute } from '../productRow';
import type { ProductTable } from '../productTable';
import type { RecordReader } from '../recordReader';
import { testAttributes } from '../rowTests';
import { unpackValues } from './packedValues';
import { KEPT_PREFIX, type ValueBlock, type ValueColumn } from './valueTable';

/**
 * Columns in memory besides those of keys and those that are kept, and texts that were read from these; the one that
 * was used least recently is dropped first. A filter can need more, so none is dropped while one is read.
 */
const MAX_COLUMNS = 16;

/** Stands before the attribute of a column of keys. No code has a space. */
export const KEYS_PREFIX = 'keys ';

/**
 * The values of attributes as columns in memory, for filters and orders. They are read from kept columns. For others,
 * records are read when an attribute is first used in a language and a channel, unless its column is stored; after that,
 * commits keep it up.
 */
export interface ValueColumns {
  /** Resolves when `get` may be callable for these; undefined if it is. */
  prepare: (catalogId: string, readings: readonly ValueReading[]) => Promise<void> | undefined;
  /** Returns the values of the block at the position. */
  get: (reading: ValueReading, position: number) => ValueBlock;
}

/** Identifies what is read. */
export function getReadingKey({ attribute, locale, channel }: Omit<ValueReading, 'read'>): string {
  return JSON.stringify([attribute, locale, channel]);
}

/** The texts of a block that were read from those of a kept column, which are only ever added to. */
interface View {
  packed: readonly string[];
  texts: string[];
}

const NO_VALUES: ValueBlock = { texts: [''], codes: new Uint16Array(BLOCK_ROWS) };

const isOfKeys = (key: string) => key.startsWith(`["${KEYS_PREFIX}`);

/** Returns the rows of products that can have a value. */
function findRows(block: ProductBlock, { ofAttribute }: Pick<ValueReading, 'ofAttribute'>): number[] {
  const has = ofAttribute === undefined ? () => true : testAttributes(block, (text) => hasAttribute(text, ofAttribute));
  return block.ids.flatMap((id, row) => (id !== '' && has(row) ? [row] : []));
}

/** Creates the reader of the columns of a table. */
export function createValueColumns(table: ProductTable, readAll: RecordReader['readAll']): ValueColumns {
  const { values, kept } = table;
  /** By reading and position. */
  const views = new Map<string, (View | undefined)[]>();

  const getKept = (reading: ValueReading) =>
    reading.ofAttribute === undefined || isOfKeys(getReadingKey(reading)) ? undefined : kept.get(reading.ofAttribute);

  /** Returns the values of the block at the position, read from the kept column. */
  const getView = (column: ValueColumn, reading: ValueReading, position: number): ValueBlock => {
    const block = column.blocks[position];
    if (!block) return NO_VALUES;
    const key = getReadingKey(reading);
    const ofBlocks = views.get(key) ?? [];
    views.set(key, ofBlocks);
    const known = ofBlocks[position];
    const { texts } = (ofBlocks[position] = known?.packed === block.texts ? known : { packed: block.texts, texts: [] });
    for (let code = texts.length; code < block.texts.length; code++) {
      const packed = block.texts[code]!;
      texts.push(packed === '' ? '' : reading.read(unpackValues(reading.ofAttribute!, packed, reading)));
    }
    return { texts, codes: block.codes };
  };

  /** Reads the values of the catalog from the kept column; returns undefined if that is done. */
  const prepareView = (column: ValueColumn, reading: ValueReading, catalogId: string) => {
    const key = getReadingKey(reading);
    const ofBlocks = views.get(key) ?? [];
    views.delete(key);
    views.set(key, ofBlocks);
    const isDue = ({ catalog }: ProductBlock, position: number) => {
      const packed = column.blocks[position]?.texts;
      const view = ofBlocks[position];
      const isRead = !packed || (view?.packed === packed && view.texts.length === packed.length);
      return !isRead && catalog.texts.includes(catalogId);
    };
    if (!table.blocks.some(isDue)) return undefined;
    const readAllBlocks = async () => {
      const yieldIfDue = createYielder();
      for (const [position, block] of table.blocks.entries()) {
        if (isDue(block, position)) getView(column, reading, position);
        await yieldIfDue();
      }
    };
    return readAllBlocks();
  };

  /** Returns the positions of blocks with products of the catalog that are not read. */
  const findDue = ({ blocks }: ValueColumn, catalogId: string) =>
    table.blocks.flatMap(({ catalog }, at) =>
      blocks[at]?.unread.size !== 0 && catalog.texts.includes(catalogId) ? [at] : [],
    );

  const readBlock = async (column: ValueColumn, reading: ValueReading, position: number) => {
    const block =
      column.blocks[position] ?? values.addBlock(column, position, findRows(table.blocks[position]!, reading));
    let rows: number[] = [];
    const first = position * BLOCK_ROWS;
    const records = await readAll(() => {
      rows = [...block.unread].sort((a, b) => a - b);
      return rows.map((row) => first + row);
    });
    // Those that changed in the meantime have their values already.
    const due = rows.flatMap((row, at) => (block.unread.has(row) ? { row, text: reading.read(records[at]!) } : []));
    values.write(
      column,
      position,
      due.map(({ row }) => row),
      due.map(({ text }) => text),
    );
  };

  const fill = async (column: ValueColumn, reading: ValueReading, catalogId: string) => {
    const yieldIfDue = createYielder();
    for (let due = findDue(column, catalogId); due.length; due = findDue(column, catalogId)) {
      for (const position of due) {
        await readBlock(column, reading, position);
        await yieldIfDue();
      }
    }
  };

  const prepareColumn = (catalogId: string, reading: ValueReading) => {
    const keptColumn = getKept(reading);
    if (keptColumn) return prepareView(keptColumn, reading, catalogId);
    const column = values.use(getReadingKey(reading), reading.read);
    if (column.filling) return column.filling;
    if (!findDue(column, catalogId).length) return undefined;
    column.filling = fill(column, reading, catalogId).finally(() => (column.filling = undefined));
    return column.filling;
  };

  const dropUnused = (readings: readonly ValueReading[]) => {
    const most = Math.max(MAX_COLUMNS, readings.length);
    for (const key of [...views.keys()].slice(0, -most)) views.delete(key);
    const all = [...values.columns].filter(([key]) => !isOfKeys(key) && !key.startsWith(KEPT_PREFIX));
    if (all.some(([, { filling }]) => filling !== undefined)) return;
    for (const [key] of all.slice(0, -most)) values.drop(key);
  };

  return {
    prepare: (catalogId, readings) => {
      const waiting = readings.flatMap((reading) => prepareColumn(catalogId, reading) ?? []);
      if (waiting.length) return Promise.all(waiting).then(() => undefined);
      dropUnused(readings);
      return undefined;
    },
    get: (reading, position) => {
      const column = getKept(reading);
      if (column) return getView(column, reading, position);
      return values.columns.get(getReadingKey(reading))!.blocks[position]!;
    },
  };
}
