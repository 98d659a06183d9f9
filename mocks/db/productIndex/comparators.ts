import type { ProductSort, SortDirection } from '../../types.generated';
import { getRange, type ProductEntry } from './productEntry';

/** English collation: compares letters before case, and digits by numeric value. */
export const collator = new Intl.Collator('en', { numeric: true });

export type Compare<Value> = (a: Value, b: Value) => number;

const STATUS_RANK = { DRAFT: 0, ACTIVE: 1, ARCHIVED: 2 };

const compareText: Compare<string> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares whole numbers in text form by value. */
export const compareIds: Compare<string> = (a, b) => a.length - b.length || compareText(a, b);

const comparators: Record<Exclude<ProductSort, 'PRICE'>, Compare<ProductEntry>> = {
  NAME: (a, b) => collator.compare(a.record.name, b.record.name),
  SKU: (a, b) => collator.compare(a.record.sku, b.record.sku),
  BRAND: (a, b) => collator.compare(a.record.brand, b.record.brand),
  STATUS: (a, b) => STATUS_RANK[a.record.status] - STATUS_RANK[b.record.status],
  COMPLETENESS: (a, b) => a.record.completeness - b.record.completeness,
  UPDATED_AT: (a, b) => compareText(a.record.updatedAt, b.record.updatedAt),
};

/**
 * Returns a comparator for the sort; ties are ordered by ascending id in both directions. Prices are compared by the
 * lowest price in the first currency that the product has a price in. Products without a price come last in both
 * directions.
 */
export function createComparator(
  sort: ProductSort,
  direction: SortDirection,
  currencies: readonly string[],
): Compare<ProductEntry> {
  const sign = direction === 'ASC' ? 1 : -1;
  const byId: Compare<ProductEntry> = (a, b) => compareIds(a.record.id, b.record.id);
  if (sort !== 'PRICE') {
    const compare = comparators[sort];
    return (a, b) => sign * compare(a, b) || byId(a, b);
  }
  return (a, b) => {
    const [left, right] = [getRange(a, currencies), getRange(b, currencies)];
    if (!left || !right) return Number(!left) - Number(!right) || byId(a, b);
    return sign * (left.min - right.min) || byId(a, b);
  };
}
