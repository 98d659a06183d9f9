import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus on a heading as it comes, where nothing has it: what was pressed to come here is gone. A button that
 * leads from one thing to the next keeps it.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, []);
  return headingRef;
}
