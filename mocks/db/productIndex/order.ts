import { createYielder } from '../../yielder';
import type { Compare } from './comparators';
import { merge, sortInSlices } from './mergeSort';
import type { ProductEntry } from './productEntry';

/** Entries by slot: a product keeps its slot for its whole lifetime. */
export type Slots = readonly (ProductEntry | undefined)[];

/** The slots of a list of entries in sorted order. Changes are recorded immediately and sorted in on the next read. */
export interface Order {
  /** Records that the entry in the slot was added, replaced, or removed. */
  note: (slot: number) => void;
  readonly isSettled: boolean;
  /** The slots in order, valid once `isSettled`. Never changed in place. */
  readonly slots: Uint32Array;
  /** Sorts in the recorded changes, yielding to other work if it takes long. */
  settle: () => Promise<void>;
}

export function createOrder(slots: Slots, compareEntries: Compare<ProductEntry>): Order {
  let sorted: Uint32Array = new Uint32Array();
  let noted = new Set(slots.keys());
  let settling: Promise<void> | undefined;

  const settle = async () => {
    const yieldIfDue = createYielder();
    while (noted.size) {
      // A round compares the entries as they are now; changes made during the round are handled in the next one.
      const changed = noted;
      const entries = slots.slice();
      const compare: Compare<number> = (a, b) => compareEntries(entries[a]!, entries[b]!);
      noted = new Set();
      const present = Uint32Array.from([...changed].filter((slot) => entries[slot]));
      const added = await sortInSlices(present, compare, yieldIfDue);
      const kept = sorted.filter((slot) => !changed.has(slot));
      sorted = await merge(kept, added, compare, yieldIfDue);
    }
  };

  return {
    note: (slot) => noted.add(slot),
    get isSettled() {
      return !settling && !noted.size;
    },
    get slots() {
      return sorted;
    },
    settle: () =>
      (settling ??= settle().finally(() => {
        settling = undefined;
      })),
  };
}
