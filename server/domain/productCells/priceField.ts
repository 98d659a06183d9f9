import type { PriceRecord } from '../../records/products';
import { say } from '../../records/sentence';
import { DomainError } from '../../errors';
import type { PriceInput } from '../../types.generated';

/** The currency of a price, and its channel; null for all channels. */
export interface PricePlace {
  currency: string;
  channel: string | null;
}

interface Priced {
  prices: PriceRecord[];
}

/** Returns the price of exactly this channel. */
export function findPriceAt({ prices }: Priced, { currency, channel }: PricePlace): PriceRecord | undefined {
  return prices.find((price) => price.currency === currency && (price.channel ?? null) === channel);
}

/** Returns the amount of the price as a text; empty without one. */
export function readPrice(priced: Priced, place: PricePlace): string {
  const price = findPriceAt(priced, place);
  return price ? String(price.amount) : '';
}

/** Returns the prices with this amount; without the price for an empty text. Throws INVALID for a text that is none. */
export function changePrice(priced: Priced, place: PricePlace, text: string): { prices: PriceInput[] } {
  const { prices } = priced;
  const old = findPriceAt(priced, place);
  if (text === '') return { prices: prices.filter((price) => price !== old) };
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) {
    throw new DomainError('INVALID', say`Enter an amount. Example: 19.90.`);
  }
  const amount = Number(text);
  if (!old) return { prices: [...prices, { ...place, amount }] };
  return { prices: prices.map((price) => (price === old ? { ...price, amount } : price)) };
}
