import { getPriceKey, isSamePrice } from '../../records/prices';
import type { PriceRecord } from '../../records/products';
import { mergeByKey } from '../lists/mergeByKey';

type Prices = readonly PriceRecord[];

/** Merges two edits of the same prices one by one, by their currencies and channels, see `mergeByKey`. */
export function mergePrices(base: Prices, mine: Prices, theirs: Prices): PriceRecord[] | null {
  return mergeByKey(base, mine, theirs, { toKey: getPriceKey, isSame: isSamePrice });
}
