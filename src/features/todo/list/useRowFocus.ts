import { useEffect, useRef, type FocusEvent } from 'react';

const controls = 'a, input, button';

interface Place {
  row: number;
  control: number;
}

/** The position of an element in the list: the row, and the control within the row. */
function findPlace(element: Element, list: Element): Place | 'outsideRows' {
  const row = element.closest('li');
  if (!row) return 'outsideRows';
  return {
    row: [...list.querySelectorAll('li')].indexOf(row),
    control: [...row.querySelectorAll(controls)].indexOf(element),
  };
}

/** The control now at a position: the same control, or else the first one, of that row or of the last row. */
function controlAt(list: Element, { row, control }: Place): HTMLElement | undefined {
  const rows = list.querySelectorAll('li');
  const found = rows[Math.min(row, rows.length - 1)]?.querySelectorAll<HTMLElement>(controls);
  return found?.[control] ?? found?.[0];
}

/**
 * Keeps the focus at its position in a list when rows disappear, for example after completing a task: on the same
 * control of the row that moves up, or else on the list. Set `isCovered` while a drawer covers the list. Spread the
 * result on the list's element.
 */
export function useRowFocus(shown: unknown, isCovered: boolean) {
  const listRef = useRef<HTMLElement>(null);
  const placeRef = useRef<Place | 'outsideRows' | null>(null);

  useEffect(() => {
    const list = listRef.current;
    const place = placeRef.current;
    // When a focused element is removed, the focus moves to the body.
    if (!list || !place || isCovered || document.activeElement !== document.body) return;
    const next = place === 'outsideRows' ? list : (controlAt(list, place) ?? list);
    next.focus({ preventScroll: true });
  }, [shown, isCovered]);

  return {
    ref: listRef,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      placeRef.current = findPlace(target, currentTarget);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      const isGone = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
      if (isGone && !isCovered) placeRef.current = null;
    },
  };
}
