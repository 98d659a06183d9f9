import type { Availability, ProductStatus } from '../types.generated';
import type { AvailabilityFields, ProductContent, VariantContent } from './products';

/** What the quantity alone tells; what is not counted is in stock. */
export const getStockAvailability = (stock: number | null | undefined): Availability =>
  typeof stock === 'number' && stock <= 0 ? 'OUT_OF_STOCK' : 'IN_STOCK';

/** What is set, which a preorder is until the day of its first delivery; null where the quantity tells. */
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
 * What a buyer meets at that moment. What is not ACTIVE is out of stock. What is set wins over the quantity; a variant
 * that sets nothing is out of stock where its product says so.
 */
export const getAvailability = (product: ProductContent, variant: VariantContent | null, now: Date): Availability => {
  if (product.status !== 'ACTIVE' || (variant && variant.status !== 'ACTIVE')) return 'OUT_OF_STOCK';
  if (!variant) return getOwnAvailability(product, now);
  return variant.availability === undefined && product.availability === 'OUT_OF_STOCK'
    ? 'OUT_OF_STOCK'
    : getOwnAvailability(variant, now);
};
