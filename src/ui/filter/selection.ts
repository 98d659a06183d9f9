/** The selected rows: specific ones, or all that match (beyond the current page) with exceptions. */
export type Selection =
  | { kind: 'ids'; ids: ReadonlySet<string> }
  | { kind: 'matching'; excludeIds: ReadonlySet<string> };

/** An empty selection. */
export const noSelection: Selection = { kind: 'ids', ids: new Set() };

/** All matching rows on every page. */
export const matchingSelection: Selection = { kind: 'matching', excludeIds: new Set() };

/** Whether a row is selected. */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'ids' ? selection.ids.has(id) : !selection.excludeIds.has(id);
}

/** The selection with some rows selected or deselected. */
export function withRows(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  const adds = selection.kind === 'ids' ? isOn : !isOn;
  const next = new Set(selection.kind === 'ids' ? selection.ids : selection.excludeIds);
  for (const id of ids) {
    if (adds) next.add(id);
    else next.delete(id);
  }
  return selection.kind === 'ids' ? { kind: 'ids', ids: next } : { kind: 'matching', excludeIds: next };
}

/** The number of selected rows when `total` match. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'ids' ? selection.ids.size : Math.max(0, total - selection.excludeIds.size);
}
