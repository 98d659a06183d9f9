import { createContext, useContext, useEffect, type RefObject } from 'react';
import { usePathname } from './navigation';

/** The path of the page that has the focus, or that was open when the app started. */
export const FocusedPathContext = createContext<RefObject<string> | null>(null);

/**
 * Moves the focus to a page’s heading after a navigation, so that screen readers announce the page. If the heading is
 * not rendered yet, the focus moves when it appears.
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
