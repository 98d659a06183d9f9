import { createCollatedCompare } from '../../db/productIndex/comparators';
import { sortInSlices } from '../../db/productIndex/mergeSort';
import { createYielder } from '../../yielder';
import type { ShopWindowSort, SortDirection } from '../../types.generated';
import { readValue, type ValueScope } from '../productValues/readValue';
import { getHaystack, type PricedList, type PricedProduct, type Stock, type WindowOrders } from './stock';

/** Orders kept of a version and of its prices; each takes 4 bytes a product. */
const KEPT = 6;

/** Sorts places, which keep their order if they compare as equal. */
const sortPlaces = (count: number, direction: SortDirection, compare: (a: number, b: number) => number) => {
  const sign = direction === 'DESC' ? -1 : 1;
  const places = new Uint32Array(count).map((_, place) => place);
  return sortInSlices(places, (a, b) => sign * compare(a, b) || a - b, createYielder());
};

const keep = (orders: WindowOrders, name: string, sort: () => Promise<Uint32Array>) => {
  const kept = orders.get(name) ?? sort();
  orders.delete(name);
  orders.set(name, kept);
  if (orders.size > KEPT) orders.delete(orders.keys().next().value ?? name);
  return kept;
};

const sortByName = ({ products, orders }: Stock, direction: SortDirection, scope: ValueScope) => {
  const getName = (place: number) => readValue(products[place]!.content, 'name', scope)?.text ?? '';
  return keep(orders, `${direction} ${scope.locale} ${scope.channel}`, () =>
    sortPlaces(products.length, direction, createCollatedCompare(getName)),
  );
};

/** Products without a price come last in both directions. */
const sortByPrice = ({ rows }: PricedList, direction: SortDirection) => {
  const last = direction === 'DESC' ? -Infinity : Infinity;
  const prices = Float64Array.from(rows, ({ min }) => min ?? last);
  // The difference of two infinite numbers is not a number.
  return sortPlaces(rows.length, direction, (a, b) => prices[a]! - prices[b]! || 0);
};

/** Returns the products of the list in an order. The first time, a large version takes some tenths of a second. */
export async function getOrdered(
  stock: Stock,
  list: PricedList,
  sort: ShopWindowSort,
  direction: SortDirection,
  scope: ValueScope,
): Promise<readonly PricedProduct[]> {
  const { rows } = list;
  if (sort === 'FEATURED') return direction === 'DESC' ? rows.toReversed() : rows;
  const order =
    sort === 'NAME'
      ? await sortByName(stock, direction, scope)
      : await keep(list.orders, direction, () => sortByPrice(list, direction));
  return Array.from(order, (place) => rows[place]!);
}

/**
 * Prepares what the first search and the first order by name would take some tenths of a second for, in slices, after
 * the first products have been shown.
 */
export async function prepareStock(stock: Stock, scope: ValueScope): Promise<void> {
  if (stock.isPrepared) return;
  stock.isPrepared = true;
  const yieldIfDue = createYielder();
  for (const product of stock.products) {
    getHaystack(product);
    await yieldIfDue();
  }
  await sortByName(stock, 'ASC', scope);
}
