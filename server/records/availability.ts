import type { Availability, ProductStatus } from '../types.generated';
import { getAvailableFrom } from './availableFrom';
import type { AvailabilityFields, ProductContent, VariantContent } from './products';

/** The availability implied by the quantity; stock that is not counted is available. */
export function getStockAvailability(stock: number | null | undefined): Availability {
  return typeof stock === 'number' && stock <= 0 ? 'OUT_OF_STOCK' : 'IN_STOCK';
}

interface Moment {
  now: Date;
  timeZone: string | undefined;
}

/** The explicitly set availability, which is a preorder until the delivery date; null if the quantity decides. */
const getSetAvailability = ({ availability, availableFrom }: AvailabilityFields, { now, timeZone }: Moment) => {
  if (availability === undefined) return null;
  const isReleased =
    availability === 'PREORDER' &&
    availableFrom !== undefined &&
    getAvailableFrom(availableFrom, timeZone) <= now.getTime();
  return isReleased ? null : availability;
};

type Sold = AvailabilityFields & { status: ProductStatus; stock?: number | null };

const getOwnAvailability = (sold: Sold, moment: Moment): Availability =>
  getSetAvailability(sold, moment) ?? getStockAvailability(sold.stock);

/**
 * The availability shown to buyers at that time; days start in the time zone. Anything not ACTIVE is out of stock. A
 * set availability takes precedence over the quantity; a variant without one is out of stock if its product is set to
 * that.
 */
export function getAvailability(
  product: ProductContent,
  variant: VariantContent | null,
  now: Date,
  timeZone?: string,
): Availability {
  const moment = { now, timeZone };
  if (product.status !== 'ACTIVE' || (variant && variant.status !== 'ACTIVE')) return 'OUT_OF_STOCK';
  if (!variant) return getOwnAvailability(product, moment);
  return variant.availability === undefined && product.availability === 'OUT_OF_STOCK'
    ? 'OUT_OF_STOCK'
    : getOwnAvailability(variant, moment);
}

/** Returns the variants that buyers see: the ACTIVE ones, or null for a product without variants. */
export function getSoldVariants({ variants }: ProductContent): (VariantContent | null)[] {
  return variants.length ? variants.filter(({ status }) => status === 'ACTIVE') : [null];
}

/** From the best to the worst. */
const AVAILABILITIES: readonly Availability[] = ['IN_STOCK', 'BACKORDER', 'PREORDER', 'OUT_OF_STOCK'];

/** The best availability of the product's variants at that time; days start in the time zone. */
export function getBestAvailability(product: ProductContent, now: Date, timeZone?: string): Availability {
  const found = new Set(getSoldVariants(product).map((variant) => getAvailability(product, variant, now, timeZone)));
  return AVAILABILITIES.find((availability) => found.has(availability)) ?? 'OUT_OF_STOCK';
}
