import type { Compare } from './comparators';

/** Items that are sorted or merged at a stretch, which takes a few milliseconds. */
const SLICE = 4096;

/** Index of the first item at `from` or after it that does not come before `item`; quick where that is near. */
const placeOf = (sorted: Uint32Array, item: number, from: number, compare: Compare<number>) => {
  let step = 1;
  while (from + step <= sorted.length && compare(sorted[from + step - 1]!, item) < 0) step *= 2;
  let low = from + (step >>> 1);
  let high = Math.min(from + step - 1, sorted.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle]!, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Both sorted lists as one. Cheapest where `added` is the shorter one, as the rest is copied in blocks.
 * `breathe` lets other work in between slices.
 */
export const merge = async (
  sorted: Uint32Array,
  added: Uint32Array,
  compare: Compare<number>,
  breathe: () => Promise<void>,
): Promise<Uint32Array> => {
  const merged = new Uint32Array(sorted.length + added.length);
  let from = 0;
  for (let at = 0; at < added.length; at++) {
    const place = placeOf(sorted, added[at]!, from, compare);
    merged.set(sorted.subarray(from, place), from + at);
    merged[place + at] = added[at]!;
    from = place;
    if (at % SLICE === SLICE - 1) await breathe();
  }
  merged.set(sorted.subarray(from), from + added.length);
  return merged;
};

/** The items in order; long lists are sorted in slices between which `breathe` lets other work in. */
export const sortInSlices = async (
  items: Uint32Array,
  compare: Compare<number>,
  breathe: () => Promise<void>,
): Promise<Uint32Array> => {
  await breathe();
  if (items.length <= SLICE) return items.sort(compare);
  const half = items.length >>> 1;
  const left = await sortInSlices(items.slice(0, half), compare, breathe);
  const right = await sortInSlices(items.slice(half), compare, breathe);
  return merge(left, right, compare, breathe);
};
