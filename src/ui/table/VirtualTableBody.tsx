import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { TableBodyProps } from './TableBody';

/** Props of `VirtualTableBody`. */
export interface VirtualTableBodyProps<Row> extends TableBodyProps<Row> {
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels; every row has it. */
  rowHeight: number;
}

/** Only the rows in sight and a few around them; blank rows keep the place of the others. */
export function VirtualTableBody<Row>({ rows, renderRow, scroller, rowHeight }: VirtualTableBodyProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
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
      {items.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : renderRow(row, index);
      })}
      {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
    </tbody>
  );
}
