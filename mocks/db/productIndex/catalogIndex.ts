import { createPace } from '../../pace';
import { priceRangeOf } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';
import type { ProductFilter, ProductSort, SortDirection } from '../../types.generated';
import type { ProductQuery } from '../store';
import { createKeyMap } from './keyMap';
import { comparatorOf, createOrder, type Order } from './order';
import { compareIds, type ProductEntry } from './productEntry';
import { matcherOf } from './productFilter';
import { createProductTotals } from './productTotals';
import { createValueCounts } from './valueCounts';

/** Entries that are looked through before other work may come in. */
const SLICE = 8192;

/**
 * Answers questions about the products of one catalog and is kept up with each change. `currenciesNow`
 * gives the catalog's currencies, in which its products are compared by price.
 */
export const createCatalogIndex = (currenciesNow: () => readonly string[]) => {
  const entries = new Map<string, ProductEntry>();
  const keys = { sku: createKeyMap(), reference: createKeyMap(), slug: createKeyMap() };
  const brands = createValueCounts();
  const categories = createValueCounts();
  const totals = createProductTotals();
  const orders = new Map<string, Order>();
  let currencies = currenciesNow();

  const rangeOf = (entry: ProductEntry) => {
    if (entry.range === undefined) entry.range = priceRangeOf(entry.record, currencies);
    return entry.range;
  };

  /** Forgets prices in the former currencies. */
  const followCurrencies = () => {
    const now = currenciesNow();
    if (now.join() === currencies.join()) return;
    currencies = now;
    for (const entry of entries.values()) entry.range = undefined;
    orders.delete('PRICE ASC');
    orders.delete('PRICE DESC');
  };

  const sortedBy = async (sort: ProductSort, direction: SortDirection) => {
    const key = `${sort} ${direction}`;
    for (;;) {
      const order =
        orders.get(key) ??
        createOrder(
          entries.values(),
          comparatorOf(sort, direction, (entry) => rangeOf(entry)?.min ?? null),
        );
      orders.set(key, order);
      if (order.isSettled) return order.entries;
      await order.settle();
    }
  };

  const matching = async (all: readonly ProductEntry[], filter: ProductFilter) => {
    const isMatch = matcherOf(filter, rangeOf);
    if (!isMatch) return all;
    const breathe = createPace();
    const matches: ProductEntry[] = [];
    for (let from = 0; from < all.length; from += SLICE) {
      for (const entry of all.slice(from, from + SLICE)) if (isMatch(entry)) matches.push(entry);
      await breathe();
    }
    return matches;
  };

  const drop = (id: string) => {
    const entry = entries.get(id);
    if (!entry) return;
    const { record, skus } = entry;
    entry.isCurrent = false;
    entries.delete(id);
    for (const sku of skus) keys.sku.remove(sku, id);
    if (record.externalReference !== null) keys.reference.remove(record.externalReference, id);
    keys.slug.remove(record.slug, id);
    brands.remove(record.brand);
    record.categories.forEach(categories.remove);
    totals.remove(record);
    for (const order of orders.values()) order.noteRemoval();
  };

  const first = ([id]: string[]): ProductRecord | undefined => (id === undefined ? undefined : entries.get(id)?.record);

  return {
    put: (entry: ProductEntry) => {
      const { record, skus } = entry;
      drop(record.id);
      entries.set(record.id, entry);
      for (const sku of skus) keys.sku.add(sku, record.id);
      if (record.externalReference !== null) keys.reference.add(record.externalReference, record.id);
      keys.slug.add(record.slug, record.id);
      if (record.brand) brands.add(record.brand);
      record.categories.forEach(categories.add);
      totals.add(record);
      for (const [key, order] of orders) {
        order.note(entry);
        // Sorting anew is cheaper then.
        if (order.waiting > entries.size) orders.delete(key);
      }
    },
    remove: drop,
    find: async ({ filter, sort, direction, offset, limit }: ProductQuery) => {
      followCurrencies();
      const found = await matching(await sortedBy(sort, direction), filter);
      return { rows: found.slice(offset, offset + limit).map(({ record }) => record), total: found.length };
    },
    ids: async (filter: ProductFilter) => {
      followCurrencies();
      const found = await matching([...entries.values()], filter);
      return found.map(({ record }) => record.id).sort(compareIds);
    },
    bySku: (sku: string) => first(keys.sku.ids(sku)),
    byReference: (reference: string) => first(keys.reference.ids(reference)),
    idsBySlug: (slug: string) => keys.slug.ids(slug),
    stats: totals.stats,
    brands: brands.values,
    categories: categories.values,
  };
};

export type CatalogIndex = ReturnType<typeof createCatalogIndex>;
