import type { PriceRecord } from './products';

/** How far the sale of a price is; NONE without a compare-at price. */
export type SalePhase = 'NONE' | 'UPCOMING' | 'RUNNING' | 'ENDED';

/** How far the sale is at that moment. A sale without a start has begun, and one without an end lasts. */
export const getSalePhase = ({ compareAt, compareAtFrom, compareAtUntil }: PriceRecord, now: Date): SalePhase => {
  if (compareAt === null) return 'NONE';
  if (compareAtUntil !== undefined && Date.parse(compareAtUntil) < now.getTime()) return 'ENDED';
  if (compareAtFrom !== undefined && Date.parse(compareAtFrom) > now.getTime()) return 'UPCOMING';
  return 'RUNNING';
};

/** What a buyer pays at that moment: outside its period, a sale's compare-at price is the price. */
export const getPriceAt = (price: PriceRecord, now: Date): Pick<PriceRecord, 'currency' | 'amount' | 'compareAt'> => {
  const phase = getSalePhase(price, now);
  return price.compareAt !== null && (phase === 'UPCOMING' || phase === 'ENDED')
    ? { currency: price.currency, amount: price.compareAt, compareAt: null }
    : price;
};
