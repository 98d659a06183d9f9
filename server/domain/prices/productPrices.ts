import { getVariantPrices } from '../../records/prices';
import { getPriceRange, type PriceRangeRecord } from '../../records/productFacts';
import type { PriceRecord, ProductRecord, VariantContent } from '../../records/products';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** A sales channel; null or absent for the prices for all channels. */
type Channel = string | null | undefined;

/**
 * Returns the catalog of the product. Throws INVALID, with the nearest known one, for a channel that it does not have.
 */
const getCatalogWith = async (ctx: Reads, { catalogId }: ProductRecord, channel: Channel) => {
  const catalog = await getCatalog(ctx, catalogId);
  if (channel) {
    const { assertKnown } = await import('../productValues/assertScope');
    assertKnown(channel, catalog.channels, { field: 'channel', owner: 'catalog', what: 'channel' });
  }
  return catalog;
};

/**
 * Returns the range of the current prices of the product and its variants in a channel, or for a group without a price
 * of those of its parts; null without prices. Throws INVALID, with the nearest known one, for a channel that the
 * catalog does not have.
 */
export async function getPriceRangeIn(
  ctx: Reads,
  product: ProductRecord,
  channel: Channel,
): Promise<PriceRangeRecord | null> {
  const { currencies } = await getCatalogWith(ctx, product, channel);
  const own = getPriceRange(product, currencies, ctx.now(), channel || null);
  if (own || product.kind !== 'GROUPED') return own;
  const { getPartPrices } = await import('../associations/partPrices');
  return getPartPrices(ctx, product, { currencies, channel: channel || null });
}

/**
 * Returns the price of the product, or of one of its variants, in a currency and a channel; null if there is none.
 * Throws INVALID, with the nearest known one, for a channel that the catalog does not have.
 */
export async function findPrice(
  ctx: Reads,
  product: ProductRecord,
  { currency, channel }: { currency: string; channel?: Channel },
  variant: VariantContent | null = null,
): Promise<PriceRecord | null> {
  await getCatalogWith(ctx, product, channel);
  const code = currency.trim().toUpperCase();
  return getVariantPrices(product, variant, channel || null).find((price) => price.currency === code) ?? null;
}
