import { getPriceKey } from '../../records/prices';
import type { PriceRecord } from '../../records/products';
import { mergeByKey } from '../mergeByKey';

type Prices = readonly PriceRecord[];

const isSame = (a: PriceRecord, b: PriceRecord) =>
  a.amount === b.amount &&
  a.compareAt === b.compareAt &&
  a.compareAtFrom === b.compareAtFrom &&
  a.compareAtUntil === b.compareAtUntil;

/** Merges two edits of the same prices one by one, by their currencies and channels, see `mergeByKey`. */
export function mergePrices(base: Prices, mine: Prices, theirs: Prices): PriceRecord[] | null {
  return mergeByKey(base, mine, theirs, { toKey: getPriceKey, isSame });
}
