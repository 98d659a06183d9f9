import { useEffect, useRef, type FocusEvent } from 'react';

const controls = 'a, input, button';

interface Place {
  row: number;
  control: number;
}

/** Where in the list something stands: which row, and which of the row's controls; null outside of rows. */
function placeOf(element: Element, list: Element): Place | null {
  const row = element.closest('li');
  if (!row) return null;
  return {
    row: [...list.querySelectorAll('li')].indexOf(row),
    control: [...row.querySelectorAll(controls)].indexOf(element),
  };
}

/**
 * Keeps the focus where it was in a list as rows go, such as by being ticked off: on the same control of the row that
 * moves up, or else on the list. `isCovered` while a drawer lies over it. Spread the result on the list's element.
 */
export function useRowFocus(shown: unknown, isCovered: boolean) {
  const listRef = useRef<HTMLElement>(null);
  const placeRef = useRef<Place | null>(null);

  useEffect(() => {
    const list = listRef.current;
    const place = placeRef.current;
    // What vanishes with the focus on it leaves it to the page.
    if (!list || !place || isCovered || document.activeElement !== document.body) return;
    const rows = list.querySelectorAll('li');
    const found = rows[Math.min(place.row, rows.length - 1)]?.querySelectorAll<HTMLElement>(controls);
    (found?.[place.control] ?? found?.[0] ?? list).focus({ preventScroll: true });
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
