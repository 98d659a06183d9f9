import { useState } from 'react';
import type { CategoryRowFragment } from '../CategoryTree.generated';
import type { RowDrag } from './CategoryRow';
import { getDropPlace, getDropZone, type CategoryPlace, type DropZone } from './dropTarget';
import type { TreeRow } from './treeRows';

/** Returns a function that gives each row its part in dragging a category to a new place. */
export function useRowDrag(
  onMove: (category: CategoryRowFragment, place: CategoryPlace) => void,
): (row: TreeRow) => RowDrag {
  const [dragged, setDragged] = useState<CategoryRowFragment | null>(null);
  const [over, setOver] = useState<{ path: string; zone: DropZone } | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return ({ category, isExpanded }) => {
    const { path } = category;
    return {
      isDragged: dragged?.path === path,
      zone: over?.path === path ? over.zone : null,
      onStart: () => setDragged(category),
      onOver: (event) => {
        if (!dragged) return;
        const zone = getDropZone(event.currentTarget.getBoundingClientRect(), event.clientY, isExpanded);
        const isPlace = getDropPlace(dragged, category, zone) !== null;
        if (isPlace) event.preventDefault();
        if (isPlace && (over?.path !== path || over.zone !== zone)) setOver({ path, zone });
        if (!isPlace && over?.path === path) setOver(null);
      },
      onLeave: () => setOver((current) => (current?.path === path ? null : current)),
      onDrop: () => {
        const place = dragged && over ? getDropPlace(dragged, category, over.zone) : null;
        if (dragged && place) onMove(dragged, place);
        end();
      },
      onEnd: end,
    };
  };
}
