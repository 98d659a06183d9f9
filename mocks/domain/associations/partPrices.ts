import { getCurrentRanges, joinRanges, type PriceRangeRecord } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';
import type { DomainContext } from '../context';

/**
 * Returns the lowest and highest current price of the parts of a group in a channel, in the first of the currencies that
 * one has; null without prices. Those for all channels if the channel is null.
 */
export async function getPartPrices(
  { store, now }: Pick<DomainContext, 'store' | 'now'>,
  { catalogId, sku }: ProductRecord,
  { currencies, channel }: { currencies: readonly string[]; channel: string | null },
): Promise<PriceRangeRecord | null> {
  const parts = await store.products.parts(catalogId, sku);
  const range = joinRanges(
    parts.flatMap((part) => getCurrentRanges(part, now(), channel)),
    currencies,
  );
  return range && { ...range, isOfParts: true };
}
