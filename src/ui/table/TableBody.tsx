import type { ReactNode } from 'react';

/** Props of the two kinds of table bodies. */
export interface TableBodyProps {
  count: number;
  /** The row at a place, from 0. */
  renderRow(index: number): ReactNode;
}

/** All rows at once. */
export function TableBody({ count, renderRow }: TableBodyProps) {
  return <tbody>{Array.from({ length: count }, (_, index) => renderRow(index))}</tbody>;
}
