import { mergeClasses } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { listMessages } from './listMessages';
import { NativeCheckbox } from '../control/NativeCheckbox';
import { useTableStyles } from './tableStyles';
import { actionsColumn, type Column } from './tableTypes';

export interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** In pixels. */
  height: number;
  /** Content below the link, in the same cell. */
  facts?: ReactNode;
  /** Position among all rows of the table; the header row is 1. */
  index: number;
  href: string | undefined;
  name: string;
  /** undefined if the table has no selection. */
  isSelected: boolean | undefined;
  onSelect: (id: string, isOn: boolean) => void;
  /** Whether the arrow keys move between its controls, see `DataTableProps`. */
  isGrid?: boolean | undefined;
}

function DataTableRow<Row>(props: TableRowProps<Row>) {
  const { id: rowId, row, columns, height, facts, index, href, name, isSelected, onSelect, isGrid } = props;
  const { formatMessage } = useIntl();
  const styles = useTableStyles();
  return (
    <tr
      className={mergeClasses(styles.row, isGrid && styles.gridRow, isSelected && styles.selectedRow)}
      style={{ height }}
      aria-rowindex={index}
      aria-selected={isSelected}
    >
      {isSelected !== undefined && (
        <td className={mergeClasses(styles.cell, styles.checkboxCell, styles.bodyCheckboxCell)}>
          <NativeCheckbox
            label={formatMessage(listMessages.selectRow, { name })}
            isChecked={isSelected}
            onChange={(isOn) => onSelect(rowId, isOn)}
            tabIndex={isGrid ? -1 : undefined}
          />
        </td>
      )}
      {columns.map(({ id, cell, align }, place) => {
        const content = cell(row);
        return (
          <td
            key={id}
            className={mergeClasses(
              styles.cell,
              align === 'end' && styles.end,
              isGrid && place === 0 && styles.gridStart,
              facts !== undefined && styles.narrowCell,
              facts !== undefined && isSelected !== undefined && styles.besideCheckbox,
              facts !== undefined && id === actionsColumn && styles.narrowActions,
            )}
            title={typeof content === 'string' ? content : undefined}
          >
            {place === 0 && href !== undefined ? (
              <Link to={href} className={styles.link}>
                {content}
              </Link>
            ) : (
              content
            )}
            {place === 0 && facts}
          </td>
        );
      })}
    </tr>
  );
}

/** One row, whose first cell is its link. It is not rendered again while newer rows are loading. */
export const TableRow = memo(DataTableRow) as typeof DataTableRow;
