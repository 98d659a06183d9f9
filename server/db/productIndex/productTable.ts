import type { ProductRecord } from '../../records/products';
import { createCatalogTotals, type CatalogTotals } from './catalogTotals';
import { createCollatedRanks, type CollatedRanks } from './collatedRanks';
import { createKeyTable, type KeyTable } from './keyTable';
import { BLOCK_ROWS, getField, getKeys, hasKey, patchBlock, type ProductBlock } from './productBlock';
import { createRemovedRow, type ProductRow } from './productRow';
import type { TableChanges } from './tableChanges';
import { createKeptColumns, type KeptColumns } from './values/keptColumns';
import { createValueTable, type ValueTable } from './values/valueTable';

/** A changed product with its row, or one to remove. */
export type RowChange = { id: string; put: { record: ProductRecord; row: ProductRow } | null };

/** Columns whose order follows English collation. */
export type CollatedField = 'name' | 'sku';

/**
 * The rows of all products in the order in which they were added. A product keeps its slot, which is the number of its
 * row, until it is removed. See docs/decisions/0019-stored-product-index.md.
 */
export interface ProductTable {
  /** The blocks as they are now. Neither the array nor its blocks change later. */
  readonly blocks: readonly ProductBlock[];
  readonly size: number;
  /** Number of products. */
  readonly count: number;
  getSlot: (id: string) => number | undefined;
  /** Returns the slots of products with the key, and possibly others with the same hash. */
  findKey: (hash: number) => number[];
  /** Records that are not stored elsewhere, by slot. */
  readonly held: Map<number, ProductRecord>;
  readonly ranks: Record<CollatedField, CollatedRanks>;
  readonly values: ValueTable;
  readonly kept: Pick<KeptColumns, 'get'>;
  getTotals: (catalogId: string) => CatalogTotals;
  /** Increases with each change to the catalog's products. */
  getVersion: (catalogId: string) => number;
  /** Returns the slots of the catalog's products that changed after the version, except those of removed ones. */
  getChangedSince: (catalogId: string, version: number) => number[];
  /**
   * Continues the versions of an earlier table of a catalog, which is the only one in this table. Each product may have
   * changed with the version.
   */
  resumeVersions: (catalogId: string, version: number) => void;
  /** Calls `onChange` for each slot that changes later. */
  watch: (onChange: (slot: number) => void) => void;
  /** Applies changes in order. Does not throw. */
  apply: (changes: readonly RowChange[]) => void;
  /** Appends a stored block with the stored ranks of its rows. */
  restore: (block: ProductBlock, ranks: Record<CollatedField, Float64Array> | undefined) => void;
}

/** Creates an empty table. It notes in `changes` what needs to be stored. */
export function createProductTable(changes: TableChanges): ProductTable {
  let blocks: readonly ProductBlock[] = [];
  const slotOf = new Map<string, number>();
  const held = new Map<number, ProductRecord>();
  const totals = new Map<string, CatalogTotals>();
  const versions = new Map<string, number>();
  /** The version of its catalog with the last change of each slot since the table was created. */
  let changedAt: number[] = [];
  /** That of all others. */
  let firstVersion = 0;
  const watchers: ((slot: number) => void)[] = [];
  let keys: KeyTable | undefined;
  let size = 0;

  const textsOf = (field: CollatedField) => () => {
    const current = blocks;
    return (slot: number) => getField(current[Math.floor(slot / BLOCK_ROWS)]!, slot % BLOCK_ROWS, field);
  };
  const noteRank = (slot: number) => changes.noteRanks(Math.floor(slot / BLOCK_ROWS));
  const ranks = {
    name: createCollatedRanks(textsOf('name'), noteRank),
    sku: createCollatedRanks(textsOf('sku'), noteRank),
  };

  const values = createValueTable(changes);
  const kept = createKeptColumns(values);

  const getTotals = (catalogId: string) => {
    const found = totals.get(catalogId) ?? createCatalogTotals();
    totals.set(catalogId, found);
    return found;
  };

  const getCatalogId = ({ catalog }: ProductBlock, row: number) => catalog.texts[catalog.codes[row]!]!;

  const count = (block: ProductBlock | undefined, row: number, action: 'add' | 'remove') => {
    if (!block?.ids[row]) return;
    const catalogId = getCatalogId(block, row);
    getTotals(catalogId)[action](block, row);
    versions.set(catalogId, (versions.get(catalogId) ?? 0) + 1);
  };

  const addKeys = (block: ProductBlock, row: number, slot: number, previous?: Uint32Array) => {
    for (const key of getKeys(block, row)) if (!previous?.includes(key)) keys?.add(key, slot);
  };

  const countKeys = () => blocks.reduce((sum, block) => sum + block.keys.values.length, 0);

  /** Creates the key table on first use, and anew after most of its entries have become outdated. */
  const getKeyTable = () => {
    if (keys) return keys;
    const created = (keys = createKeyTable(countKeys()));
    blocks.forEach((block, at) => block.ids.forEach((_, row) => addKeys(block, row, at * BLOCK_ROWS + row)));
    return created;
  };

  const follow = (slot: number, previous: ProductBlock | undefined, next: ProductBlock) => {
    const row = slot % BLOCK_ROWS;
    for (const onChange of watchers) onChange(slot);
    const before = previous?.ids[row] ? previous : undefined;
    count(before, row, 'remove');
    count(next, row, 'add');
    changedAt[slot] = versions.get(getCatalogId(next, row)) ?? 0;
    if (keys && before?.keys !== next.keys) addKeys(next, row, slot, before && getKeys(before, row));
    for (const field of ['name', 'sku'] as const) {
      const isSame = before && next.ids[row] && getField(before, row, field) === getField(next, row, field);
      if (!isSame) ranks[field].note(slot, next.ids[row] !== '');
    }
  };

  const apply = (all: readonly RowChange[]) => {
    /** The changed rows of each block. */
    const edited = new Map<number, Map<number, ProductRow>>();
    const touched = new Set<number>();
    for (const { id, put } of all) {
      const known = slotOf.get(id);
      if (!put && known === undefined) continue;
      const slot = known ?? size++;
      const at = Math.floor(slot / BLOCK_ROWS);
      const row = slot % BLOCK_ROWS;
      const rows = edited.get(at) ?? new Map<number, ProductRow>();
      edited.set(at, rows);
      const segment =
        known === undefined ? changes.assignSegment() : (rows.get(row)?.segment ?? blocks[at]!.segment[row]!);
      rows.set(row, put ? { ...put.row, segment } : createRemovedRow(segment));
      if (put) {
        slotOf.set(id, slot);
        held.set(slot, put.record);
      } else {
        slotOf.delete(id);
        held.delete(slot);
      }
      touched.add(slot);
      changes.noteRow(slot, segment);
    }
    if (!touched.size) return;
    const next = [...blocks];
    for (const [at, rows] of edited) next[at] = patchBlock(blocks[at], rows);
    const previous = blocks;
    blocks = next;
    for (const [at, rows] of edited) {
      const records = new Map(Array.from(rows.keys(), (row) => [row, held.get(at * BLOCK_ROWS + row)]));
      values.follow(at, records, !previous[at]);
      kept.follow(at, records, previous);
    }
    for (const slot of touched) {
      const at = Math.floor(slot / BLOCK_ROWS);
      follow(slot, previous[at], next[at]!);
    }
    if (keys && keys.size > 2 * countKeys() + 1024) keys = undefined;
  };

  const restore: ProductTable['restore'] = (block, stored) => {
    const first = blocks.length * BLOCK_ROWS;
    (blocks as ProductBlock[]).push(block);
    size = first + block.ids.length;
    block.ids.forEach((id, row) => {
      if (id === '') return;
      slotOf.set(id, first + row);
      count(block, row, 'add');
      for (const field of ['name', 'sku'] as const) ranks[field].restore(first + row, stored?.[field][row] ?? NaN);
    });
  };

  return {
    get blocks() {
      return blocks;
    },
    get size() {
      return size;
    },
    get count() {
      return slotOf.size;
    },
    getSlot: (id) => slotOf.get(id),
    findKey: (hash) =>
      [...getKeyTable().find(hash)].filter((slot) =>
        hasKey(blocks[Math.floor(slot / BLOCK_ROWS)]!, slot % BLOCK_ROWS, hash),
      ),
    held,
    ranks,
    values,
    kept,
    getTotals,
    getVersion: (catalogId) => versions.get(catalogId) ?? 0,
    getChangedSince: (catalogId, version) => {
      const changed: number[] = [];
      for (let slot = 0; slot < size; slot++) {
        if ((changedAt[slot] ?? firstVersion) <= version) continue;
        const block = blocks[Math.floor(slot / BLOCK_ROWS)]!;
        const row = slot % BLOCK_ROWS;
        if (block.ids[row] && getCatalogId(block, row) === catalogId) changed.push(slot);
      }
      return changed;
    },
    resumeVersions: (catalogId, version) => {
      versions.set(catalogId, version);
      changedAt = [];
      firstVersion = version;
    },
    watch: (onChange) => void watchers.push(onChange),
    apply,
    restore,
  };
}
