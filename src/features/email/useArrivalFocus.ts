import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a heading when it appears, if nothing else has the focus because the pressed element is gone. A button that
 * stays, such as the one for the next email, keeps the focus.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, []);
  return headingRef;
}
