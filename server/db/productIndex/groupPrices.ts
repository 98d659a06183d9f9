import { joinRanges, type PriceRangeRecord } from '../../records/productFacts';
import { parsePriceKey } from '../../records/prices';
import { findInCatalog } from './findInCatalog';
import { hashKey } from './keyTable';
import { BLOCK_ROWS, getField, getStart, type ProductBlock } from './productBlock';
import { createPriceFinder, type PriceOrder } from './priceFinder';
import { GROUPED_MARK, STATUSES } from './productRow';
import type { ProductTable } from './productTable';

const ARCHIVED = STATUSES.indexOf('ARCHIVED');

/** The lowest and highest price of the parts of groups without a price of their own, by the slot of the group. */
export type GroupPrices = ReadonlyMap<number, PriceRangeRecord>;

/** Returns the prices of the groups of a catalog that apply in a channel; with null those for all channels. */
export type GetGroupPrices = (catalogId: string, channel: string | null) => GroupPrices;

/**
 * Returns the slots of the products that are associated as parts of the product with the SKU, except archived ones, by
 * ascending id.
 */
export function findParts(table: ProductTable, catalogId: string, sku: string): number[] {
  return findInCatalog(table, catalogId, hashKey('part', sku)).filter(
    (slot) => table.blocks[Math.floor(slot / BLOCK_ROWS)]!.status[slot % BLOCK_ROWS] !== ARCHIVED,
  );
}

/** Returns the prices of the row that apply in the channel: if it has any of its own, these are all there are. */
const getRanges = (
  { currency, priceEnds, priceMin, priceMax }: ProductBlock,
  row: number,
  wanted: string | null,
): PriceRangeRecord[] => {
  const general: PriceRangeRecord[] = [];
  const own: PriceRangeRecord[] = [];
  for (let at = getStart(priceEnds, row); at < priceEnds[row]!; at++) {
    const { currency: code, channel } = parsePriceKey(currency.texts[currency.codes[at]!]!);
    const range = { currency: code, min: priceMin[at]!, max: priceMax[at]! };
    if (channel === undefined) general.push(range);
    else if (channel === wanted) own.push(range);
  }
  return own.length ? own : general;
};

const compute = (table: ProductTable, catalogId: string, order: PriceOrder): GroupPrices => {
  const prices = new Map<number, PriceRangeRecord>();
  table.blocks.forEach((block, blockAt) => {
    const { ids, catalog, attribute, attributeEnds } = block;
    const findPrice = createPriceFinder(block, order);
    const mark = attribute.texts.indexOf(GROUPED_MARK);
    const catalogCode = catalog.texts.indexOf(catalogId);
    for (let row = 0; mark !== -1 && catalogCode !== -1 && row < ids.length; row++) {
      if (catalog.codes[row] !== catalogCode || ids[row] === '' || findPrice(row) !== -1) continue;
      if (!attribute.codes.subarray(getStart(attributeEnds, row), attributeEnds[row]).includes(mark)) continue;
      const ranges = findParts(table, catalogId, getField(block, row, 'sku')).flatMap((slot) =>
        getRanges(table.blocks[Math.floor(slot / BLOCK_ROWS)]!, slot % BLOCK_ROWS, order.channel),
      );
      const range = joinRanges(ranges, order.currencies);
      if (range) prices.set(blockAt * BLOCK_ROWS + row, range);
    }
  });
  return prices;
};

/**
 * Returns a function that returns the prices of the groups of a catalog, computed again after a product has changed:
 * those that apply in a channel, with null those for all channels. They are in the first of the catalog's currencies
 * that a part has a price in.
 */
export function createGroupPrices(
  table: ProductTable,
  getCurrencies: (catalogId: string) => readonly string[],
): GetGroupPrices {
  const computed = new Map<string, { stamp: string; prices: GroupPrices }>();
  return (catalogId, channel) => {
    const key = JSON.stringify([catalogId, channel]);
    const currencies = getCurrencies(catalogId);
    const stamp = `${table.getVersion(catalogId)} ${currencies.join()}`;
    const known = computed.get(key);
    if (known?.stamp === stamp) return known.prices;
    const prices = compute(table, catalogId, { currencies, channel });
    computed.set(key, { stamp, prices });
    return prices;
  };
}
