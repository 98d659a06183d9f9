import { priceRangeOf, skusOf } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';

export type PriceRange = ReturnType<typeof priceRangeOf>;

/** A stored product with what questions about it need ready. A changed product gets a new entry. */
export interface ProductEntry {
  readonly record: ProductRecord;
  /** Its own SKU and its variants', each once. */
  readonly skus: readonly string[];
  /** Lower-cased text that is searched; made for the first search. */
  haystack: string | undefined;
  /** Lowest and highest price in the currencies of `pricedIn`; made for the first question about prices. */
  range: PriceRange;
  pricedIn: readonly string[] | undefined;
}

export const createProductEntry = (record: ProductRecord): ProductEntry => ({
  record,
  skus: skusOf(record),
  haystack: undefined,
  range: null,
  pricedIn: undefined,
});

/** What a search looks into: name, SKUs, brand and slug, lower-cased. */
export const haystackOf = (entry: ProductEntry): string =>
  (entry.haystack ??= [entry.record.name, ...entry.skus, entry.record.brand, entry.record.slug]
    .join('\n')
    .toLowerCase());

/**
 * Lowest and highest price in the first of the currencies that there is a price in; null without any. Sales count as
 * they were when the product was last changed: a sale that begins or ends needs no job, and sorted orders stay valid.
 */
export const rangeOf = (entry: ProductEntry, currencies: readonly string[]): PriceRange => {
  if (entry.pricedIn !== currencies) {
    entry.range = priceRangeOf(entry.record, currencies, new Date(entry.record.updatedAt));
    entry.pricedIn = currencies;
  }
  return entry.range;
};
