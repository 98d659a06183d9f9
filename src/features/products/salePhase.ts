import { parseAmount } from '../../ui/form/amounts';
import type { PriceValues } from './productValues';

/** How far a sale is; null for a price that is not on sale at times. */
export type SalePhase = 'UPCOMING' | 'RUNNING' | 'ENDED';

/** How far the sale of a price is at that time, in milliseconds; null without a compare-at price or a period. */
export function getSalePhase({ compareAt, compareAtFrom, compareAtUntil }: PriceValues, now: number): SalePhase | null {
  if (compareAt.trim() === '' || (compareAtFrom === '' && compareAtUntil === '')) return null;
  if (compareAtUntil !== '' && Date.parse(compareAtUntil) < now) return 'ENDED';
  return compareAtFrom !== '' && Date.parse(compareAtFrom) > now ? 'UPCOMING' : 'RUNNING';
}

/** What a buyer pays at that time, as it was typed; outside its period, a sale's compare-at price is the price. */
export function getAmountAt(price: PriceValues, now: number): string {
  const phase = getSalePhase(price, now);
  const isOff = phase === 'UPCOMING' || phase === 'ENDED';
  return isOff && Number.isFinite(parseAmount(price.compareAt) ?? NaN) ? price.compareAt : price.amount;
}

/** The first or last moment, in UTC, of a day such as `2026-03-01`; the given instant where it is on that day already. */
export function toInstant(day: string, edge: 'start' | 'end', former: string): string {
  if (day === '' || former.startsWith(day)) return day && former;
  return `${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}Z`;
}
