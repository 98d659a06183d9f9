import { useCallback, useSyncExternalStore } from 'react';
import type { TableBodyProps } from './TableBody';

/** Rows that are drawn above and below those in sight. */
const margin = 10;

/** Rows by which the drawn part moves at once, so that not every step of the wheel draws anew. */
const step = 5;

/** Props of `VirtualTableBody`. */
export interface VirtualTableBodyProps extends TableBodyProps {
  /** The element in which the rows scroll; null until it is there. */
  scroller: HTMLElement | null;
  /** Pixels; every row has it. */
  rowHeight: number;
}

/** A number read from an element, kept up to date as it is scrolled and resized. */
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

/** Only the rows in sight and a few around them; blank rows keep the place of the others. */
export function VirtualTableBody({ count, renderRow, scroller, rowHeight }: VirtualTableBodyProps) {
  const stepHeight = step * rowHeight;
  const stepsAbove = useMeasured(scroller, ({ scrollTop }) => Math.floor(scrollTop / stepHeight));
  const stepsInSight = useMeasured(scroller, ({ clientHeight }) => Math.ceil(clientHeight / stepHeight) + 1);
  const first = Math.max(0, Math.min(stepsAbove * step - margin, count - 1));
  const last = Math.min(count, (stepsAbove + stepsInSight) * step + margin);
  return (
    <tbody>
      {first > 0 && <tr aria-hidden="true" style={{ height: first * rowHeight }} />}
      {Array.from({ length: last - first }, (_, place) => renderRow(first + place))}
      {last < count && <tr aria-hidden="true" style={{ height: (count - last) * rowHeight }} />}
    </tbody>
  );
}
