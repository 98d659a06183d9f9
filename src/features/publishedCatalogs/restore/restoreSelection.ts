import type { DiffKind, RestoreProductsInput } from '#graphql/types.generated';
import {
  isSelected,
  matchingSelection,
  noSelection,
  selectedCount,
  type Selection,
  withRows,
} from '#ui/filter/selection';

/** The products to restore, separately by kind of change, so that all of a kind can be selected on every page. */
export type RestoreSelection = Readonly<Record<DiffKind, Selection>>;

/** A change of a product. */
interface Change {
  kind: DiffKind;
  productId: string;
}

/** All products that the restore can change. */
export const everythingSelected: RestoreSelection = {
  ADDED: matchingSelection,
  CHANGED: matchingSelection,
  REMOVED: matchingSelection,
};

/** Whether the product is selected. */
export function isChangeSelected(selection: RestoreSelection, { kind, productId }: Change): boolean {
  return isSelected(selection[kind], productId);
}

/** The selection with a product selected or deselected. */
export function withChange(selection: RestoreSelection, { kind, productId }: Change, isOn: boolean): RestoreSelection {
  return { ...selection, [kind]: withRows(selection[kind], [productId], isOn) };
}

/** The selection with all products of the kinds selected or deselected, on every page. */
export function withKinds(selection: RestoreSelection, kinds: readonly DiffKind[], isOn: boolean): RestoreSelection {
  const whole = isOn ? matchingSelection : noSelection;
  return { ...selection, ...Object.fromEntries(kinds.map((kind) => [kind, whole])) };
}

/** The number of selected products by kind, if there are so many of each. */
export function countSelected(
  selection: RestoreSelection,
  { added, changed, removed }: { added: number; changed: number; removed: number },
): Record<DiffKind, number> {
  return {
    ADDED: selectedCount(selection.ADDED, added),
    CHANGED: selectedCount(selection.CHANGED, changed),
    REMOVED: selectedCount(selection.REMOVED, removed),
  };
}

/** The selection as the server expects it. It lists only products that differ from the rest of their kind. */
export function toRestoreProducts(selection: RestoreSelection): RestoreProductsInput {
  const kinds = (['ADDED', 'CHANGED', 'REMOVED'] as const).filter((kind) => selection[kind].kind === 'matching');
  const parts = Object.values(selection);
  return {
    kinds,
    excludeIds: parts.flatMap((part) => (part.kind === 'matching' ? [...part.excludeIds] : [])),
    includeIds: parts.flatMap((part) => (part.kind === 'ids' ? [...part.ids] : [])),
  };
}
