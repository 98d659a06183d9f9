import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowSortDown16Regular } from '@fluentui/react-icons/svg/arrow-sort-down';
import { ArrowSortUp16Regular } from '@fluentui/react-icons/svg/arrow-sort-up';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listMessages } from './listMessages';
import { NativeCheckbox } from '../control/NativeCheckbox';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useTableStyles } from './tableStyles';
import { ariaSorts, narrowActionsWidth, type Column, type TableSort } from './tableTypes';

const useStyles = makeStyles({
  sort: {
    ...typographyStyles.caption1Strong,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
    maxWidth: '100%',
    padding: `${tokens.spacingVerticalXS} 0`,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
});

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  /** In place of the name of the first column. */
  narrowSort: ReactNode;
  /** Whether the rows of the page are selected; undefined if the table has no selection. */
  pageSelection: boolean | 'mixed' | undefined;
  onSelectPage: (isOn: boolean) => void;
  isGrid?: boolean | undefined;
}

/** The header row with the column names, which are buttons if the table can be sorted by them. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, narrowSort, pageSelection, onSelectPage, isGrid } = props;
  const { formatMessage } = useIntl();
  const table = useTableStyles();
  const styles = useStyles();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {pageSelection !== undefined && (
          <th scope="col" className={mergeClasses(table.headCell, table.checkboxCell)}>
            <NativeCheckbox
              label={formatMessage(listMessages.selectAllRows)}
              isChecked={pageSelection}
              onChange={onSelectPage}
            />
          </th>
        )}
        {columns.map(({ id, header, head = header, width, narrowWidth, align, isSortable }, place) => {
          const direction = sort?.column === id ? sort.direction : null;
          return (
            <th
              key={id}
              scope="col"
              className={mergeClasses(
                table.headCell,
                align === 'end' && table.end,
                isGrid && place === 0 && table.gridStartHead,
              )}
              aria-sort={isSortable ? (direction ? ariaSorts[direction] : 'none') : undefined}
            >
              {place === 0 && narrowSort ? (
                narrowSort
              ) : isSortable && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort({ column: id, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  {head}
                  {direction === 'ASC' && <ArrowSortUp16Regular />}
                  {direction === 'DESC' && <ArrowSortDown16Regular />}
                </button>
              ) : width === narrowActionsWidth || (width !== undefined && width === narrowWidth) ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
