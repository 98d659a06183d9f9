import { getVariantTitle } from '../../records/variantName';
import { getAvailability, getSoldVariants } from '../../records/availability';
import { getVariantPrices } from '../../records/prices';
import { getThumbnail } from '../../records/productFacts';
import type { AttributeRecord, MediaRecord, ProductContent, VariantContent } from '../../records/products';
import { getSalePhase } from '#shared/sale';
import { getPriceAt } from '../../records/sale';
import type { Availability, Money } from '../../types.generated';

/** A price at one point in time. */
export interface CurrentPrice {
  amount: number;
  /** The regular price, while a sale is running. */
  compareAt: number | null;
  saleUntil: string | null;
}

/** A variant, or the product as its only one, with its values at one point in time. */
export interface WindowVariant {
  sku: string;
  name: string;
  options: AttributeRecord[];
  price: Money | null;
  compareAtPrice: Money | null;
  saleUntil: string | null;
  availability: Availability;
  availableFrom: string | null;
  images: MediaRecord[];
}

/** Whether buyers see the product: it is ACTIVE, and so is at least one of its variants if it has any. */
export function isShown(product: ProductContent): boolean {
  return product.status === 'ACTIVE' && getSoldVariants(product).length > 0;
}

/** Whether buyers of the channel see the product: it is in it; without a channel, all are. */
export function isSoldIn({ notInChannels }: { notInChannels: readonly string[] }, channel: string | null): boolean {
  return channel === null || !notInChannels.includes(channel);
}

/** The currency and the sales channel of prices; null for no currency, and for the prices for all channels. */
export interface PriceScope {
  currency: string | null;
  channel: string | null;
}

/** What the variant costs in the currency and the channel at that time; null without a price. */
export function getCurrentPrice(
  product: ProductContent,
  variant: VariantContent | null,
  { currency, channel }: PriceScope,
  now: Date,
): CurrentPrice | null {
  const price = getVariantPrices(product, variant, channel).find((each) => each.currency === currency);
  if (!price) return null;
  const { amount, compareAt } = getPriceAt(price, now);
  const isReduced = compareAt !== null && compareAt > amount && getSalePhase(price, now.getTime()) === 'RUNNING';
  return {
    amount,
    compareAt: isReduced ? compareAt : null,
    saleUntil: isReduced ? (price.compareAtUntil ?? null) : null,
  };
}

/** The variants that buyers see, with their price, availability, and images at that time. */
export function getWindowVariants(product: ProductContent, scope: PriceScope, now: Date): WindowVariant[] {
  const { currency } = scope;
  const money = (amount: number | null | undefined): Money | null =>
    amount === null || amount === undefined || currency === null ? null : { amount, currencyCode: currency };
  return getSoldVariants(product).map((variant) => {
    const price = getCurrentPrice(product, variant, scope, now);
    const availability = getAvailability(product, variant, now);
    const isLater = availability === 'PREORDER' || availability === 'BACKORDER';
    return {
      sku: (variant ?? product).sku,
      name: variant ? getVariantTitle(product, variant) : product.name,
      options: variant?.options ?? [],
      price: money(price?.amount),
      compareAtPrice: money(price?.compareAt),
      saleUntil: price?.saleUntil ?? null,
      availability,
      availableFrom: isLater ? ((variant ?? product).availableFrom?.slice(0, 10) ?? null) : null,
      images: variant?.media ?? [],
    };
  });
}

/** The options of the product, with the values of its ACTIVE variants in their order. */
export function getWindowOptions(product: ProductContent): { name: string; values: string[] }[] {
  const options = new Map<string, Set<string>>();
  for (const { name, value } of getSoldVariants(product).flatMap((variant) => variant?.options ?? [])) {
    const values = options.get(name) ?? new Set();
    options.set(name, values.add(value));
  }
  return [...options].map(([name, values]) => ({ name, values: [...values] }));
}

/** The image for lists: the product's first, or the first of a variant that buyers see. */
export function getWindowThumbnail(product: ProductContent): string | null {
  return getThumbnail({ ...product, variants: product.variants.filter(({ status }) => status === 'ACTIVE') });
}
