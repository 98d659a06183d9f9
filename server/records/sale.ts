import { isOffSale } from '#shared/sale';
import type { PriceRecord } from './products';

/** What a buyer pays at that time: outside the sale period, the compare-at price is the price. */
export function getPriceAt(price: PriceRecord, now: Date): Pick<PriceRecord, 'currency' | 'amount' | 'compareAt'> {
  return price.compareAt !== null && isOffSale(price, now.getTime())
    ? { currency: price.currency, amount: price.compareAt, compareAt: null }
    : price;
}
