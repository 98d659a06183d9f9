import { createPace } from '../../pace';
import type { ProductSort, SortDirection } from '../../types.generated';
import { compareIds, type ProductEntry } from './productEntry';

/** English order that ignores case at first and takes digits by their value. */
export const collator = new Intl.Collator('en', { numeric: true });

export type CompareEntries = (a: ProductEntry, b: ProductEntry) => number;

const STATUS_RANK = { DRAFT: 0, ACTIVE: 1, ARCHIVED: 2 };

const comparators: Record<Exclude<ProductSort, 'PRICE'>, CompareEntries> = {
  NAME: (a, b) => collator.compare(a.record.name, b.record.name),
  SKU: (a, b) => collator.compare(a.record.sku, b.record.sku),
  BRAND: (a, b) => collator.compare(a.record.brand, b.record.brand),
  STATUS: (a, b) => STATUS_RANK[a.record.status] - STATUS_RANK[b.record.status],
  COMPLETENESS: (a, b) => a.record.completeness - b.record.completeness,
  UPDATED_AT: (a, b) =>
    a.record.updatedAt < b.record.updatedAt ? -1 : a.record.updatedAt > b.record.updatedAt ? 1 : 0,
};

/**
 * Compares as the sort says, equal ones by id upwards in both directions. Prices are compared by the lowest,
 * which `priceOf` gives; products without one (null) come last in both directions.
 */
export const comparatorOf = (
  sort: ProductSort,
  direction: SortDirection,
  priceOf: (entry: ProductEntry) => number | null,
): CompareEntries => {
  const sign = direction === 'ASC' ? 1 : -1;
  const byId: CompareEntries = (a, b) => compareIds(a.record.id, b.record.id);
  if (sort !== 'PRICE') return (a, b) => sign * comparators[sort](a, b) || byId(a, b);
  return (a, b) => {
    const [left, right] = [priceOf(a), priceOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byId(a, b);
    return sign * (left - right) || byId(a, b);
  };
};

/** Entries that are sorted at a stretch: a few milliseconds. */
const SLICE = 4096;

/** Where the entry belongs in `sorted`, at `from` or after it. */
const placeOf = (sorted: readonly ProductEntry[], entry: ProductEntry, from: number, compare: CompareEntries) => {
  let high = sorted.length;
  while (from < high) {
    const middle = (from + high) >>> 1;
    if (compare(sorted[middle]!, entry) < 0) from = middle + 1;
    else high = middle;
  }
  return from;
};

/** The current entries of both lists as one; both are in order. Few are added to many, so that places are searched by halves. */
const merge = (sorted: readonly ProductEntry[], added: readonly ProductEntry[], compare: CompareEntries) => {
  const merged: ProductEntry[] = [];
  let from = 0;
  const copyTo = (end: number) => {
    for (; from < end; from++) if (sorted[from]!.isCurrent) merged.push(sorted[from]!);
  };
  for (const entry of added) {
    copyTo(placeOf(sorted, entry, from, compare));
    merged.push(entry);
  }
  copyTo(sorted.length);
  return merged;
};

/** A list of entries that is kept in order: changes are noted at once and sorted in when somebody asks. */
export interface Order {
  note(entry: ProductEntry): void;
  /** An entry that it has is not current any more. */
  noteRemoval(): void;
  /** Noted entries that wait. */
  readonly waiting: number;
  readonly isSettled: boolean;
  /** In order once `isSettled`; never changed in place. */
  readonly entries: readonly ProductEntry[];
  /** Sorts in what was noted, in slices that let other work in. */
  settle(): Promise<void>;
}

export const createOrder = (entries: Iterable<ProductEntry>, compare: CompareEntries): Order => {
  let sorted: ProductEntry[] = [];
  let added = [...entries];
  let hasRemovals = false;
  let settling: Promise<void> | undefined;

  const run = async () => {
    const breathe = createPace();
    while (added.length || hasRemovals) {
      const slice = added.slice(0, SLICE).filter(({ isCurrent }) => isCurrent);
      added = added.slice(SLICE);
      hasRemovals = false;
      sorted = merge(sorted, slice.sort(compare), compare);
      await breathe();
    }
  };

  return {
    note: (entry) => added.push(entry),
    noteRemoval: () => {
      hasRemovals = true;
    },
    get waiting() {
      return added.length;
    },
    get isSettled() {
      return !settling && !added.length && !hasRemovals;
    },
    get entries() {
      return sorted;
    },
    settle: () =>
      (settling ??= run().finally(() => {
        settling = undefined;
      })),
  };
};
