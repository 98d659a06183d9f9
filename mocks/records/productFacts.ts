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
  const prices = getAllPricesIn(content, channel);
  const currency = currencies.find((code) => prices.some((price) => price.currency === code)) ?? prices[0]?.currency;
  if (currency === undefined) return null;
  const amounts = prices.filter((price) => price.currency === currency).map((price) => getPriceAt(price, now).amount);
  return { currency, min: amounts.reduce((a, b) => Math.min(a, b)), max: amounts.reduce((a, b) => Math.max(a, b)) };
}

/** URL of the first image of the product or, if it has none, of a variant. */
export function getThumbnail(content: ProductContent): string | null {
  return (content.media[0] ?? content.variants.find(({ media }) => media.length)?.media[0])?.url ?? null;
}
