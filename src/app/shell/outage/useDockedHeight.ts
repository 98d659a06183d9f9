import { useEffect, type RefObject } from 'react';

/**
 * Moves elements that stick to the bottom edge of the window above this element: `--outage` is its height, and
 * `--docked` is the space that bars keep clear, to which a sticky footer adds its own height.
 */
export function useDockedHeight(elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--outage', `${element.offsetHeight}px`));
    observer.observe(element);
    style.setProperty('--docked', 'var(--outage, 0px)');
    return () => {
      observer.disconnect();
      style.removeProperty('--outage');
      style.removeProperty('--docked');
    };
  }, [elementRef]);
}
