import type { ReactNode } from 'react';

/** Props of both table bodies. */
export interface TableBodyProps {
  count: number;
  /** Renders the row at an index, starting at 0. */
  renderRow: (index: number) => ReactNode;
}

/** Renders all rows. */
export function TableBody({ count, renderRow }: TableBodyProps) {
  return <tbody>{Array.from({ length: count }, (_, index) => renderRow(index))}</tbody>;
}
