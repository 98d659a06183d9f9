import type { Availability, ProductStatus } from '../types.generated';
import type { AvailabilityFields, ProductContent, VariantContent } from './products';

/** The availability implied by the quantity; stock that is not counted is available. */
export function getStockAvailability(stock: number | null | undefined): Availability {
  return typeof stock === 'number' && stock <= 0 ? 'OUT_OF_STOCK' : 'IN_STOCK';
}

/** The explicitly set availability, which is a preorder until the delivery date; null if the quantity decides. */
const getSetAvailability = ({ availability, availableFrom }: AvailabilityFields, now: Date): Availability | null => {
  if (availability === undefined) return null;
  const isReleased =
    availability === 'PREORDER' && availableFrom !== undefined && Date.parse(availableFrom) <= now.getTime();
  return isReleased ? null : availability;
};

type Sold = AvailabilityFields & { status: ProductStatus; stock?: number | null };

const getOwnAvailability = (sold: Sold, now: Date): Availability =>
  getSetAvailability(sold, now) ?? getStockAvailability(sold.stock);

/**
 * The availability shown to buyers at that time. Anything not ACTIVE is out of stock. A set availability takes
 * precedence over the quantity; a variant without one is out of stock if its product is set to that.
 */
export function getAvailability(product: ProductContent, variant: VariantContent | null, now: Date): Availability {
  if (product.status !== 'ACTIVE' || (variant && variant.status !== 'ACTIVE')) return 'OUT_OF_STOCK';
  if (!variant) return getOwnAvailability(product, now);
  return variant.availability === undefined && product.availability === 'OUT_OF_STOCK'
    ? 'OUT_OF_STOCK'
    : getOwnAvailability(variant, now);
}
