import { findChannelLabel } from '#entities/channel/channelLabel';
import type { ProductFormCatalogFragment } from '../../core/ProductDetail.generated';
import type { PriceValues } from '../../core/values/productValues';

/** The currencies (ISO 4217) and the channels of a catalog. */
export type PriceCatalog = Pick<ProductFormCatalogFragment, 'currencies' | 'salesChannels'>;

type PriceKey = Pick<PriceValues, 'currency' | 'channel'>;

const isSame = (a: PriceKey, b: PriceKey) => a.currency === b.currency && a.channel === b.channel;

/** Returns what labels call a price: EUR, or EUR (Web shop) for one of a channel. */
export function getPriceName({ currency, channel }: PriceKey, { salesChannels }: PriceCatalog, locale: string): string {
  return channel === '' ? currency : `${currency} (${findChannelLabel(salesChannels, channel, locale)})`;
}

/** Returns a price without an amount, in the first currency and channel that have none yet. */
export function newPrice(used: readonly PriceKey[], { currencies, salesChannels }: PriceCatalog): PriceValues {
  const channels = ['', ...(salesChannels.length > 1 ? salesChannels.map(({ code }) => code) : [])];
  const keys = channels.flatMap((channel) => currencies.map((currency) => ({ currency, channel })));
  const key = keys.find((one) => !used.some((price) => isSame(price, one))) ?? keys[0];
  return { currency: 'EUR', channel: '', ...key, amount: '', compareAt: '', compareAtFrom: '', compareAtUntil: '' };
}

/** Returns the currencies in which a channel sells or has prices. */
export function getChannelCurrencies(
  prices: readonly PriceKey[],
  { currencies, salesChannels }: PriceCatalog,
  channel: string,
): string[] {
  const sold = salesChannels.find(({ code }) => code === channel)?.currencies ?? currencies;
  return [...new Set([...sold, ...prices.flatMap((price) => (price.channel === channel ? price.currency : []))])];
}

/** A price that applies in a channel without one of its own. */
export interface InheritedPrice {
  price: PriceValues;
  /** Whether a variant has it from its product. */
  isOfProduct: boolean;
}

/**
 * Returns the price that applies in a channel that has none of its own in the currency: that for all channels or, if a
 * variant has no prices there, that of its product. Null if there is none.
 */
export function findInheritedPrice(
  prices: readonly PriceValues[],
  ofProduct: readonly PriceValues[] | null,
  { currency, channel }: PriceKey,
): InheritedPrice | null {
  const find = (list: readonly PriceValues[], inChannel: string) =>
    list.find((price) => isSame(price, { currency, channel: inChannel }));
  const general = find(prices, '');
  if (general) return { price: general, isOfProduct: false };
  const hasOwn = prices.some((price) => price.channel === '' || price.channel === channel);
  const found = ofProduct && !hasOwn ? (find(ofProduct, channel) ?? find(ofProduct, '')) : undefined;
  return found ? { price: found, isOfProduct: true } : null;
}

/**
 * Returns the prices with another amount or compare-at price of a channel. Without both, it has no price of its own.
 */
export function withChannelPrice(
  prices: readonly PriceValues[],
  key: PriceKey,
  change: Partial<Pick<PriceValues, 'amount' | 'compareAt'>>,
): PriceValues[] {
  const index = prices.findIndex((price) => isSame(price, key));
  const former = prices[index] ?? { ...key, amount: '', compareAt: '', compareAtFrom: '', compareAtUntil: '' };
  const price = { ...former, ...change };
  if (price.amount.trim() === '' && price.compareAt.trim() === '') return prices.filter((_, at) => at !== index);
  return index === -1 ? [...prices, price] : prices.with(index, price);
}
