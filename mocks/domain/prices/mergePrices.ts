import { getPriceKey } from '../../records/prices';
import type { PriceRecord } from '../../records/products';
import { isSameValue } from '../products/contentFields';

type Prices = readonly PriceRecord[];

const byKey = (prices: Prices) => new Map(prices.map((price) => [getPriceKey(price), price]));

/**
 * Merges two edits of the same prices one by one, by their currencies and channels. They are in the order of `mine`,
 * followed by those that only the other side added. Null if both sides changed the same one differently, or a list has
 * two prices in a currency for a channel.
 */
export function mergePrices(base: Prices, mine: Prices, theirs: Prices): PriceRecord[] | null {
  const [bases, own, others] = [byKey(base), byKey(mine), byKey(theirs)];
  if (bases.size < base.length || own.size < mine.length || others.size < theirs.length) return null;
  const merged: PriceRecord[] = [];
  for (const key of new Set([...own.keys(), ...others.keys()])) {
    const [former, ours, stored] = [bases.get(key), own.get(key), others.get(key)];
    const isMine = isSameValue(former, stored);
    if (!isMine && !isSameValue(former, ours) && !isSameValue(ours, stored)) return null;
    const result = isMine ? ours : stored;
    if (result) merged.push(result);
  }
  return merged;
}
