import { getPriceKey } from '#server/records/prices';
import type { PriceRecord } from '#server/records/products';

const isSamePrice = (one: PriceRecord, other: PriceRecord) =>
  one.amount === other.amount && one.compareAt === other.compareAt;

/** The second prices, except those in a currency and for a channel of the first, which must be the same. */
export function othersThan(
  first: readonly PriceRecord[],
  second: readonly PriceRecord[],
  differ: (one: PriceRecord, other: PriceRecord) => void,
): PriceRecord[] {
  return second.filter((other) => {
    const known = first.find((price) => getPriceKey(price) === getPriceKey(other));
    if (known && !isSamePrice(known, other)) differ(known, other);
    return !known;
  });
}
