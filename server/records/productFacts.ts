import { getPricesIn } from './prices';
import type { PriceRecord, ProductContent } from './products';
import { getPriceAt } from './sale';

/** The SKUs of the product and its variants, without duplicates. */
export function getSkus(content: ProductContent): string[] {
  return [...new Set([content.sku, ...content.variants.map(({ sku }) => sku)])];
}

/** Whether the product or one of its variants has the SKU. Fast enough to ask for each of thousands of variants. */
export function hasSku(content: ProductContent, sku: string): boolean {
  return content.sku === sku || content.variants.some((variant) => variant.sku === sku);
}

/** The prices of the product and its variants, for all channels and for single ones. */
export function getPrices(content: ProductContent): PriceRecord[] {
  return content.variants.length
    ? [...content.prices, ...content.variants.flatMap(({ prices }) => prices)]
    : content.prices;
}

/** The prices of the product and its variants that apply in a channel; with null only those for all channels. */
export function getAllPricesIn({ prices, variants }: ProductContent, channel: string | null): PriceRecord[] {
  const own = getPricesIn(prices, channel);
  return variants.length ? [...own, ...variants.flatMap((variant) => getPricesIn(variant.prices, channel))] : own;
}

/** The lowest and the highest amount in one currency. */
export interface PriceRangeRecord {
  currency: string;
  min: number;
  max: number;
  /** Whether these are the prices of the parts of a group without one; absent if not. */
  isOfParts?: true;
}

/**
 * Returns the lowest and highest amount of the ranges in the first of the currencies that one has, else in the currency
 * of the first; null without ranges.
 */
export function joinRanges(
  ranges: readonly PriceRangeRecord[],
  currencies: readonly string[],
): PriceRangeRecord | null {
  const currency = currencies.find((code) => ranges.some((range) => range.currency === code)) ?? ranges[0]?.currency;
  if (currency === undefined) return null;
  const own = ranges.filter((range) => range.currency === currency);
  return {
    currency,
    min: own.reduce((least, { min }) => Math.min(least, min), Infinity),
    max: own.reduce((most, { max }) => Math.max(most, max), -Infinity),
  };
}

/**
 * The amounts of the prices of the product and its variants at that time that apply in a channel; with null of those
 * for all channels.
 */
export function getCurrentRanges(content: ProductContent, now: Date, channel: string | null): PriceRangeRecord[] {
  return getAllPricesIn(content, channel).map((price) => {
    const { amount } = getPriceAt(price, now);
    return { currency: price.currency, min: amount, max: amount };
  });
}

/**
 * The lowest and highest amount at that time in the first of the currencies that has a price, else in the currency of
 * the first price; null without prices. Those for all channels, unless a channel is given.
 */
export function getPriceRange(
  content: ProductContent,
  currencies: readonly string[],
  now: Date,
  channel: string | null = null,
): PriceRangeRecord | null {
  return joinRanges(getCurrentRanges(content, now, channel), currencies);
}

/** The number of units of the product, or of all its variants; null if the stock of none is tracked. */
export function getTotalStock({ stock, variants }: ProductContent): number | null {
  const stocks = variants.length ? variants.map((variant) => variant.stock) : [stock ?? null];
  const tracked = stocks.filter((one) => one !== null);
  return tracked.length ? tracked.reduce((sum, one) => sum + one, 0) : null;
}

/** URL of the first image of the product or, if it has none, of a variant. */
export function getThumbnail(content: ProductContent): string | null {
  return (content.media[0] ?? content.variants.find(({ media }) => media.length)?.media[0])?.url ?? null;
}
