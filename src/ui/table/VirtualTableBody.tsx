import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { TableBodyProps } from './TableBody';

/** Props of `VirtualTableBody`. */
export interface VirtualTableBodyProps extends TableBodyProps {
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels; every row has it. */
  rowHeight: number;
}

/** Only the rows in sight and a few around them; blank rows keep the place of the others. */
export function VirtualTableBody({ count, renderRow, scroller, rowHeight }: VirtualTableBodyProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
      {items.map(({ index }) => renderRow(index))}
      {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
    </tbody>
  );
}
