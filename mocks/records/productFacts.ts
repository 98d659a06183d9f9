import type { PriceRecord, ProductContent } from './products';
import { getPriceAt } from './sale';

/** The SKUs of the product and its variants, without duplicates. */
export const skusOf = (content: ProductContent): string[] => [
  ...new Set([content.sku, ...content.variants.map(({ sku }) => sku)]),
];

/** The prices of the product and its variants. */
export const pricesOf = (content: ProductContent): PriceRecord[] =>
  content.variants.length ? [...content.prices, ...content.variants.flatMap(({ prices }) => prices)] : content.prices;

/**
 * The lowest and highest amount at that time in the first of the currencies that has a price, else in the currency of
 * the first price; null without prices.
 */
export const priceRangeOf = (content: ProductContent, currencies: readonly string[], now: Date) => {
  const prices = pricesOf(content);
  const currency = currencies.find((code) => prices.some((price) => price.currency === code)) ?? prices[0]?.currency;
  if (currency === undefined) return null;
  const amounts = prices.filter((price) => price.currency === currency).map((price) => getPriceAt(price, now).amount);
  return { currency, min: amounts.reduce((a, b) => Math.min(a, b)), max: amounts.reduce((a, b) => Math.max(a, b)) };
};

/** URL of the first image of the product or, if it has none, of a variant. */
export const thumbnailOf = (content: ProductContent): string | null =>
  (content.media[0] ?? content.variants.find(({ media }) => media.length)?.media[0])?.url ?? null;
