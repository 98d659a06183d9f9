import { getAvailableFrom } from '#server/records/availableFrom';
import type { PriceRecord } from '#server/records/products';
import { toZonedText, UTC } from '#server/records/timeZone';
import { getSalePhase } from '#shared/sale';

/** Returns the number as a value of a column; empty without one. */
export function toText(number: number | null | undefined): string {
  return typeof number === 'number' ? String(number) : '';
}

/** Returns the day, in the time zone, of a day or an ISO instant; empty without one. */
export function toDay(text: string | undefined, timeZone = UTC): string {
  if (text === undefined || text.length === 10) return text ?? '';
  const isLocal = timeZone === UTC && text.endsWith('Z');
  return (isLocal ? text : toZonedText(Date.parse(text), timeZone)).slice(0, 10);
}

/**
 * Returns the price in the currency; with null in the first of the catalog’s currencies that there is a price in, or
 * else the first price.
 */
export function pickPrice(
  prices: readonly PriceRecord[],
  currency: string | null,
  currencies: readonly string[],
): PriceRecord | undefined {
  const wanted = currency === null ? currencies : [currency];
  const found = wanted.flatMap((code) => prices.find((price) => price.currency === code) ?? []);
  return found[0] ?? (currency === null ? prices[0] : undefined);
}

/** Returns the periods of the sales of the prices as a text; with null in any currency. */
export function toSales(prices: readonly PriceRecord[], wanted: string | null): string {
  const sales = prices.flatMap(({ currency, amount, compareAt, compareAtFrom = '', compareAtUntil = '' }) =>
    (wanted === null || currency === wanted) && compareAt !== null && compareAt > amount
      ? `${compareAtFrom}/${compareAtUntil}`
      : [],
  );
  return sales.join(' ');
}

/** Whether one of the sales of `toSales` is running: `yes` or `no`. */
export function readSales(text: string, now: Date): string {
  const isRunning = (sale: string) => {
    const [compareAtFrom = '', compareAtUntil = ''] = sale.split('/');
    return getSalePhase({ compareAt: 1, compareAtFrom, compareAtUntil }, now.getTime()) === 'RUNNING';
  };
  return text.split(' ').some((sale) => sale !== '' && isRunning(sale)) ? 'yes' : 'no';
}

/**
 * Returns a word that depends on the time as a text: what it is, and what it is from each of the instants at which one
 * of the parts becomes available.
 */
export function toTimeline(
  parts: readonly { availableFrom?: string }[],
  timeZone: string | undefined,
  getAt: (now: Date) => string,
): string {
  const instants = parts.flatMap(({ availableFrom }) =>
    availableFrom === undefined ? [] : getAvailableFrom(availableFrom, timeZone),
  );
  const steps = [0, ...instants.sort((a, b) => a - b)];
  return steps.map((instant) => `${instant}:${getAt(new Date(instant))}`).join(' ');
}

/** Returns the word of `toTimeline` at the time. */
export function readTimeline(text: string, now: Date): string {
  const steps = text.split(' ').map((step) => step.split(':'));
  return steps.findLast(([instant]) => Number(instant) <= now.getTime())?.[1] ?? '';
}
