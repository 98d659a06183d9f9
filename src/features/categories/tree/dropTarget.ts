import type { CategoryRowFragment } from '../CategoryTree.generated';
import { isInBranch } from '#shared/branch';

/** Where a category is dropped in relation to another one. */
export type DropZone = 'before' | 'into' | 'after';

/** A new place for a category. */
export interface CategoryPlace {
  parent: string | null;
  /** From 1; undefined for the end. */
  position?: number;
}

/** Returns the zone of a row that a pointer is over: the upper or lower quarter, or the middle. */
export function getDropZone(
  { top, height }: { top: number; height: number },
  clientY: number,
  isOpen: boolean,
): DropZone {
  const share = (clientY - top) / height;
  if (share < 0.25) return 'before';
  // The space below an open category belongs to the first one in it.
  return share > 0.75 && !isOpen ? 'after' : 'into';
}

/** Returns the place that dropping a category means; null if it cannot be dropped there or is there already. */
export function getDropPlace(
  moved: CategoryRowFragment,
  target: CategoryRowFragment,
  zone: DropZone,
): CategoryPlace | null {
  if (isInBranch(target.path, moved.path)) return null;
  if (zone === 'into') return moved.parent === target.path ? null : { parent: target.path };
  const { parent } = target;
  // The moved category leaves a gap before those that follow it.
  const isAhead = moved.parent === parent && moved.position < target.position;
  const position = target.position + (zone === 'after' ? 1 : 0) - (isAhead ? 1 : 0);
  return moved.parent === parent && moved.position === position ? null : { parent, position };
}
