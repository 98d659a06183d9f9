/** How the rows of a list are told apart and compared. */
export interface RowIdentity<Row> {
  toKey: (row: Row) => string;
  /** Whether two rows with the same key have the same content. */
  isSame: (a: Row, b: Row) => boolean;
}

/**
 * Merges two edits of the same list row by row. Rows are in the order of `mine`, followed by those that only the other
 * side added. Null if both sides changed the same one differently, or a list has several rows with the same key.
 */
export function mergeByKey<Row>(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  { toKey, isSame }: RowIdentity<Row>,
): Row[] | null {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [toKey(row), row]));
  const [bases, own, others] = [byKey(base), byKey(mine), byKey(theirs)];
  if (bases.size < base.length || own.size < mine.length || others.size < theirs.length) return null;
  const isEqual = (a: Row | undefined, b: Row | undefined) =>
    a === b || (a !== undefined && b !== undefined && isSame(a, b));
  const merged: Row[] = [];
  for (const key of new Set([...own.keys(), ...others.keys()])) {
    const [former, ours, stored] = [bases.get(key), own.get(key), others.get(key)];
    const isMine = isEqual(former, stored);
    if (!isMine && !isEqual(former, ours) && !isEqual(ours, stored)) return null;
    const result = isMine ? ours : stored;
    if (result) merged.push(result);
  }
  return merged;
}
