/** What differs between two values. */
export interface ChangedItems {
  before: unknown;
  after: unknown;
  /** How many items both lists have, which are left out. */
  unchangedCount: number;
}

/** The items that the other list has not as often. */
const withoutThose = (items: readonly unknown[], others: readonly unknown[]) => {
  const left = new Map<string, number>();
  for (const other of others) {
    const key = JSON.stringify(other);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return items.filter((item) => {
    const key = JSON.stringify(item);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
};

/**
 * Returns two values of a field without the items that both lists have, so that the ones that changed can be seen. Lists
 * that differ only in their order, and other values, are returned whole.
 */
export function changedItems(before: unknown, after: unknown): ChangedItems {
  if (!Array.isArray(before) || !Array.isArray(after)) return { before, after, unchangedCount: 0 };
  const removed = withoutThose(before, after);
  const added = withoutThose(after, before);
  if (!removed.length && !added.length) return { before, after, unchangedCount: 0 };
  return { before: removed, after: added, unchangedCount: before.length - removed.length };
}
