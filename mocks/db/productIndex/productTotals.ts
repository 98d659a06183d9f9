import type { ProductRecord } from '../../records/products';
import type { ProductStats } from '../store';

/** Completeness is summed in integer units of 1/PARTS, so that adding and subtracting leaves no rounding error. */
const PARTS = 2 ** 32;

/** Incrementally updated totals of a catalog's products. */
export interface ProductTotals {
  add: (record: ProductRecord) => void;
  remove: (record: ProductRecord) => void;
  stats: () => ProductStats;
}

export function createProductTotals(): ProductTotals {
  const sums = { products: 0, active: 0, variants: 0, error: 0, warning: 0, info: 0, activeErrors: 0, completeness: 0 };
  const count = (record: ProductRecord, sign: 1 | -1) => {
    const { error, warning, info } = record.issueCounts;
    sums.products += sign;
    sums.variants += sign * record.variants.length;
    sums.error += sign * error;
    sums.warning += sign * warning;
    sums.info += sign * info;
    sums.completeness += sign * Math.round(record.completeness * PARTS);
    if (record.status !== 'ACTIVE') return;
    sums.active += sign;
    sums.activeErrors += sign * error;
  };
  return {
    add: (record) => count(record, 1),
    remove: (record) => count(record, -1),
    stats: () => ({
      products: sums.products,
      activeProducts: sums.active,
      variants: sums.variants,
      issues: { ERROR: sums.error, WARNING: sums.warning, INFO: sums.info },
      activeErrors: sums.activeErrors,
      completeness: sums.completeness / PARTS,
    }),
  };
}
