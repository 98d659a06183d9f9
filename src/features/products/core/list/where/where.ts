import type { ProductFilter } from '#graphql/types.generated';
import type { FilterTextError } from '#shared/parseFilterText';
import type { TreeGroup } from './filterTree';

/** Why the conditions in a URL can’t be read. */
export interface WhereFault extends FilterTextError {
  /** The conditions. */
  text: string;
}

/** The conditions of the product list, read from the URL. */
export interface Where {
  /** Matches all products if the text is empty or can’t be read. */
  filter: ProductFilter;
  /** The conditions in the filter; null if there are none. */
  tree: TreeGroup | null;
  fault: WhereFault | null;
}

/** No conditions. */
export const nowhere: Where = { filter: {}, tree: null, fault: null };

/** Returns how many filters the conditions are shown as. Those that are not combined by "and" are one. */
export function countChips({ tree }: Where): number {
  if (!tree) return 0;
  return tree.match === 'ALL' ? tree.conditions.length + tree.groups.length : 1;
}
