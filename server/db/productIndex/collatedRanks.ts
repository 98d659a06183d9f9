import { createYielder } from '../../yielder';
import { createCollatedCompare, type Compare } from './comparators';
import { merge, sortInSlices } from './mergeSort';
import { sortByKeys } from './sortOrder';

/** Distance between two texts when all ranks are assigned anew: leaves room for 30 insertions at the same place. */
const GAP = 2 ** 30;

/**
 * A number for each slot that orders texts as English does: comparing text takes 20 times as long, so each text is
 * compared only once, and its rank is stored. Two equal texts have the same rank. A new or changed text has no rank
 * (NaN) until it is settled.
 */
export interface CollatedRanks {
  get: (slot: number) => number;
  /** Restores a stored rank. */
  restore: (slot: number, rank: number) => void;
  /** Records that the slot has a new text, or none. */
  note: (slot: number, hasText: boolean) => void;
  readonly isSettled: boolean;
  /** Assigns the missing ranks, yielding to other work if it takes long. */
  settle: () => Promise<void>;
}

/** `getTexts` returns a function that reads the texts as they are now; `onRank` is called when a rank changes. */
export function createCollatedRanks(
  getTexts: () => (slot: number) => string,
  onRank: (slot: number) => void,
): CollatedRanks {
  let ranks = new Float64Array(1024).fill(NaN);
  let missing = new Set<number>();
  /** Slots noted since the current round began. */
  let changed = new Set<number>();
  let sorted: Uint32Array | undefined;
  let settling: Promise<void> | undefined;

  const set = (slot: number, rank: number) => {
    if (slot >= ranks.length) {
      const larger = new Float64Array(2 ** Math.ceil(Math.log2(slot + 1))).fill(NaN);
      larger.set(ranks);
      ranks = larger;
    }
    ranks[slot] = rank;
  };

  const assign = (slot: number, rank: number) => {
    if (ranks[slot] === rank) return;
    set(slot, rank);
    onRank(slot);
  };

  /**
   * Assigns ranks to the slots of `order` from `from` to `to` (exclusive), which have none, between their neighbors.
   */
  const fillGap = (order: Uint32Array, from: number, to: number, isSame: (at: number) => boolean) => {
    const low = from ? ranks[order[from - 1]!]! : -Infinity;
    const high = to < order.length ? ranks[order[to]!]! : Infinity;
    let end = to;
    // Texts that equal the next one have its rank.
    while (end > from && end < order.length && isSame(end)) assign(order[--end]!, high);
    const count = end - from;
    const first = low === -Infinity ? (high === Infinity ? 0 : high - GAP * (count + 1)) : low;
    const step = low === -Infinity || high === Infinity ? GAP : (high - low) / (count + 1);
    let rank = first;
    for (let at = from; at < end; at++) {
      if (at === 0 || !isSame(at)) {
        const next = first + step * (at - from + 1);
        if (next <= rank || next >= high) return false;
        rank = next;
      }
      assign(order[at]!, rank);
    }
    return true;
  };

  const assignAnew = (order: Uint32Array, isSame: (at: number) => boolean) => {
    let rank = 0;
    order.forEach((slot, at) => {
      if (at === 0 || !isSame(at)) rank += GAP;
      assign(slot, rank);
    });
  };

  const rankMissing = (order: Uint32Array, compare: Compare<number>) => {
    const isSame = (at: number) => compare(order[at - 1]!, order[at]!) === 0;
    for (let from = 0; from < order.length; from++) {
      if (!Number.isNaN(ranks[order[from]!]!)) continue;
      let to = from + 1;
      while (to < order.length && Number.isNaN(ranks[order[to]!]!)) to++;
      if (!fillGap(order, from, to, isSame)) return assignAnew(order, isSame);
      from = to;
    }
  };

  const getSorted = () => {
    if (sorted) return sorted;
    const slots = new Uint32Array(ranks.length).map((_, slot) => slot);
    const known = slots.filter((slot) => !Number.isNaN(ranks[slot]!));
    return sortByKeys(
      known,
      new Float64Array(known.length).map((_, at) => ranks[known[at]!]!),
      'ASC',
    );
  };

  const settle = async () => {
    const yieldIfDue = createYielder();
    while (missing.size) {
      // A round ranks the texts as they are now; changes made during the round are handled in the next one.
      const added = Uint32Array.from(missing);
      missing = new Set();
      changed = new Set();
      const compare = createCollatedCompare(getTexts());
      const kept = getSorted().filter((slot) => !Number.isNaN(ranks[slot]!));
      const merged = await merge(kept, await sortInSlices(added, compare, yieldIfDue), compare, yieldIfDue);
      const isAdded = new Set(added);
      sorted = merged.filter((slot) => !changed.has(slot) && (isAdded.has(slot) || !Number.isNaN(ranks[slot]!)));
      rankMissing(sorted, compare);
    }
  };

  return {
    get: (slot) => ranks[slot]!,
    restore: (slot, rank) => {
      set(slot, rank);
      if (Number.isNaN(rank)) missing.add(slot);
    },
    note: (slot, hasText) => {
      set(slot, NaN);
      changed.add(slot);
      if (hasText) missing.add(slot);
      else missing.delete(slot);
      onRank(slot);
    },
    get isSettled() {
      return !settling && !missing.size;
    },
    settle: () =>
      (settling ??= settle().finally(() => {
        settling = undefined;
      })),
  };
}
