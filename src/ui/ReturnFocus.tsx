import { useEffect, useState, type ReactNode } from 'react';

/**
 * Gives the focus back to what had it when this came, as soon as it is gone. Fluent gives it back to what is marked
 * for that, such as a button; a link in a table is not.
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
