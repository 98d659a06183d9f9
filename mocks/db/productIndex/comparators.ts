import type { ProductSort, SortDirection } from '../../types.generated';
import { rangeOf, type ProductEntry } from './productEntry';

/** English order: letters before their case, digits by the number they write. */
export const collator = new Intl.Collator('en', { numeric: true });

export type Compare<Value> = (a: Value, b: Value) => number;

const STATUS_RANK = { DRAFT: 0, ACTIVE: 1, ARCHIVED: 2 };

const compareText: Compare<string> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Whole numbers as text by their value. */
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
 * Compares as the sort says, equal ones by id upwards in both directions. Prices are compared by the lowest in
 * the first of the currencies that there is one in; products without a price come last in both directions.
 */
export const comparatorOf = (
  sort: ProductSort,
  direction: SortDirection,
  currencies: readonly string[],
): Compare<ProductEntry> => {
  const sign = direction === 'ASC' ? 1 : -1;
  const byId: Compare<ProductEntry> = (a, b) => compareIds(a.record.id, b.record.id);
  if (sort !== 'PRICE') {
    const compare = comparators[sort];
    return (a, b) => sign * compare(a, b) || byId(a, b);
  }
  return (a, b) => {
    const [left, right] = [rangeOf(a, currencies), rangeOf(b, currencies)];
    if (!left || !right) return Number(!left) - Number(!right) || byId(a, b);
    return sign * (left.min - right.min) || byId(a, b);
  };
};
