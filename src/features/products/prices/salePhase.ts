import { parseAmount } from '#ui/form/amounts';
import type { PriceValues } from '../form/values/productValues';

/** The phase of a sale; null for a price without a sale period. */
export type SalePhase = 'UPCOMING' | 'RUNNING' | 'ENDED';

/**
 * Returns the phase of a price's sale at the given time in milliseconds; null without a compare-at price or a period.
 */
export function getSalePhase({ compareAt, compareAtFrom, compareAtUntil }: PriceValues, now: number): SalePhase | null {
  if (compareAt.trim() === '' || (compareAtFrom === '' && compareAtUntil === '')) return null;
  if (compareAtUntil !== '' && Date.parse(compareAtUntil) < now) return 'ENDED';
  return compareAtFrom !== '' && Date.parse(compareAtFrom) > now ? 'UPCOMING' : 'RUNNING';
}

/**
 * Returns the price a buyer pays at the given time, as it was typed. Outside the sale period, this is the compare-at
 * price.
 */
export function getAmountAt(price: PriceValues, now: number): string {
  const phase = getSalePhase(price, now);
  const isOff = phase === 'UPCOMING' || phase === 'ENDED';
  return isOff && Number.isFinite(parseAmount(price.compareAt) ?? NaN) ? price.compareAt : price.amount;
}

/**
 * Returns the first or last moment, in UTC, of a day such as `2026-03-01`, or the given instant if it is already on
 * that day.
 */
export function toInstant(day: string, edge: 'start' | 'end', former: string): string {
  if (day === '' || former.startsWith(day)) return day && former;
  return `${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}Z`;
}
