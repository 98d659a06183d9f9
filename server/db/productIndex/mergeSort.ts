import type { Compare } from './comparators';

/** Items sorted or merged per slice, which takes a few milliseconds. */
const SLICE = 4096;

/**
 * Returns the index of the first item at or after `from` that does not come before `item`. Fast if that index is close
 * to `from`.
 */
const findPlace = (sorted: Uint32Array, item: number, from: number, compare: Compare<number>) => {
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
 * Merges two sorted lists. Cheapest when `added` is the shorter one, because the rest is copied in blocks. `yieldIfDue`
 * yields to other work between slices.
 */
export async function merge(
  sorted: Uint32Array,
  added: Uint32Array,
  compare: Compare<number>,
  yieldIfDue: () => Promise<void>,
): Promise<Uint32Array> {
  const merged = new Uint32Array(sorted.length + added.length);
  let from = 0;
  for (let at = 0; at < added.length; at++) {
    const place = findPlace(sorted, added[at]!, from, compare);
    merged.set(sorted.subarray(from, place), from + at);
    merged[place + at] = added[at]!;
    from = place;
    if (at % SLICE === SLICE - 1) await yieldIfDue();
  }
  merged.set(sorted.subarray(from), from + added.length);
  return merged;
}

/**
 * Returns the items in sorted order. Long lists are sorted in slices, and `yieldIfDue` yields to other work between
 * them.
 */
export async function sortInSlices(
  items: Uint32Array,
  compare: Compare<number>,
  yieldIfDue: () => Promise<void>,
): Promise<Uint32Array> {
  await yieldIfDue();
  if (items.length <= SLICE) return items.sort(compare);
  const half = items.length >>> 1;
  const left = await sortInSlices(items.slice(0, half), compare, yieldIfDue);
  const right = await sortInSlices(items.slice(half), compare, yieldIfDue);
  return merge(left, right, compare, yieldIfDue);
}
