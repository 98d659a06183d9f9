import { useEffect, type RefObject } from 'react';

/**
 * Lets what sticks to the lower edge of the window stand above the element: `--outage` is its height, and `--docked` what
 * bars keep clear of, to which a sticky footer adds its own.
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
