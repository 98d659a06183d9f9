import type { PriceRecord, ProductContent, VariantContent } from './products';
import { say, type SentenceValue } from './sentence';

/** What a product or a variant has at most one price for. */
type PriceKey = Pick<PriceRecord, 'currency' | 'channel'>;

/** Returns a text that is equal for prices in the same currency and for the same channel. */
export function getPriceKey({ currency, channel }: PriceKey): string {
  return channel === undefined ? currency : `${currency}\n${channel}`;
}

/** Returns the currency and the channel of a key. */
export function parsePriceKey(key: string): PriceKey {
  const end = key.indexOf('\n');
  return end === -1 ? { currency: key } : { currency: key.slice(0, end), channel: key.slice(end + 1) };
}

/** Whether two prices for the same currency have the same amounts and the same period. */
export function isSamePrice(a: PriceRecord, b: PriceRecord): boolean {
  return (
    a.amount === b.amount &&
    a.compareAt === b.compareAt &&
    a.compareAtFrom === b.compareAtFrom &&
    a.compareAtUntil === b.compareAtUntil
  );
}

/** Returns what messages call a price: `EUR`, or `EUR for Web shop` for one of a channel. */
export function priceName({ currency, channel }: PriceKey, labels?: ReadonlyMap<string, SentenceValue>): SentenceValue {
  return channel === undefined ? currency : say`${currency} for ${labels?.get(channel) ?? channel}`;
}

/**
 * Returns the prices that apply in a channel: its own, and in other currencies those for all channels. With null only
 * those for all channels.
 */
export function getPricesIn(prices: PriceRecord[], channel: string | null): PriceRecord[] {
  if (prices.every((price) => price.channel === undefined)) return prices;
  const own = new Set(prices.flatMap((price) => (price.channel === channel ? price.currency : [])));
  return prices.filter(
    (price) => price.channel === channel || (price.channel === undefined && !own.has(price.currency)),
  );
}

/** Returns the prices of a variant, and in other currencies those of its product. All must apply in one channel. */
export function withInheritedPrices(own: PriceRecord[], ofProduct: PriceRecord[]): PriceRecord[] {
  if (own.length === 0) return ofProduct;
  const inherited = ofProduct.filter(({ currency }) => own.every((price) => price.currency !== currency));
  return inherited.length ? [...own, ...inherited] : own;
}

/** Returns the prices of a variant in a channel: its own, and in other currencies those of the product. */
export function getVariantPrices(
  product: Pick<ProductContent, 'prices'>,
  variant: Pick<VariantContent, 'prices'> | null,
  channel: string | null,
): PriceRecord[] {
  const own = variant ? getPricesIn(variant.prices, channel) : [];
  return withInheritedPrices(own, getPricesIn(product.prices, channel));
}

/** Returns the channels that the product or one of its variants has a price of their own for. */
export function getPriceChannels({
  prices,
  variants,
}: {
  prices: readonly PriceRecord[];
  variants: readonly Pick<VariantContent, 'prices'>[];
}): Set<string> {
  const channels = new Set<string>();
  for (const part of [{ prices }, ...variants]) {
    for (const { channel } of part.prices) if (channel !== undefined) channels.add(channel);
  }
  return channels;
}
