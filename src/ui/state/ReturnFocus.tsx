import { useEffect, useState, type ReactNode } from 'react';

/**
 * Restores the focus on unmount to the element that had it on mount. Fluent restores it only to elements marked for
 * that, such as a button; a link in a table is not.
 */
export function ReturnFocus({ children }: { children: ReactNode }) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return children;
}
