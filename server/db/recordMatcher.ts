import type { ProductRecord } from '../records/products';
import type { ProductScanFilter } from './store';
import * as lazy from './productIndex/innerFilter';
import { patchBlock } from './productIndex/productBlock';
import { createTest } from './productIndex/productFilter';
import { createProductRow } from './productIndex/productRow';

/**
 * Returns for each of the filters whether the record matches, as it would in a list of products with these currencies.
 * Groups have only prices of their own. See docs/decisions/0040-category-rules.md.
 */
export function matchRecord(
  record: ProductRecord,
  filters: readonly ProductScanFilter[],
  currencies: readonly string[],
): boolean[] {
  const block = patchBlock(undefined, new Map([[0, createProductRow(record)]]));
  const context = {
    lazy,
    currencies,
    getValues: ({ read }: { read: (product: ProductRecord) => string }) => ({
      texts: [read(record)],
      codes: new Uint32Array(1),
    }),
    getGroupPrice: () => undefined,
  };
  return filters.map((filter) => createTest(block, filter, context)?.(0) ?? false);
}
