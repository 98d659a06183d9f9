import { skusOf, type priceRangeOf } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';

/** A stored product with what questions about it need ready. A changed product gets a new entry. */
export interface ProductEntry {
  readonly record: ProductRecord;
  /** Its own SKU and its variants', each once. */
  readonly skus: readonly string[];
  /** Lower-cased text that is searched; made for the first search. */
  haystack: string | undefined;
  /** Made for the first question about prices; null without any price. */
  range: ReturnType<typeof priceRangeOf> | undefined;
}

export const createProductEntry = (record: ProductRecord): ProductEntry => ({
  record,
  skus: skusOf(record),
  haystack: undefined,
  range: undefined,
});

/** What a search looks into: name, SKUs, brand and slug, lower-cased. */
export const haystackOf = (entry: ProductEntry): string =>
  (entry.haystack ??= [entry.record.name, ...entry.skus, entry.record.brand, entry.record.slug]
    .join('\n')
    .toLowerCase());
