import type { AssociationRecord } from '../../records/products';
import { mergeByKey } from '../lists/mergeByKey';

type Associations = readonly AssociationRecord[] | undefined;

/** Merges two edits of the same associations one by one, see `mergeByKey`; undefined if there are none. */
export function mergeAssociations(
  base: Associations = [],
  mine: Associations = [],
  theirs: Associations = [],
): AssociationRecord[] | undefined | null {
  const merged = mergeByKey(base, mine, theirs, {
    toKey: ({ type, sku }) => `${type} ${sku}`,
    isSame: (a, b) => a.quantity === b.quantity,
  });
  return merged?.length === 0 ? undefined : merged;
}
