import { createContext, useContext, useEffect, type RefObject } from 'react';
import { usePathname } from './navigation';

/** The path whose page has the focus, or had it when the app began. */
export const FocusedPathContext = createContext<RefObject<string> | null>(null);

/**
 * Moves the focus to a page's heading after a navigation, so that screen readers say where one is. Where the page
 * begins without its heading, the focus follows when that appears.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const focusedPathRef = useContext(FocusedPathContext);
  const pathname = usePathname();
  useEffect(() => {
    if (!focusedPathRef || focusedPathRef.current === pathname) return;
    focusedPathRef.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [focusedPathRef, heading, pathname]);
}
