import type { ShopWindowListInput } from '../../types.generated';
import { createYielder } from '../../yielder';
import { getHaystack, type PricedProduct } from './stock';
import { foldQuery } from '#shared/foldText';

/** The filters that facets are counted for. */
type WindowFilter = 'q' | 'category' | 'brands' | 'price' | 'onSale' | 'available';

/** Products tested between two checks of the time. */
const SLICE = 1024;

type Test = (row: PricedProduct) => boolean;

const getTests = (input: ShopWindowListInput): [WindowFilter, Test][] => {
  const { category, minPrice, maxPrice } = input;
  const words = foldQuery(input.q);
  const brands = new Set(input.brands);
  const tests: [WindowFilter, Test | false][] = [
    ['category', !!category && (({ product }) => product.branches.includes(category))],
    ['brands', brands.size > 0 && (({ product }) => brands.has(product.content.brand))],
    [
      'price',
      (typeof minPrice === 'number' || typeof maxPrice === 'number') &&
        (({ min, max }) =>
          min !== null && max !== null && max >= (minPrice ?? -Infinity) && min <= (maxPrice ?? Infinity)),
    ],
    ['onSale', !!input.isOnSale && (({ isOnSale }) => isOnSale)],
    ['available', !!input.isAvailable && (({ availability }) => availability !== 'OUT_OF_STOCK')],
    ['q', !!words && (({ product }) => getHaystack(product).includes(words))],
  ];
  return tests.filter((pair): pair is [WindowFilter, Test] => pair[1] !== false);
};

/** A row, and the only filter that it does not match; null if it matches all. */
export interface Candidate {
  row: PricedProduct;
  missed: WindowFilter | null;
}

/**
 * Returns the products that match all filters of the input, or all but one, in their order. The latter are needed for
 * the counts of that filter's other choices.
 */
export async function findCandidates(rows: readonly PricedProduct[], input: ShopWindowListInput): Promise<Candidate[]> {
  const tests = getTests(input);
  const yieldIfDue = createYielder();
  const found: Candidate[] = [];
  for (let at = 0; at < rows.length; at++) {
    if (at % SLICE === 0) await yieldIfDue();
    const row = rows[at]!;
    let missed: WindowFilter | null = null;
    let count = 0;
    for (const [filter, test] of tests) {
      if (test(row)) continue;
      missed = filter;
      if (++count > 1) break;
    }
    if (count < 2) found.push({ row, missed });
  }
  return found;
}
