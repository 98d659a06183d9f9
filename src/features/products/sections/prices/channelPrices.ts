import { parseAmount } from '#ui/form/amounts';
import { findChannelLabel } from '#entities/channel/channelLabel';
import type { ProductFormCatalogFragment } from '../../core/ProductDetail.generated';
import type { PriceValues } from '../../core/values/productValues';

/** The currencies (ISO 4217) and the channels of a catalog. */
export type PriceCatalog = Pick<ProductFormCatalogFragment, 'currencies' | 'salesChannels'>;

/** What a product or a variant has at most one price for. The channel is empty for the price for all channels. */
export type PriceKey = Pick<PriceValues, 'currency' | 'channel'>;

const isSame = (a: PriceKey, b: PriceKey) => a.currency === b.currency && a.channel === b.channel;

/** Returns what labels call a price: EUR, or EUR (Web shop) for one of a channel. */
export function getPriceName({ currency, channel }: PriceKey, { salesChannels }: PriceCatalog, locale: string): string {
  return channel === '' ? currency : `${currency} (${findChannelLabel(salesChannels, channel, locale)})`;
}

/** Whether the catalog has the channel, and sells in the currency there. */
export function isSold({ currency, channel }: PriceKey, { currencies, salesChannels }: PriceCatalog): boolean {
  if (channel === '') return currencies.includes(currency);
  const known = salesChannels.find(({ code }) => code === channel);
  return known !== undefined && (known.currencies ?? currencies).includes(currency);
}

/** Returns the currencies in which a channel sells or has prices. */
export function getChannelCurrencies(prices: readonly PriceKey[], catalog: PriceCatalog, channel: string): string[] {
  const sold = catalog.currencies.filter((currency) => isSold({ currency, channel }, catalog));
  return [...new Set([...sold, ...prices.flatMap((price) => (price.channel === channel ? price.currency : []))])];
}

/**
 * Returns the currencies and channels of a matrix: those of the catalog, then others that have prices. The first
 * channel is empty, for all of them. The channel of a catalog that has only one is left out: there, all channels mean
 * the same.
 */
export function getMatrix(prices: readonly PriceKey[], { currencies, salesChannels }: PriceCatalog) {
  const channels = salesChannels.length > 1 ? salesChannels.map(({ code }) => code) : [];
  return {
    currencies: [...new Set([...currencies, ...prices.map(({ currency }) => currency)])],
    channels: [...new Set(['', ...channels, ...prices.map(({ channel }) => channel)])],
  };
}

/** Returns the places of the prices for a key. There is more than one only if a stored product has duplicates. */
export function findPlaces(prices: readonly PriceKey[], key: PriceKey): number[] {
  return prices.flatMap((price, place) => (isSame(price, key) ? place : []));
}

/** A price that applies in a channel without one of its own. */
export interface InheritedPrice {
  price: PriceValues;
  /** Whether a variant has it from its product. */
  isOfProduct: boolean;
}

/**
 * Returns the price that applies for a key without one of its own: that for all channels or, for a variant without it,
 * that of its product. Null if there is none.
 */
export function findInheritedPrice(
  prices: readonly PriceValues[],
  ofProduct: readonly PriceValues[] | null,
  { currency, channel }: PriceKey,
): InheritedPrice | null {
  const find = (list: readonly PriceValues[], inChannel: string) =>
    list.find(
      (price) => isSame(price, { currency, channel: inChannel }) && Number.isFinite(parseAmount(price.amount) ?? NaN),
    );
  const general = find(prices, '');
  if (general) return { price: general, isOfProduct: false };
  const found = ofProduct ? (find(ofProduct, channel) ?? find(ofProduct, '')) : undefined;
  return found ? { price: found, isOfProduct: true } : null;
}

/** A changed price, and its place in the list; -1 for a new one. */
export interface PriceChange {
  key: PriceKey;
  place: number;
  change: Partial<Omit<PriceValues, keyof PriceKey>>;
}

/**
 * Returns the prices with a change of one. A price without any values is no longer in the list. A new one is put where
 * `stored` has it, so that typing a price again changes nothing.
 */
export function withPrice(
  prices: readonly PriceValues[],
  { key, place, change }: PriceChange,
  stored: readonly PriceKey[],
): PriceValues[] {
  const former = prices[place] ?? { amount: '', compareAt: '', compareAtFrom: '', compareAtUntil: '' };
  const price = { ...former, ...change, ...key };
  const { amount, compareAt, compareAtFrom, compareAtUntil } = price;
  const isEmpty = [amount, compareAt, compareAtFrom, compareAtUntil].every((text) => text.trim() === '');
  if (place !== -1) return isEmpty ? prices.toSpliced(place, 1) : prices.with(place, price);
  if (isEmpty) return [...prices];
  const getRank = (one: PriceKey) => findPlaces(stored, one)[0] ?? Infinity;
  const next = prices.findIndex((one) => getRank(one) > getRank(key));
  return prices.toSpliced(next === -1 ? prices.length : next, 0, price);
}
