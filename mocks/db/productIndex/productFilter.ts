import type { IssueCountsRecord } from '../../records/validation';
import type { IssueSeverity, ProductFilter } from '../../types.generated';
import { getHaystack, getRange, type ProductEntry } from './productEntry';

const issuesFrom: Record<IssueSeverity, (counts: IssueCountsRecord) => number> = {
  ERROR: ({ error }) => error,
  WARNING: ({ error, warning }) => error + warning,
  INFO: ({ error, warning, info }) => error + warning + info,
};

/**
 * Returns a predicate that checks whether a product matches all parts of the filter. A null or empty part matches
 * everything. Prices are compared in the first currency that the product has a price in.
 */
export function createMatcher(
  { q, status, category, brand, priceMin, priceMax, issues }: ProductFilter,
  currencies: readonly string[],
): (entry: ProductEntry) => boolean {
  const tests: ((entry: ProductEntry) => boolean)[] = [];
  const needle = q?.trim().toLowerCase();
  // Cheap tests come first.
  if (status) tests.push(({ record }) => record.status === status);
  if (brand) tests.push(({ record }) => record.brand === brand);
  if (issues) tests.push(({ record }) => issuesFrom[issues](record.issueCounts) > 0);
  if (category) {
    const below = `${category}/`;
    tests.push(({ record }) => record.categories.some((path) => path === category || path.startsWith(below)));
  }
  if (typeof priceMin === 'number' || typeof priceMax === 'number') {
    tests.push((entry) => {
      const range = getRange(entry, currencies);
      return range !== null && range.max >= (priceMin ?? -Infinity) && range.min <= (priceMax ?? Infinity);
    });
  }
  if (needle) tests.push((entry) => getHaystack(entry).includes(needle));
  return (entry) => tests.every((test) => test(entry));
}
