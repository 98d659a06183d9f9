import type { ProductRecord } from '../../records/products';
import type { ProductStats } from '../store';

/** Completeness is summed up in whole parts of this, so that adding and taking away leaves no rounding error behind. */
const PARTS = 2 ** 32;

/** Sums over a catalog's products that are kept up by differences. */
export interface ProductTotals {
  add(record: ProductRecord): void;
  remove(record: ProductRecord): void;
  stats(): ProductStats;
}

export const createProductTotals = (): ProductTotals => {
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
};
