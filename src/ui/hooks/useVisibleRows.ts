import { useCallback, useSyncExternalStore } from 'react';

/** How many rows are rendered above and below the visible ones. */
const margin = 10;

/** How many rows the rendered range moves at once, so that not every scroll event causes a render. */
const step = 5;

/** A number measured from an element, updated when it scrolls or resizes. */
function useMeasured(element: HTMLElement | null, measure: (element: HTMLElement) => number): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!element) return () => undefined;
      const observer = new ResizeObserver(listener);
      observer.observe(element);
      element.addEventListener('scroll', listener, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', listener);
      };
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => (element ? measure(element) : 0));
}

/** Options of `useVisibleRows`. */
export interface VisibleRowsOptions {
  count: number;
  /** The element in which the rows scroll; null until it is mounted. */
  scroller: HTMLElement | null;
  /** In pixels, the same for every row. */
  rowHeight: number;
}

/** Returns the range of rows to render, from `first` to before `last`: the visible ones and a few around them. */
export function useVisibleRows({ count, scroller, rowHeight }: VisibleRowsOptions): { first: number; last: number } {
  const stepHeight = step * rowHeight;
  const stepsAbove = useMeasured(scroller, ({ scrollTop }) => Math.floor(scrollTop / stepHeight));
  const stepsInSight = useMeasured(scroller, ({ clientHeight }) => Math.ceil(clientHeight / stepHeight) + 1);
  const first = Math.max(0, Math.min(stepsAbove * step - margin, count - 1));
  return { first, last: Math.min(count, (stepsAbove + stepsInSight) * step + margin) };
}
