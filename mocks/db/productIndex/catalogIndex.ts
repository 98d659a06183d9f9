import { createYielder } from '../../yielder';
import type { ProductRecord } from '../../records/products';
import type { ProductFilter, ProductSort, SortDirection } from '../../types.generated';
import type { ProductQuery } from '../store';
import { createComparator, compareIds } from './comparators';
import { createKeyMap } from './keyMap';
import { createOrder, type Order, type Slots } from './order';
import type { ProductEntry } from './productEntry';
import { createMatcher } from './productFilter';
import { createProductTotals } from './productTotals';
import { createValueCounts } from './valueCounts';

/** Entries processed before yielding to other work. */
const SLICE = 8192;

/**
 * Creates an index that answers queries about the products of one catalog and is updated with each change.
 * `currenciesNow` returns the catalog's currencies, which are used to compare products by price.
 */
export function createCatalogIndex(currenciesNow: () => readonly string[]) {
  const slots: (ProductEntry | undefined)[] = [];
  const freeSlots: number[] = [];
  const slotOf = new Map<string, number>();
  const keys = { sku: createKeyMap(), reference: createKeyMap(), slug: createKeyMap() };
  const brands = createValueCounts();
  const categories = createValueCounts();
  const totals = createProductTotals();
  const orders = new Map<string, Order>();
  let currencies = currenciesNow();

  /** Returns the catalog's current currencies: the same array until they change, which invalidates the price orders. */
  const followCurrencies = () => {
    const now = currenciesNow();
    if (now.join() === currencies.join()) return currencies;
    orders.delete('PRICE ASC');
    orders.delete('PRICE DESC');
    return (currencies = now);
  };

  /** Returns the sorted products and the currencies as one consistent snapshot that later commits do not change. */
  const sortedBy = async (sort: ProductSort, direction: SortDirection) => {
    const key = `${sort} ${direction}`;
    for (;;) {
      const pricedIn = followCurrencies();
      const compare = createComparator(sort, direction, pricedIn);
      const order = orders.get(key) ?? createOrder(slots, compare);
      orders.set(key, order);
      if (order.isSettled) return { sorted: order.slots, entries: slots.slice(), pricedIn };
      await order.settle();
    }
  };

  /**
   * Returns 1 for each slot whose entry matches the filter. Entries are scanned in memory order, which is several times
   * faster.
   */
  const getHits = async (entries: Slots, filter: ProductFilter, pricedIn: readonly string[]) => {
    const hits = new Uint8Array(entries.length);
    const isMatch = createMatcher(filter, pricedIn);
    const yieldIfDue = createYielder();
    for (let slot = 0; slot < entries.length; slot++) {
      const entry = entries[slot];
      if (entry && isMatch(entry)) hits[slot] = 1;
      if (slot % SLICE === SLICE - 1) await yieldIfDue();
    }
    return hits;
  };

  const count = (entry: ProductEntry, action: 'add' | 'remove') => {
    const { record, skus } = entry;
    for (const sku of skus) keys.sku[action](sku, record.id);
    if (record.externalReference !== null) keys.reference[action](record.externalReference, record.id);
    keys.slug[action](record.slug, record.id);
    if (record.brand) brands[action](record.brand);
    record.categories.forEach(categories[action]);
    totals[action](record);
  };

  const set = (slot: number, entry: ProductEntry | undefined) => {
    const previous = slots[slot];
    if (previous) count(previous, 'remove');
    if (entry) count(entry, 'add');
    slots[slot] = entry;
    for (const order of orders.values()) order.note(slot);
  };

  const first = ([id]: string[]): ProductRecord | undefined =>
    id === undefined ? undefined : slots[slotOf.get(id)!]?.record;

  return {
    put: (entry: ProductEntry) => {
      const slot = slotOf.get(entry.record.id) ?? freeSlots.pop() ?? slots.length;
      slotOf.set(entry.record.id, slot);
      set(slot, entry);
    },
    remove: (id: string) => {
      const slot = slotOf.get(id);
      if (slot === undefined) return;
      set(slot, undefined);
      slotOf.delete(id);
      freeSlots.push(slot);
    },
    find: async ({ filter, sort, direction, offset, limit }: ProductQuery) => {
      const { sorted, entries, pricedIn } = await sortedBy(sort, direction);
      const hits = await getHits(entries, filter, pricedIn);
      const found = sorted.filter((slot) => hits[slot]);
      const rows = Array.from(found.subarray(offset, offset + limit), (slot) => entries[slot]!.record);
      return { rows, total: found.length };
    },
    ids: async (filter: ProductFilter) => {
      const entries = slots.slice();
      const hits = await getHits(entries, filter, followCurrencies());
      return entries.flatMap((entry, slot) => (entry && hits[slot] ? [entry.record.id] : [])).sort(compareIds);
    },
    bySku: (sku: string) => first(keys.sku.ids(sku)),
    byReference: (reference: string) => first(keys.reference.ids(reference)),
    idsBySlug: (slug: string) => keys.slug.ids(slug),
    stats: totals.stats,
    brands: brands.values,
    categories: categories.values,
  };
}

export type CatalogIndex = ReturnType<typeof createCatalogIndex>;
