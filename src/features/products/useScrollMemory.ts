import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far lists were scrolled when they were left, in pixels, by the key of their entry in the browser's history. */
const positions = new Map<string, number>();

/**
 * Brings a table's rows back to where they were when one goes back to it. The ref goes to what stands around the table;
 * `isReady` says that its rows are drawn.
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
