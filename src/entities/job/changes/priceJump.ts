import type { IntlShape } from 'react-intl';
import { isObject } from '#lib/isObject';

/** What a price is for: its currency and channel. */
export function getPriceKey({ currency, channel }: Readonly<Record<string, unknown>>): string {
  return JSON.stringify([currency, channel ?? null]);
}

/** Returns the amounts of a list of prices, by what they are for; none of other values. */
export function getAmounts(prices: unknown): Map<string, number> {
  return new Map(
    (Array.isArray(prices) ? prices : [])
      .filter(isObject)
      .flatMap((price) => (typeof price.amount === 'number' ? [[getPriceKey(price), price.amount] as const] : [])),
  );
}

/** The change of a price in percent, with its sign: `+25%`. */
export function formatShare(share: number, { formatNumber }: Pick<IntlShape, 'formatNumber'>): string {
  return formatNumber(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}
