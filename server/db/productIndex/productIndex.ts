import { createYielder } from '../../yielder';
import type { IssueSeverity } from '../../types.generated';
import { hasSku } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';
import type { ProductReader, ProductScanFilter, ProductSelection, ScanOrder } from '../store';
import { findInCatalog } from './findInCatalog';
import type { GetGroupPrices, GroupPrices } from './groupPrices';
import { hashKey } from './keyTable';
import { BLOCK_ROWS, getField } from './productBlock';
import { createTest, isFiltering } from './productFilter';
import type { LazyTests } from './rowTests';
import type { ProductTable } from './productTable';
import type { RecordReader } from './recordReader';
import { findRowPage } from './rowPage';
import { createSortedRows } from './sortedRows';
import { createValueColumns } from './values/valueColumns';
import type { ValueKeys } from './values/valueKeys';

/** In smaller tables, the first search and sort are as fast as later ones. */
const LARGE = 4096;

const NO_GROUPS: GroupPrices = new Map();

/** Products read at a time by a scan. */
const PAGE = 64;

/**
 * Returns the slots that are hits, or all of them, in their order. A loop takes a third of the time of a filter with a
 * function.
 */
const keepHits = (slots: Uint32Array, hits: Uint8Array | undefined): Uint32Array => {
  if (!hits) return slots;
  const kept = new Uint32Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    kept[count] = slot;
    count += hits[slot]!;
  }
  return kept.subarray(0, count);
};

/**
 * Answers queries about products from the table's columns. `getCurrencies` returns the currencies of a catalog, which
 * are used to compare its products by price.
 */
export function createProductIndex(
  table: ProductTable,
  { readAll, read }: RecordReader,
  getCurrencies: (catalogId: string) => readonly string[],
): ProductReader {
  const columns = createValueColumns(table, readAll);
  let groups: GetGroupPrices | undefined;
  let lazy: LazyTests | undefined;
  const getGroupPrices: GetGroupPrices = (...of) => groups?.(...of) ?? NO_GROUPS;
  const sortedRows = createSortedRows(table, getCurrencies, { columns, getGroupPrices });

  /** Marks the slots whose products match; undefined if all do. */
  const getHits = (catalogId: string, filter: ProductScanFilter) => {
    if (!isFiltering(filter)) return undefined;
    const { blocks } = table;
    const hits = new Uint8Array(table.size);
    const currencies = getCurrencies(catalogId);
    blocks.forEach((block, at) => {
      const catalogCode = block.catalog.texts.indexOf(catalogId);
      if (catalogCode === -1) return;
      const isMatch = createTest(block, filter, {
        lazy,
        currencies,
        getValues: (one) => columns.get(one, at),
        getGroupPrice: (row, channel) =>
          filter.isOwnPrice ? undefined : getGroupPrices(catalogId, channel).get(at * BLOCK_ROWS + row),
      });
      const { codes } = block.catalog;
      for (let row = 0; isMatch && row < codes.length; row++) {
        if (codes[row] === catalogCode && block.ids[row] !== '' && isMatch(row)) hits[at * BLOCK_ROWS + row] = 1;
      }
    });
    return hits;
  };

  const getId = (slot: number) => table.blocks[Math.floor(slot / BLOCK_ROWS)]!.ids[slot % BLOCK_ROWS]!;

  const findRecord = async (catalogId: string, hash: number, isIt: (record: ProductRecord) => boolean) => {
    const found = await readAll(() => findInCatalog(table, catalogId, hash));
    return found.find((record) => record.catalogId === catalogId && isIt(record));
  };

  /** Loads the code for the prices of groups once a catalog has some. */
  const loadGroups = (catalogId: string) => {
    if (groups || !table.getTotals(catalogId).hasGroups()) return undefined;
    return import('./groupPrices').then(({ createGroupPrices }) => {
      groups = createGroupPrices(table, getCurrencies);
    });
  };

  /** Loads the code for searches, prices, and filters in a filter. */
  const loadTests = ({ q, inner, priceMin, priceMax }: ProductScanFilter) => {
    if (lazy || (!q && !inner && typeof (priceMin ?? priceMax) !== 'number')) return undefined;
    return import('./innerFilter').then(({ testText, testPrice, testInner }) => {
      lazy = { testText, testPrice, testInner };
    });
  };

  /** Returns the slots of all matches, by ascending id. */
  const findSlots = async (catalogId: string, filter: ProductScanFilter) => {
    const readings = filter.inner?.readings ?? [];
    const prepare = () => loadTests(filter) ?? loadGroups(catalogId) ?? columns.prepare(catalogId, readings);
    for (let waiting = prepare(); waiting; waiting = prepare()) await waiting;
    return keepHits(sortedRows.byId(catalogId), getHits(catalogId, filter));
  };

  let valueKeys: ValueKeys | undefined;

  const loadValueKeys = async () => {
    const { createValueKeys } = await import('./values/valueKeys');
    return (valueKeys ??= createValueKeys(table, readAll, columns));
  };

  let isWarm = false;

  /** Prepares the first search and the first sort by SKU in the background. */
  const warmUp = async () => {
    isWarm = true;
    const { getSearchText } = await import('./searchText');
    const yieldIfDue = createYielder();
    for (const block of table.blocks) {
      getSearchText(block);
      await yieldIfDue();
    }
    await table.ranks.sku.settle();
  };

  /** Reads the products that `pick` selects of the slots of all matches, in their order. */
  const readMatches = async (
    { catalogId, filter, sort, direction }: ProductSelection,
    pick: (found: Uint32Array) => readonly number[],
  ) => {
    let total = 0;
    const readings = [
      ...(filter.inner?.readings ?? []),
      ...(typeof sort === 'object' && 'toKey' in sort ? [sort] : []),
    ];
    const rows = await readAll(
      () => {
        const hits = getHits(catalogId, filter);
        const found = keepHits(sortedRows.get(catalogId, sort, direction, filter.priceChannel), hits);
        total = found.length;
        return pick(found);
      },
      () =>
        loadTests(filter) ?? columns.prepare(catalogId, readings) ?? sortedRows.prepare(sort) ?? loadGroups(catalogId),
    );
    if (!isWarm && table.size > LARGE) void warmUp();
    return { rows, total };
  };

  return {
    find: ({ offset, limit, ...selection }) =>
      readMatches(selection, (found) => [...found.subarray(offset, offset + limit)]),
    findRows: (query) => findRowPage(table, readMatches, query),
    place: async (selection, id, lastOffset) => {
      let offset: number | null = null;
      let isFirst = false;
      const { rows, total } = await readMatches(selection, (found) => {
        const at = found.indexOf(table.getSlot(id) ?? -1);
        offset = at === -1 ? null : at;
        const before = Math.min(offset ?? lastOffset, found.length);
        isFirst = before === 0;
        const after = before + (offset === null ? 0 : 1);
        return [...found.subarray(before - (isFirst ? 0 : 1), before), ...found.subarray(after, after + 1)];
      });
      const [previous, next] = isFirst ? [undefined, ...rows] : rows;
      return { offset, total, previous, next };
    },
    ids: async (catalogId, filter) => Array.from(await findSlots(catalogId, filter), getId),
    scan: async function* (catalogId, order: ScanOrder, filter: ProductScanFilter = {}) {
      const slots = (await findSlots(catalogId, filter)).slice();
      if (order === 'ADDED') slots.sort();
      else if (order === 'SKU') {
        const skus = new Map(
          Array.from(slots, (slot) => {
            return [slot, getField(table.blocks[Math.floor(slot / BLOCK_ROWS)]!, slot % BLOCK_ROWS, 'sku')];
          }),
        );
        slots.sort((a, b) => {
          const [left, right] = [skus.get(a)!, skus.get(b)!];
          return left < right ? -1 : left > right ? 1 : a - b;
        });
      }
      const ids = Array.from(slots, getId);
      for (let at = 0; at < ids.length; at += PAGE) {
        for (const record of await read(ids.slice(at, at + PAGE))) if (record?.catalogId === catalogId) yield record;
      }
    },
    version: (catalogId) => table.getVersion(catalogId),
    changedSince: async (catalogId, version) => table.getChangedSince(catalogId, version).map(getId),
    bySku: (catalogId, sku) => findRecord(catalogId, hashKey('sku', sku), (record) => hasSku(record, sku)),
    canBeTaken: async (catalogId, sku, productId) =>
      findInCatalog(table, catalogId, hashKey('sku', sku)).some((slot) => getId(slot) !== productId),
    byReference: (catalogId, reference) =>
      findRecord(catalogId, hashKey('reference', reference), (record) => record.externalReference === reference),
    byVariantReference: (catalogId, reference) =>
      findRecord(catalogId, hashKey('variantReference', reference), ({ variants }) =>
        variants.some(({ externalReference }) => externalReference === reference),
      ),
    idsBySlug: async (catalogId, slug) =>
      findInCatalog(table, catalogId, hashKey('slug', slug))
        .filter((at) => getField(table.blocks[Math.floor(at / BLOCK_ROWS)]!, at % BLOCK_ROWS, 'slug') === slug)
        .map(getId),
    parts: async (catalogId, sku) => {
      const { findParts } = await import('./groupPrices');
      const found = await readAll(() => findParts(table, catalogId, sku));
      return found.filter(({ associations = [] }) =>
        associations.some((one) => one.type === 'PART_OF' && one.sku === sku),
      );
    },
    idsByKey: async (catalogId, reading, key) => (await loadValueKeys()).find(catalogId, reading, key),
    stats: async (catalogId) => table.getTotals(catalogId).stats(),
    isOpen: () => true,
    brands: async (catalogId) => table.getTotals(catalogId).brands(),
    categories: async (catalogId) => table.getTotals(catalogId).categories(),
    categoryCounts: async (catalogId) => (await import('./categoryCounts')).countCategories(table.blocks, catalogId),
    attributes: async (catalogId) => table.getTotals(catalogId).attributes(),
    scopedAttributes: async (catalogId) => table.getTotals(catalogId).scopedAttributes(),
    variantAttributes: async (catalogId, only) => table.getTotals(catalogId).variantAttributes(only),
    values: async (catalogId, reading) => {
      const prepare = () => columns.prepare(catalogId, [reading]);
      for (let waiting = prepare(); waiting; waiting = prepare()) await waiting;
      const found = new Set<string>();
      for (const slot of sortedRows.byId(catalogId)) {
        const { texts, codes } = columns.get(reading, Math.floor(slot / BLOCK_ROWS));
        found.add(texts[codes[slot % BLOCK_ROWS] ?? 0]!);
      }
      found.delete('');
      return [...found];
    },
    families: async (catalogId) => table.getTotals(catalogId).families(),
    issueKinds: async (catalogId) =>
      Array.from(table.getTotals(catalogId).issueKinds(), ([kind, productCount]) => {
        const [severity, code] = kind.split(' ') as [IssueSeverity, string];
        return { severity, code, productCount };
      }),
    cells: async (catalogId) => table.getTotals(catalogId).cells(),
    authors: async (catalogId) => table.getTotals(catalogId).authors(),
  };
}
