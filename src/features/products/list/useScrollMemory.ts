import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of lists when they were left, in pixels, by the key of their entry in the browser history. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position of a table when the user navigates back to it. The ref belongs on the table's container;
 * `isReady` means that its rows are rendered.
 */
export function useScrollMemory(isReady: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const scroller = frame.current?.querySelector('[role="region"]');
    if (!scroller || !isReady) return;
    const position = positions.get(key);
    if (isBack && position !== undefined) scroller.scrollTop = position;
    return () => void positions.set(key, scroller.scrollTop);
  }, [key, isBack, isReady]);
  return frame;
}
