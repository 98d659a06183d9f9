import { mergeClasses } from '@fluentui/react-components';
import { Placeholder } from '../state/Placeholder';
import { useTableStyles } from './tableStyles';

export interface TableSkeletonProps {
  rows: number;
  /** For each column, whether it is aligned to the end. */
  columns: readonly boolean[];
  /** In pixels. */
  rowHeight: number;
}

const widths = ['70%', '45%', '60%', '50%'];

/** Placeholder rows of the same height as the real ones, so that nothing shifts when the data arrives. */
export function TableSkeleton({ rows, columns, rowHeight }: TableSkeletonProps) {
  const styles = useTableStyles();
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} style={{ height: rowHeight }}>
          {columns.map((isEnd, column) => (
            <td key={column} className={mergeClasses(styles.cell, isEnd && styles.end)}>
              <Placeholder width={widths[(row + column) % widths.length]} isInline />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
