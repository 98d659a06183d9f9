import { getAvailability } from '#server/records/availability';
import type { PriceRecord, ProductContent, VariantContent } from '#server/records/products';
import { getPriceAt } from '#server/records/sale';
import { toSlug } from '#shared/slug';

/** Returns what is sold of a product: its variants, or null for itself. */
export function getOffers({ variants }: ProductContent): readonly (VariantContent | null)[] {
  return variants.length ? variants : [null];
}

/** Returns the price for all channels that an offer has in a currency at that time; undefined if it has none. */
export function getOfferPrice(
  product: ProductContent,
  variant: VariantContent | null,
  { currency, now }: { currency: string | undefined; now: Date },
): Pick<PriceRecord, 'currency' | 'amount' | 'compareAt'> | undefined {
  const price = [...(variant?.prices ?? []), ...product.prices].find(
    (given) => given.currency === currency && given.channel === undefined,
  );
  return price && getPriceAt(price, now);
}

const canBeBought = ({ status }: ProductContent, variant: VariantContent | null) =>
  status !== 'ACTIVE' || !variant || variant.status === 'ACTIVE';

/** Returns the quantity of an offer in another shop; null if it is not tracked. What can't be bought has none. */
export function getQuantity(product: ProductContent, variant: VariantContent | null): number | null {
  const stock = variant ? variant.stock : (product.stock ?? null);
  const availability = variant?.availability ?? product.availability;
  return availability === 'OUT_OF_STOCK' || !canBeBought(product, variant) ? 0 : stock;
}

/** Whether an offer can be bought without stock at that time: a preorder or a backorder. */
export function canBuyWithoutStock(
  product: ProductContent,
  variant: VariantContent | null,
  { now, timeZone }: { now: Date; timeZone?: string | undefined },
): boolean {
  return ['BACKORDER', 'PREORDER'].includes(getAvailability({ ...product, status: 'ACTIVE' }, variant, now, timeZone));
}

/** Returns a handle that no product has had yet: products with the same handle would become one product. */
export function takeHandle({ slug, sku }: ProductContent, taken: Set<string>): string {
  const base = toSlug(slug) || toSlug(sku) || 'product';
  let handle = base;
  for (let number = 2; taken.has(handle); number += 1) handle = `${base}-${number}`;
  taken.add(handle);
  return handle;
}
