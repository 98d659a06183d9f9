import type { MouseEvent, PointerEvent } from 'react';
import { toBlock, type Block, type GridSelection, type Place } from './gridSelection';

interface PointerOptions {
  selection: GridSelection;
  onSelect: (selection: GridSelection) => void;
  onExtend: (head: Place) => void;
  onAdd: (place: Place) => void;
  /** Called when the fill handle was dragged from a block to a larger one. */
  onFill: (from: Block, to: Block) => void;
  onEdit: (place: Place) => void;
}

/** Returns the cell of an element; null outside of cells. */
const findPlace = (element: Element | null): Place | null => {
  const [row, column] = element?.closest('[data-cell]')?.getAttribute('data-cell')?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
};

/** Returns the block that the handle fills: in the direction in which it was dragged further. */
const getFilled = (from: Block, { row, column }: Place): Block => {
  const down = Math.max(row - from.bottom, from.top - row, 0);
  const along = Math.max(column - from.right, from.left - column, 0);
  if (down === 0 && along === 0) return from;
  return down >= along
    ? { ...from, top: Math.min(from.top, row), bottom: Math.max(from.bottom, row) }
    : { ...from, left: Math.min(from.left, column), right: Math.max(from.right, column) };
};

/** Follows the pointer until it is released. */
const track = (onMove: (place: Place) => void, onEnd: () => void) => {
  let before = '';
  const move = (event: globalThis.PointerEvent) => {
    const place = findPlace(document.elementFromPoint(event.clientX, event.clientY));
    const key = place ? `${place.row}:${place.column}` : before;
    if (place && key !== before) onMove(place);
    before = key;
  };
  const end = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    onEnd();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
};

/** Selects cells with the pointer: a press, with Shift up to a cell, with Ctrl another block, or by dragging. */
export function useGridPointer({ selection, onSelect, onExtend, onAdd, onFill, onEdit }: PointerOptions) {
  const startFill = () => {
    const { block } = selection;
    let to = block;
    track(
      (place) => {
        to = getFilled(block, place);
        const start = { row: to.top, column: to.left };
        onSelect({ active: start, head: { row: to.bottom, column: to.right }, block: to, others: [] });
      },
      () => {
        if (to !== block) onFill(block, to);
      },
    );
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const { target, button, shiftKey, ctrlKey, metaKey } = event;
      if (!(target instanceof Element) || button !== 0 || target.closest('input, select, a')) return;
      const place = findPlace(target);
      if (!place) return;
      if (target.closest('[data-fill]')) {
        event.preventDefault();
        startFill();
        return;
      }
      // On a touch screen, a drag scrolls.
      if (shiftKey) onExtend(place);
      else if (ctrlKey || metaKey) onAdd(place);
      else onSelect({ active: place, head: place, block: toBlock(place, place), others: [] });
      if (event.pointerType === 'mouse') track(onExtend, () => undefined);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const place = target instanceof Element && !target.closest('input, select, a') ? findPlace(target) : null;
      if (place) onEdit(place);
    },
  };
}
