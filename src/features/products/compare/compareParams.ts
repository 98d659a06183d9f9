import { urlChoice, type UrlParam } from '#routing/urlParams';
import type { UrlParams } from '#routing/useUrlState';

/** Minimum and maximum number of products that are compared at once. */
export const COMPARABLE = { least: 2, most: 5 } as const;

/** Whether so many products can be compared. */
export function isComparable(count: number): boolean {
  return count >= COMPARABLE.least && count <= COMPARABLE.most;
}

/** The state of the comparison in the URL. */
export interface CompareState {
  /** IDs of the products, in the order of their columns. */
  ids: readonly string[];
  /** Which fields are shown: only those that differ, or all. */
  fields: 'different' | 'all';
}

/** IDs separated by commas, each once. */
const ids: UrlParam<readonly string[]> = {
  initial: [],
  parse: (text) => [...new Set(text.split(',').filter(Boolean))].slice(0, COMPARABLE.most),
  format: (value) => value.join(','),
};

/** How the state is stored in the URL. */
export const compareParams: UrlParams<CompareState> = {
  ids,
  fields: urlChoice(['different', 'all'], 'different'),
};
