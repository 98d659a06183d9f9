import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in the list, for those who work by keyboard: whoever comes back from a mail stands on its row, and
 * whoever has just removed rows on the list itself. Spread the result on the list's element.
 */
export function useListFocus(cameFrom: string, shown: unknown) {
  const listRef = useRef<HTMLElement>(null);
  const isInsideRef = useRef(cameFrom !== '');
  const cameFromRef = useRef(cameFrom);

  useEffect(() => {
    if (!shown) return;
    const row = document.getElementById(`mail-${cameFromRef.current}`);
    cameFromRef.current = '';
    // Whoever has gone on elsewhere meanwhile stays there.
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
      // What vanishes with the focus on it has nothing that follows it.
      if (relatedTarget) isInsideRef.current = false;
    },
  };
}
