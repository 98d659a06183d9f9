import type { ShopWindowListInput } from '../../types.generated';
import { createYielder } from '../../yielder';
import { hasText, type PricedProduct } from './stock';

/** The filters that facets are counted for. */
export type WindowFilter = 'q' | 'category' | 'brands' | 'price' | 'onSale' | 'available';

type Test = (row: PricedProduct) => boolean;

/** Whether one of the paths is the category or below it. */
export function isInCategory(paths: readonly string[], category: string): boolean {
  return paths.some((path) => path === category || path.startsWith(`${category}/`));
}

const getTests = (input: ShopWindowListInput): [WindowFilter, Test][] => {
  const { category, minPrice, maxPrice } = input;
  const words = input.q?.trim().toLowerCase();
  const brands = new Set(input.brands);
  const tests: [WindowFilter, Test | false][] = [
    ['category', !!category && (({ product }) => isInCategory(product.content.categories, category))],
    ['brands', brands.size > 0 && (({ product }) => brands.has(product.content.brand))],
    [
      'price',
      (typeof minPrice === 'number' || typeof maxPrice === 'number') &&
        (({ min, max }) =>
          min !== null && max !== null && max >= (minPrice ?? -Infinity) && min <= (maxPrice ?? Infinity)),
    ],
    ['onSale', !!input.isOnSale && (({ isOnSale }) => isOnSale)],
    ['available', !!input.isAvailable && (({ availability }) => availability !== 'OUT_OF_STOCK')],
    ['q', !!words && (({ product }) => hasText(product, words))],
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
  for (const row of rows) {
    const missed = tests.filter(([, test]) => !test(row));
    if (missed.length < 2) found.push({ row, missed: missed[0]?.[0] ?? null });
    await yieldIfDue();
  }
  return found;
}
