import { createContext, useContext, useEffect, type RefObject } from 'react';

/** Whether the next heading that appears takes the focus; set by the router at each change of the page. */
export const HeadingFocusContext = createContext<RefObject<boolean> | null>(null);

/** Moves the focus to a page's heading after a navigation, so that screen readers say where one is. */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const dueRef = useContext(HeadingFocusContext);
  useEffect(() => {
    if (!dueRef?.current) return;
    dueRef.current = false;
    heading.current?.focus({ preventScroll: true });
  });
}
