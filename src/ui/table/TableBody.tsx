import type { ReactNode } from 'react';

/** Props of the two kinds of table bodies. */
export interface TableBodyProps<Row> {
  rows: readonly Row[];
  renderRow(row: Row, index: number): ReactNode;
}

/** All rows at once. */
export function TableBody<Row>({ rows, renderRow }: TableBodyProps<Row>) {
  return <tbody>{rows.map(renderRow)}</tbody>;
}
