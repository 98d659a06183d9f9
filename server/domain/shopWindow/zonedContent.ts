import { getAvailableFrom } from '../../records/availableFrom';
import type { AvailabilityFields, ProductContent } from '../../records/products';
import { toZonedText } from '../../records/timeZone';

const startIn = <Sold extends AvailabilityFields>(sold: Sold, timeZone: string): Sold =>
  sold.availableFrom === undefined
    ? sold
    : { ...sold, availableFrom: toZonedText(getAvailableFrom(sold.availableFrom, timeZone), timeZone) };

/** Returns the product with the times in the time zone from which it is available; days start in it. */
export function inZone(content: ProductContent, timeZone: string): ProductContent {
  return {
    ...startIn(content, timeZone),
    variants: content.variants.map((variant) => startIn(variant, timeZone)),
  };
}
