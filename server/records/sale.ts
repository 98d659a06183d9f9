import type { PriceRecord } from './products';

/** The phase of a price's sale; NONE without a compare-at price. */
export type SalePhase = 'NONE' | 'UPCOMING' | 'RUNNING' | 'ENDED';

/** The phase of the sale at that time. A sale without a start has started, and one without an end does not end. */
export function getSalePhase({ compareAt, compareAtFrom, compareAtUntil }: PriceRecord, now: Date): SalePhase {
  if (compareAt === null) return 'NONE';
  if (compareAtUntil !== undefined && Date.parse(compareAtUntil) < now.getTime()) return 'ENDED';
  if (compareAtFrom !== undefined && Date.parse(compareAtFrom) > now.getTime()) return 'UPCOMING';
  return 'RUNNING';
}

/** What a buyer pays at that time: outside the sale period, the compare-at price is the price. */
export function getPriceAt(price: PriceRecord, now: Date): Pick<PriceRecord, 'currency' | 'amount' | 'compareAt'> {
  const phase = getSalePhase(price, now);
  return price.compareAt !== null && (phase === 'UPCOMING' || phase === 'ENDED')
    ? { currency: price.currency, amount: price.compareAt, compareAt: null }
    : price;
}
