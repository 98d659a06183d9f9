import { getAvailableFrom } from '#server/records/availableFrom';
import { getAvailability } from '#server/records/availability';
import type { PriceRecord, ProductContent, VariantContent } from '#server/records/products';
import { getSalePhase } from '#shared/sale';
import { getPriceAt } from '#server/records/sale';
import { getCurrencyDecimals } from '#shared/currencies';
import { formatInZone, toGoogleTime, UTC } from '#server/records/timeZone';
import { element } from '../xml';

/** The amount with at least the decimal places of its currency: `9.50` for EUR, `950` for JPY. */
export function decimalText(amount: number, currency: string): string {
  const text = amount.toFixed(getCurrencyDecimals(currency));
  return Number(text) === amount ? text : String(amount);
}

const money = (amount: number, currency: string) => `${decimalText(amount, currency)} ${currency}`;

/**
 * Google requires both ends of a period. Without a start, the sale starts at the time of the feed; a sale that has
 * started and has no end needs no period.
 */
const periodElement = ({ compareAtFrom, compareAtUntil }: PriceRecord, now: Date, timeZone: string | undefined) =>
  compareAtUntil === undefined
    ? ''
    : element(
        'g:sale_price_effective_date',
        [compareAtFrom ?? now.toISOString(), compareAtUntil].map((time) => formatInZone(time, timeZone)).join('/'),
      );

/** An ended sale is left out. An upcoming sale is included if its end is known. */
const isSaleTold = (price: PriceRecord, now: Date) => {
  const phase = getSalePhase(price, now.getTime());
  return phase === 'RUNNING' || (phase === 'UPCOMING' && price.compareAtUntil !== undefined);
};

/** The price, and the sale price with its period in the time zone. */
export function priceElements(price: PriceRecord | undefined, now: Date, timeZone?: string): string {
  if (!price) return '';
  const { amount, compareAt, currency } = price;
  if (compareAt === null || compareAt <= amount || !isSaleTold(price, now)) {
    return element('g:price', money(getPriceAt(price, now).amount, currency));
  }
  return (
    element('g:price', money(compareAt, currency)) +
    element('g:sale_price', money(amount, currency)) +
    periodElement(price, now, timeZone)
  );
}

/** A time with its own offset, or the start of a day in the time zone. */
const toDateText = (availableFrom: string, timeZone = UTC) =>
  availableFrom.length > 10
    ? toGoogleTime(availableFrom)
    : formatInZone(new Date(getAvailableFrom(availableFrom, timeZone)).toISOString(), timeZone);

/** The availability shown to buyers, and the date it is available from if that is in the future. */
export function availabilityElements(
  product: ProductContent,
  variant: VariantContent | null,
  now: Date,
  timeZone?: string,
): string {
  const availability = getAvailability(product, variant, now, timeZone);
  const { availableFrom } = variant ?? product;
  const isLater = availability === 'PREORDER' || availability === 'BACKORDER';
  return (
    element('g:availability', availability.toLowerCase()) +
    (isLater && availableFrom !== undefined ? element('g:availability_date', toDateText(availableFrom, timeZone)) : '')
  );
}
