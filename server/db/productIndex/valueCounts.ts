import { collator } from './comparators';

/** Counts how often each value is used. */
export interface ValueCounts {
  add: (value: string) => void;
  remove: (value: string) => void;
  /** Returns the values in use, sorted A to Z. */
  values: () => string[];
  /** Returns how often each value is used. */
  counts: () => ReadonlyMap<string, number>;
}

/** Creates a count without values. */
export function createValueCounts(): ValueCounts {
  const counts = new Map<string, number>();
  return {
    add: (value) => {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    remove: (value) => {
      const left = (counts.get(value) ?? 0) - 1;
      if (left > 0) counts.set(value, left);
      else counts.delete(value);
    },
    values: () => [...counts.keys()].sort(collator.compare),
    counts: () => counts,
  };
}
