import type { IssueCountsRecord } from '../../records/validation';
import type { IssueSeverity, ProductFilter } from '../../types.generated';
import { haystackOf, type ProductEntry } from './productEntry';

const issuesFrom: Record<IssueSeverity, (counts: IssueCountsRecord) => number> = {
  ERROR: ({ error }) => error,
  WARNING: ({ error, warning }) => error + warning,
  INFO: ({ error, warning, info }) => error + warning + info,
};

/**
 * Tells whether a product passes all parts of the filter. A part that is null or empty filters nothing. `rangeOf` gives lowest and highest price, null without any.
 */
export const matcherOf = (
  { q, status, category, brand, priceMin, priceMax, issues }: ProductFilter,
  rangeOf: (entry: ProductEntry) => { min: number; max: number } | null,
): ((entry: ProductEntry) => boolean) => {
  const tests: ((entry: ProductEntry) => boolean)[] = [];
  const needle = q?.trim().toLowerCase();
  // The cheap tests stand first.
  if (status) tests.push(({ record }) => record.status === status);
  if (brand) tests.push(({ record }) => record.brand === brand);
  if (issues) tests.push(({ record }) => issuesFrom[issues](record.issueCounts) > 0);
  if (category) {
    const below = `${category}/`;
    tests.push(({ record }) => record.categories.some((path) => path === category || path.startsWith(below)));
  }
  if (typeof priceMin === 'number' || typeof priceMax === 'number') {
    tests.push((entry) => {
      const range = rangeOf(entry);
      return range !== null && range.max >= (priceMin ?? -Infinity) && range.min <= (priceMax ?? Infinity);
    });
  }
  if (needle) tests.push((entry) => haystackOf(entry).includes(needle));
  return (entry) => tests.every((test) => test(entry));
};
