import { isLargeTable, TABLE_NAMES, type Change } from '#server/records/tables';
import type { LastIds } from '../lastIds';
import { createMemoryStore, type MemoryStore } from '../memoryStore';
import { createProductTable, type ProductTable } from '../productIndex/productTable';
import type { StoredRecords } from '../productIndex/recordReader';
import { createStoredIndex, type StoredIndex } from '../productIndex/storedIndex';
import { createTableChanges, type TableChanges } from '../productIndex/tableChanges';
import type { DocumentReader } from './documentReader';
import { readIndexState, restoreIndex } from './restoreIndex';
import { SqlUnavailableError, type Query } from './sql';
import { countDocuments, readPlaces } from './statements/documents';
import { readProductChanges } from './statements/productChanges';

/** Products that are read at a time. */
const PAGE = 500;

/** What a store has in memory. */
export interface LoadedMemory {
  memory: MemoryStore;
  index: StoredIndex;
  changes: TableChanges;
  /** The number of the checkpoint that the index was restored from; null if it was built from all products. */
  restoredSeq: number | null;
  /** What the last checkpoint has noted, undefined if there was none. */
  indexState: string | undefined;
  /** Lets go of products that the database has. */
  release: (ids: readonly string[]) => void;
}

interface Source {
  query: Query;
  reader: DocumentReader;
  /** Where the records of products are read from later. */
  stored: StoredRecords;
  lastIds: LastIds;
  /** Called when a part of the index changes. */
  onIndexChange: () => void;
}

type Parts = LoadedMemory & { table: ProductTable };

const createParts = ({ reader, stored, lastIds, onIndexChange }: Source): Parts => {
  const changes = createTableChanges(onIndexChange);
  const table = createProductTable(changes);
  return {
    table,
    changes,
    restoredSeq: null,
    indexState: undefined,
    index: createStoredIndex(table, changes),
    memory: createMemoryStore({
      lastIds,
      products: { table, stored },
      large: { getMany: reader.read, list: reader.list, ids: reader.ids, note: () => undefined },
    }),
    release: (ids) => {
      for (const id of ids) {
        const slot = table.getSlot(id);
        if (slot !== undefined) table.held.delete(slot);
      }
    },
  };
};

/** Applies the changes of products after the commit with the number `seq`. */
const followProducts = async ({ query, reader }: Source, { memory, release }: Parts, seq: number) => {
  const ids = await readProductChanges(query, seq);
  const places = await readPlaces(query, 'products', ids);
  // One that was removed and added again has a new place.
  const isKept = (id: string) => (places.get(id) ?? Infinity) <= seq;
  memory.fill(ids.flatMap((id) => (isKept(id) ? [] : { table: 'products', remove: id })));
  const kept = ids.filter(isKept);
  const added = ids.filter((id) => places.has(id) && !isKept(id)).sort((a, b) => places.get(a)! - places.get(b)!);
  const all = [...kept, ...added];
  for (let at = 0; at < all.length; at += PAGE) {
    const page = all.slice(at, at + PAGE);
    const records = await reader.read('products', page);
    memory.fill(records.flatMap((put): Change[] => (put ? [{ table: 'products', put }] : [])));
    release(page);
  }
};

/** Returns the parts with the index of the last checkpoint and all later changes; null if there is none to be used. */
const restoreProducts = async (source: Source, state: string | undefined): Promise<Parts | null> => {
  const parts = createParts(source);
  try {
    parts.restoredSeq = await restoreIndex(source.query, parts.index, state);
    if (parts.restoredSeq === null) return null;
    await followProducts(source, parts, parts.restoredSeq);
  } catch (error) {
    if (error instanceof SqlUnavailableError) throw error;
    return null;
  }
  return parts.table.count === (await countDocuments(source.query, 'products')) ? parts : null;
};

/** Reads everything into memory but products’ records and large tables. */
export async function loadMemory(source: Source): Promise<LoadedMemory> {
  const indexState = await readIndexState(source.query);
  const parts = { ...((await restoreProducts(source, indexState)) ?? createParts(source)), indexState };
  const { memory, release, restoredSeq } = parts;
  for (const table of TABLE_NAMES) {
    if (isLargeTable(table) || (table === 'products' && restoredSeq !== null)) continue;
    for await (const records of source.reader.scan(table)) {
      memory.fill(records.map((put) => ({ table, put }) as Change));
      if (table === 'products') release(records.map(({ id }) => id));
    }
  }
  return parts;
}
