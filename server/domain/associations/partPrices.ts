import { getCurrentRanges, joinRanges, type PriceRangeRecord } from '../../records/productFacts';
import type { ProductContent, ProductRecord } from '../../records/products';
import type { DomainContext } from '../context';

interface PriceTerms {
  currencies: readonly string[];
  channel: string | null;
}

/**
 * Returns the lowest and highest price of these parts of a group at that time in a channel, in the first of the
 * currencies that one has; null without prices. Those for all channels if the channel is null.
 */
export function getRangeOfParts(
  parts: readonly ProductContent[],
  now: Date,
  { currencies, channel }: PriceTerms,
): PriceRangeRecord | null {
  const range = joinRanges(
    parts.flatMap((part) => getCurrentRanges(part, now, channel)),
    currencies,
  );
  return range && { ...range, isOfParts: true };
}

/** Returns the lowest and highest current price of the parts of a group, as `getRangeOfParts` does. */
export async function getPartPrices(
  { store, now }: Pick<DomainContext, 'store' | 'now'>,
  { catalogId, sku }: ProductRecord,
  terms: PriceTerms,
): Promise<PriceRangeRecord | null> {
  return getRangeOfParts(await store.products.parts(catalogId, sku), now(), terms);
}
