import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowSortDown16Regular } from '@fluentui/react-icons/svg/arrow-sort-down';
import { ArrowSortUp16Regular } from '@fluentui/react-icons/svg/arrow-sort-up';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { NativeCheckbox } from '../control/NativeCheckbox';
import { useTableStyles } from './tableStyles';
import type { Column, TableSort } from './tableTypes';

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

/** Props of `TableHead`. */
export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  /** Whether the rows of the page are selected; undefined if the table has no selection. */
  pageSelection: boolean | 'mixed' | undefined;
  onSelectPage: (isOn: boolean) => void;
  isGrid?: boolean | undefined;
}

const ariaSorts = { ASC: 'ascending', DESC: 'descending' } as const;

/** The header row with the column names, which are buttons if the table can be sorted by them. */
export function TableHead<Row>({ columns, sort, onSort, pageSelection, onSelectPage, isGrid }: TableHeadProps<Row>) {
  const { formatMessage } = useIntl();
  const table = useTableStyles();
  const styles = useStyles();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {pageSelection !== undefined && (
          <th scope="col" className={mergeClasses(table.headCell, table.checkboxCell)}>
            <NativeCheckbox
              label={formatMessage(messages.selectAllRows)}
              isChecked={pageSelection}
              onChange={onSelectPage}
            />
          </th>
        )}
        {columns.map(({ id, header, align, isSortable }, place) => {
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
              {isSortable && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort({ column: id, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  {header}
                  {direction === 'ASC' && <ArrowSortUp16Regular />}
                  {direction === 'DESC' && <ArrowSortDown16Regular />}
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
