import { getPriceRange, getSkus } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';

export type PriceRange = ReturnType<typeof getPriceRange>;

/** A stored product with the derived data that queries need. A changed product gets a new entry. */
export interface ProductEntry {
  readonly record: ProductRecord;
  /** The SKUs of the product and its variants, without duplicates. */
  readonly skus: readonly string[];
  /** Lowercase text to search; computed on the first search. */
  haystack: string | undefined;
  /** Lowest and highest price in the currencies of `pricedIn`; computed on the first price query. */
  range: PriceRange;
  pricedIn: readonly string[] | undefined;
}

export function createProductEntry(record: ProductRecord): ProductEntry {
  return {
    record,
    skus: getSkus(record),
    haystack: undefined,
    range: null,
    pricedIn: undefined,
  };
}

/** Returns the text that a search matches: name, SKUs, brand, and slug in lowercase. */
export function getHaystack(entry: ProductEntry): string {
  return (entry.haystack ??= [entry.record.name, ...entry.skus, entry.record.brand, entry.record.slug]
    .join('\n')
    .toLowerCase());
}

/**
 * Returns the lowest and highest price in the first currency that has a price, or null if there is none. Sale prices
 * are evaluated as of the product's last change, so the start or end of a sale needs no job and sorted orders stay
 * valid.
 */
export function getRange(entry: ProductEntry, currencies: readonly string[]): PriceRange {
  if (entry.pricedIn !== currencies) {
    entry.range = getPriceRange(entry.record, currencies, new Date(entry.record.updatedAt));
    entry.pricedIn = currencies;
  }
  return entry.range;
}
