import { getPriceKey } from '../../records/prices';
import type { PriceRecord } from '../../records/products';

type Prices = readonly PriceRecord[];

const isSame = (a: PriceRecord | undefined, b: PriceRecord | undefined) =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.amount === b.amount &&
    a.compareAt === b.compareAt &&
    a.compareAtFrom === b.compareAtFrom &&
    a.compareAtUntil === b.compareAtUntil);

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
    const isMine = isSame(former, stored);
    if (!isMine && !isSame(former, ours) && !isSame(ours, stored)) return null;
    const result = isMine ? ours : stored;
    if (result) merged.push(result);
  }
  return merged;
}
