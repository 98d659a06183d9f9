import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus in the list: on the row of the email that was just closed, or on the list itself after rows
 * were removed. Spread the result on the list's element.
 */
export function useListFocus(cameFrom: string, shown: unknown) {
  const listRef = useRef<HTMLElement>(null);
  const isInsideRef = useRef(cameFrom !== '');
  const cameFromRef = useRef(cameFrom);

  useEffect(() => {
    if (!shown) return;
    const row = document.getElementById(`mail-${cameFromRef.current}`);
    cameFromRef.current = '';
    // Does nothing if the focus has moved elsewhere.
    if (!isInsideRef.current || document.activeElement !== document.body) return;
    if (row) row.focus();
    else listRef.current?.focus({ preventScroll: true });
  }, [shown]);

  return {
    ref: listRef,
    onFocus: () => {
      isInsideRef.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // When a focused element is removed, there is no `relatedTarget`.
      if (relatedTarget) isInsideRef.current = false;
    },
  };
}
