import type { ProductSort, SortDirection } from '../../types.generated';
import type { CellOrder, ProductOrder, ValueOrder } from '../store';
import { collator, compareIds } from './comparators';
import type { GetGroupPrices } from './groupPrices';
import { BLOCK_ROWS, type ProductBlock } from './productBlock';
import { createPriceFinder } from './priceFinder';
import type { ProductTable } from './productTable';
import { sortByKeys } from './sortOrder';
import { getReadingKey, type ValueColumns } from './values/valueColumns';

/** Orders kept in memory, 4 bytes for each product. */
const MAX_ORDERS = 32;

/** Sorted slots of the products of a catalog, computed on first use and again after a change. */
export interface SortedRows {
  /**
   * Resolves when `get` can be called for the sort; undefined if it can be called now. The columns of a value order are
   * prepared by the caller.
   */
  prepare: (sort: ProductOrder) => Promise<void> | undefined;
  /**
   * Ties are ordered by ascending id in both directions. Prices are compared by the lowest price in the first currency
   * that the product, or one of its parts, has a price in, in the channel if one is given. Products without a price, a
   * quality score, or a value come last in both directions.
   */
  get: (catalogId: string, sort: ProductOrder, direction: SortDirection, priceChannel?: string | null) => Uint32Array;
  /** By ascending id. */
  byId: (catalogId: string) => Uint32Array;
}

/** Returns a rank for each brand; equal ones, as English compares them, have the same. */
const rankBrands = (blocks: readonly ProductBlock[]) => {
  const brands = [...new Set(blocks.flatMap(({ brand }) => brand.texts))].sort(collator.compare);
  let rank = 0;
  return new Map(
    brands.map((brand, at) => {
      if (at && collator.compare(brands[at - 1]!, brand) !== 0) rank = at;
      return [brand, rank];
    }),
  );
};

type GetKey = (row: number) => number;

/** Returns the number to sort by of each text: that of its key, or its place among all keys that are texts. */
const rankTexts = (texts: ReadonlySet<string>, { toKey, collation }: ValueOrder): Map<string, number> => {
  const { compare } = new Intl.Collator(collation, { numeric: true });
  const keys = [...texts].map((text) => [text, toKey(text)] as const);
  const words = [...new Set(keys.flatMap(([, key]) => (typeof key === 'string' ? [key] : [])))].sort(compare);
  let rank = 0;
  const rankOf = new Map(
    words.map((word, at) => {
      if (at && compare(words[at - 1]!, word) !== 0) rank = at;
      return [word, rank];
    }),
  );
  return new Map(keys.map(([text, key]) => [text, typeof key === 'string' ? rankOf.get(key)! : key]));
};

/** Equal for orders that sort alike. */
const getOrderKey = (sort: ProductOrder): string => {
  if (typeof sort !== 'object') return sort;
  return 'toKey' in sort ? `${getReadingKey(sort)} ${sort.collation} ${sort.stamp}` : `CELLS ${sort.stamp}`;
};

/**
 * Creates the orders of a table. Prices are compared in the first of a catalog’s currencies that a product has a price
 * in.
 */
export function createSortedRows(
  table: ProductTable,
  getCurrencies: (catalogId: string) => readonly string[],
  { columns, getGroupPrices }: { columns: ValueColumns; getGroupPrices: GetGroupPrices },
): SortedRows {
  const computed = new Map<string, { stamp: string; slots: Uint32Array }>();

  /** Returns the slots computed under the key, unless the catalog changed since. */
  const cached = (key: string, stamp: string, compute: () => Uint32Array) => {
    const known = computed.get(key);
    if (known?.stamp === stamp) return known.slots;
    const slots = compute();
    computed.delete(key);
    computed.set(key, { stamp, slots });
    const [oldest] = computed.keys();
    if (computed.size > MAX_ORDERS) computed.delete(oldest!);
    return slots;
  };

  const computeById = (catalogId: string) => {
    const slots: number[] = [];
    const ids: string[] = [];
    let isSorted = true;
    table.blocks.forEach(({ catalog, ids: own }, at) => {
      const code = catalog.texts.indexOf(catalogId);
      if (code === -1) return;
      own.forEach((id, row) => {
        if (catalog.codes[row] !== code || id === '') return;
        isSorted &&= !ids.length || compareIds(ids.at(-1)!, id) < 0;
        slots.push(at * BLOCK_ROWS + row);
        ids.push(id);
      });
    });
    if (isSorted) return Uint32Array.from(slots);
    const order = Uint32Array.from(slots.keys()).sort((a, b) => compareIds(ids[a]!, ids[b]!));
    return order.map((at) => slots[at]!);
  };

  const byId = (catalogId: string) =>
    cached(`${catalogId} ID`, String(table.getVersion(catalogId)), () => computeById(catalogId));

  /** Returns the numbers to sort the rows of each block by. */
  const createValueKeys = (catalogId: string, order: ValueOrder): GetKey[] => {
    const isOwn = table.blocks.map(({ catalog }) => catalog.texts.includes(catalogId));
    const values = table.blocks.map((_, at) => (isOwn[at] ? columns.get(order, at) : { texts: [], codes: [] }));
    const ranks = rankTexts(new Set(values.flatMap(({ texts }) => texts)), order);
    return values.map(({ texts, codes }) => {
      const keys = texts.map((text) => (text === '' ? NaN : ranks.get(text)!));
      return (row) => keys[codes[row]!]!;
    });
  };

  const createCellKeys = ({ toCellKey }: CellOrder): GetKey[] =>
    table.blocks.map(({ cells }) => {
      const keys = cells.texts.map(toCellKey);
      return (row) => keys[cells.codes[row]!]!;
    });

  /** Returns a function that creates the key function of a block, given the block and its first slot. */
  const createKeys = (
    catalogId: string,
    sort: ProductSort,
    channel: string | null,
  ): ((block: ProductBlock, first: number) => GetKey) => {
    const { ranks, blocks } = table;
    switch (sort) {
      case 'NAME':
        return (_, first) => (row) => ranks.name.get(first + row);
      case 'SKU':
        return (_, first) => (row) => ranks.sku.get(first + row);
      case 'STATUS':
        return ({ status }) =>
          (row) =>
            status[row]!;
      case 'COMPLETENESS':
        return ({ completeness }) =>
          (row) =>
            completeness[row]!;
      case 'QUALITY':
        return ({ quality }) =>
          (row) =>
            quality[row]!;
      // IDs are ascending numbers.
      case 'CREATED_AT':
        return ({ ids }) =>
          (row) =>
            Number(ids[row]);
      case 'UPDATED_AT':
        return ({ updatedAt }) =>
          (row) =>
            updatedAt[row]!;
      case 'BRAND': {
        const brandRanks = rankBrands(blocks);
        return ({ brand }) => {
          const keys = brand.texts.map((text) => brandRanks.get(text)!);
          return (row) => keys[brand.codes[row]!]!;
        };
      }
      case 'PRICE': {
        const currencies = getCurrencies(catalogId);
        const groupPrices = getGroupPrices(catalogId, channel);
        return (block, first) => {
          const findPrice = createPriceFinder(block, { currencies, channel });
          return (row) => block.priceMin[findPrice(row)] ?? groupPrices.get(first + row)?.min ?? NaN;
        };
      }
    }
  };

  const createRowKeys = (catalogId: string, sort: ProductOrder, channel: string | null): GetKey[] => {
    if (typeof sort === 'object') return 'toKey' in sort ? createValueKeys(catalogId, sort) : createCellKeys(sort);
    const keysOf = createKeys(catalogId, sort, channel);
    return table.blocks.map((block, at) => keysOf(block, at * BLOCK_ROWS));
  };

  return {
    prepare: (sort) => {
      const ranks = sort === 'NAME' ? table.ranks.name : sort === 'SKU' ? table.ranks.sku : null;
      return ranks?.isSettled === false ? ranks.settle() : undefined;
    },
    get: (catalogId, sort, direction, priceChannel) => {
      const channel = sort === 'PRICE' && priceChannel ? priceChannel : null;
      const currencies = sort === 'PRICE' ? getCurrencies(catalogId).join() : '';
      const key = getOrderKey(sort);
      return cached(
        `${catalogId} ${key} ${direction} ${channel}`,
        `${table.getVersion(catalogId)} ${currencies}`,
        () => {
          const slots = byId(catalogId);
          const getters = createRowKeys(catalogId, sort, channel);
          const keys = Float64Array.from(slots, (slot) => getters[Math.floor(slot / BLOCK_ROWS)]!(slot % BLOCK_ROWS));
          return sortByKeys(slots, keys, direction);
        },
      );
    },
    byId,
  };
}
