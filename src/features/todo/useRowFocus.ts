import { useEffect, useRef, type FocusEvent } from 'react';

const controls = 'a, input, button';

interface Place {
  row: number;
  control: number;
}

/** Where in the list something stands: which row, and which of the row's controls. */
function placeOf(element: Element, list: Element): Place | 'outsideRows' {
  const row = element.closest('li');
  if (!row) return 'outsideRows';
  return {
    row: [...list.querySelectorAll('li')].indexOf(row),
    control: [...row.querySelectorAll(controls)].indexOf(element),
  };
}

/** What stands at a place now: the same control, or else the first, of the row there or of the last. */
function controlAt(list: Element, { row, control }: Place): HTMLElement | undefined {
  const rows = list.querySelectorAll('li');
  const found = rows[Math.min(row, rows.length - 1)]?.querySelectorAll<HTMLElement>(controls);
  return found?.[control] ?? found?.[0];
}

/**
 * Keeps the focus where it was in a list as rows go, such as by being ticked off: on the same control of the row that
 * moves up, or else on the list. `isCovered` while a drawer lies over it. Spread the result on the list's element.
 */
export function useRowFocus(shown: unknown, isCovered: boolean) {
  const listRef = useRef<HTMLElement>(null);
  const placeRef = useRef<Place | 'outsideRows' | null>(null);

  useEffect(() => {
    const list = listRef.current;
    const place = placeRef.current;
    // What vanishes with the focus on it leaves it to the page.
    if (!list || !place || isCovered || document.activeElement !== document.body) return;
    const next = place === 'outsideRows' ? list : (controlAt(list, place) ?? list);
    next.focus({ preventScroll: true });
  }, [shown, isCovered]);

  return {
    ref: listRef,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      placeRef.current = placeOf(target, currentTarget);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      const isGone = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
      if (isGone && !isCovered) placeRef.current = null;
    },
  };
}
