import { isOffSale } from '#shared/sale';
import { parseAmount } from '#ui/form/amounts';
import type { PriceValues } from '../../core/values/productValues';

/**
 * Returns the price a buyer pays at the given time, as it was typed. Outside the sale period, this is the compare-at
 * price.
 */
export function getAmountAt(price: PriceValues, now: number): string {
  return isOffSale(price, now) && Number.isFinite(parseAmount(price.compareAt) ?? NaN) ? price.compareAt : price.amount;
}

/**
 * Returns the first or last moment, in UTC, of a day such as `2026-03-01`, or the given instant if it is already on
 * that day.
 */
export function toInstant(day: string, edge: 'start' | 'end', former: string): string {
  if (day === '' || former.startsWith(day)) return day && former;
  return `${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}Z`;
}
