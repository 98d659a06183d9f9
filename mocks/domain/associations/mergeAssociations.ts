import type { AssociationRecord } from '../../records/products';

type Associations = readonly AssociationRecord[] | undefined;

const toKey = ({ type, sku }: AssociationRecord) => `${type} ${sku}`;

const byKey = (list: Associations = []) => new Map(list.map((association) => [toKey(association), association]));

const isSame = (a: AssociationRecord | undefined, b: AssociationRecord | undefined) =>
  a === b || (a !== undefined && b !== undefined && a.quantity === b.quantity);

/**
 * Merges two edits of the same associations one by one. They are in the order of `mine`, followed by those that only the
 * other side added; undefined if there are none. Null if both sides changed the same one differently.
 */
export function mergeAssociations(
  base: Associations,
  mine: Associations,
  theirs: Associations,
): AssociationRecord[] | undefined | null {
  const [bases, own, others] = [byKey(base), byKey(mine), byKey(theirs)];
  const merged: AssociationRecord[] = [];
  for (const key of new Set([...own.keys(), ...others.keys()])) {
    const [former, ours, stored] = [bases.get(key), own.get(key), others.get(key)];
    const isMine = isSame(former, stored);
    if (!isMine && !isSame(former, ours) && !isSame(ours, stored)) return null;
    const result = isMine ? ours : stored;
    if (result) merged.push(result);
  }
  return merged.length > 0 ? merged : undefined;
}
