import type { ProductRecord } from '#server/records/products';
import { createProductRow } from '../../productIndex/productRow';
import { createProductTable, type ProductTable, type RowChange } from '../../productIndex/productTable';
import { createStoredIndex, type StoredIndex } from '../../productIndex/storedIndex';
import { createTableChanges, type TableChanges } from '../../productIndex/tableChanges';
import { toRecordKey } from '../documentChanges';
import { scanRecords } from '../documentReader';
import { parseIndexState, restoreIndex } from './restoreIndex';
import { SqlUnavailableError, type Query } from '../sql';
import { readIndexState } from '../statements/catalogIndexes';
import { countProducts, readDocuments, readPlaces, readSplitRecords, scanProducts } from '../statements/documents';
import { readProductChanges } from '../statements/productChanges';

/** Products that are read at a time. */
const PAGE = 500;

/** The index of a catalog. */
export interface LoadedIndex {
  table: ProductTable;
  index: StoredIndex;
  changes: TableChanges;
  /** The number of the checkpoint that the index was restored from; null if it was built from all products. */
  restoredSeq: number | null;
  /** What the last checkpoint has noted, undefined if there was none. */
  state: string | undefined;
}

/** Where an index is read from. */
interface Source {
  query: Query;
  catalogId: string;
  /** Called when a part of the index changes. */
  onChange: () => void;
}

/** Applies changes of products that the database has, whose records are not kept in memory. */
export function applyStored(table: ProductTable, changes: readonly RowChange[]): void {
  table.apply(changes);
  for (const { id } of changes) {
    const slot = table.getSlot(id);
    if (slot !== undefined) table.held.delete(slot);
  }
}

const toPuts = (records: readonly ProductRecord[]): RowChange[] =>
  records.map((record) => ({ id: record.id, put: { record, row: createProductRow(record) } }));

const createParts = (onChange: () => void): LoadedIndex => {
  const changes = createTableChanges(onChange);
  const table = createProductTable(changes);
  return { table, changes, index: createStoredIndex(table, changes), restoredSeq: null, state: undefined };
};

/** Applies the changes of products after the commit with the number `seq`. */
const followProducts = async ({ query, catalogId }: Source, table: ProductTable, seq: number) => {
  const ids = await readProductChanges(query, catalogId, seq);
  const places = await readPlaces(query, 'products', ids);
  // One that was removed and added again has a new place.
  const isKept = (id: string) => (places.get(id) ?? Infinity) <= seq;
  table.apply(ids.flatMap((id) => (isKept(id) ? [] : { id, put: null })));
  const kept = ids.filter(isKept);
  const added = ids.filter((id) => places.has(id) && !isKept(id)).sort((a, b) => places.get(a)! - places.get(b)!);
  const all = [...kept, ...added];
  for (let at = 0; at < all.length; at += PAGE) {
    const page = all.slice(at, at + PAGE);
    const texts = await readDocuments(query, 'products', page);
    const records = page.map((id) => JSON.parse(texts.get(id)!) as ProductRecord);
    applyStored(table, toPuts(records.filter((record) => record.catalogId === catalogId)));
  }
};

/** Returns the index of the last checkpoint with all later changes; null if there is none to be used. */
const restoreParts = async (source: Source, seq: number): Promise<LoadedIndex | null> => {
  const { query, catalogId, onChange } = source;
  const parts = createParts(onChange);
  try {
    await restoreIndex(query, catalogId, parts.index, seq);
    await followProducts(source, parts.table, seq);
  } catch (error) {
    if (error instanceof SqlUnavailableError) throw error;
    return null;
  }
  return parts.table.count === (await countProducts(query, catalogId)) ? { ...parts, restoredSeq: seq } : null;
};

/** Reads the index of all products of the catalog. */
const buildParts = async ({ query, catalogId, onChange }: Source): Promise<LoadedIndex> => {
  const parts = createParts(onChange);
  const split = new Set((await readSplitRecords(query, ['products'])).map(({ table, id }) => toRecordKey(table, id)));
  const scan = scanRecords(query, 'products', split, (place) => scanProducts(query, catalogId, place, PAGE));
  for await (const records of scan) applyStored(parts.table, toPuts(records));
  return parts;
};

/**
 * Reads the index of a catalog: that of its last checkpoint with all later changes, or else of all its products. The
 * statements of `query` see the database as it is at one moment.
 */
export async function loadIndex(source: Source): Promise<LoadedIndex> {
  const state = await readIndexState(source.query, source.catalogId);
  const seq = parseIndexState(state)?.seq;
  const restored = seq === undefined ? null : await restoreParts(source, seq);
  return { ...(restored ?? (await buildParts(source))), state };
}
