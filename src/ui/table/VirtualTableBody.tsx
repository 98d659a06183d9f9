import { useVisibleRows, type VisibleRowsOptions } from '../hooks/useVisibleRows';
import type { TableBodyProps } from './TableBody';

export interface VirtualTableBodyProps extends TableBodyProps, Omit<VisibleRowsOptions, 'count'> {}

/** Renders only the visible rows and a few around them; blank rows take the place of the others. */
export function VirtualTableBody({ count, renderRow, scroller, rowHeight }: VirtualTableBodyProps) {
  const { first, last } = useVisibleRows({ count, scroller, rowHeight });
  return (
    <tbody>
      {first > 0 && <tr aria-hidden="true" style={{ height: first * rowHeight }} />}
      {Array.from({ length: last - first }, (_, place) => renderRow(first + place))}
      {last < count && <tr aria-hidden="true" style={{ height: (count - last) * rowHeight }} />}
    </tbody>
  );
}
