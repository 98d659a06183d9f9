import { mergeClasses, useEventCallback } from '@fluentui/react-components';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useTablePreferences } from '#preferences/preferencesContext';
import { ErrorState } from '../state/ErrorState';
import { isSelected, withRows } from '../filter/selection';
import { NarrowFacts } from './NarrowFacts';
import { NarrowSort } from './NarrowSort';
import { Pagination } from './Pagination';
import { SelectionBar } from './SelectionBar';
import { getShownColumns } from './columns/tableColumns';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { TableSettings } from './TableSettings';
import { TableSkeleton } from './TableSkeleton';
import { useTableStyles } from './tableStyles';
import { checkboxWidth, rowHeights, type DataTableProps } from './tableTypes';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { useTableLayout } from './useTableLayout';

const VirtualTableBody = lazy(() =>
  import('./VirtualTableBody').then((module) => ({ default: module.VirtualTableBody })),
);

const ColumnDrawer = lazy(() => import('./columns/ColumnDrawer').then((module) => ({ default: module.ColumnDrawer })));

/** From this number of rows on, only visible rows are rendered. */
const virtualFrom = 51;

/** How many rows are rendered while the code for that loads. */
const firstRows = 25;

/** Number of rows that usually have space without scrolling. */
const shortPage = 10;

/** Focusable, so that the keyboard can scroll it if the table is wider or longer than the screen. */
const scrollRegion = { role: 'region', tabIndex: 0 } as const;

/**
 * The table component of the app: native semantics, sorting, selection, pagination, configurable columns, and
 * virtualized rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, label, rows, rowId, rowHref, rowName, page, selection, error, onRetry } = props;
  const intl = useIntl();
  const styles = useTableStyles();
  /** Only set if rows are virtual: every table would be rendered twice. */
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [isArranging, setIsArranging] = useState<boolean | null>(null);
  const ownPreferences = useTablePreferences(id);
  const [preferences, setPreferences] = props.preferences ?? ownPreferences;
  const { columns, stacked, narrowRow, rowHeight, minWidth } = useTableLayout(props, preferences);
  const hasSettings = props.hasSettings !== false && !narrowRow;
  const rowCount = props.rowCount ?? rows?.length;
  const total = page ? page.total : rowCount;
  const offset = page ? (page.page - 1) * page.perPage : 0;
  const isLong = page !== undefined && page.perPage > shortPage;
  const isPrinted = useMediaQuery('print');
  // Rows that show columns below each other differ in height.
  const isVirtual = !isPrinted && rowCount !== undefined && rowCount >= virtualFrom && !stacked && !props.isGrowing;
  const hasFailed = rows === undefined && Boolean(error);

  const selectRow = useEventCallback((key: string, isOn: boolean) =>
    selection?.onChange(withRows(selection.value, [key], isOn)),
  );
  const selectPage = (isOn: boolean) =>
    selection && rows && selection.onChange(withRows(selection.value, rows.map(rowId), isOn));
  const pageSelection = () => {
    if (!selection) return undefined;
    const count = rows?.filter((row) => isSelected(selection.value, rowId(row))).length ?? 0;
    return count === 0 ? false : count === rows?.length ? true : 'mixed';
  };

  const renderRowAt = (index: number) => {
    const row = rows?.[index];
    if (row === undefined) return null;
    const key = rowId(row);
    const detail = props.detail?.(row);
    return (
      <Fragment key={key}>
        <TableRow
          id={key}
          row={row}
          columns={columns}
          height={rowHeight}
          facts={stacked ? <NarrowFacts columns={stacked} row={row} /> : narrowRow?.facts(row)}
          index={offset + index + 2}
          href={rowHref?.(row)}
          name={rowName?.(row) ?? key}
          isGrid={props.isGrid}
          isSelected={selection && isSelected(selection.value, key)}
          onSelect={selectRow}
        />
        {detail && (
          <tr>
            <td className={styles.detail} colSpan={columns.length + (selection ? 1 : 0)}>
              {detail}
            </td>
          </tr>
        )}
      </Fragment>
    );
  };

  return (
    <div className={styles.root}>
      {(props.toolbar || hasSettings) && (
        <div data-unprinted="" className={styles.bar}>
          <div className={styles.barStart}>{props.toolbar}</div>
          {hasSettings && (
            <TableSettings
              columns={props.columns}
              chosen={preferences.columns}
              density={preferences.density}
              action={props.columnAction}
              onChange={setPreferences}
              onArrange={() => setIsArranging(true)}
            />
          )}
        </div>
      )}
      <div className={styles.frame}>
        <div
          ref={isVirtual ? setScroller : undefined}
          className={mergeClasses(styles.scroller, isLong && styles.scrollerStable)}
          aria-label={label}
          {...scrollRegion}
        >
          <table
            className={mergeClasses(
              styles.table,
              rowHeight >= rowHeights.comfortable && styles.tall,
              props.isStriped && styles.striped,
              props.isLoading && rows && styles.busy,
            )}
            style={{ minWidth }}
            role={props.isGrid ? 'grid' : undefined}
            aria-label={label}
            aria-busy={rows === undefined && !hasFailed}
            aria-rowcount={total === undefined ? -1 : total + 1}
          >
            <colgroup>
              {selection && <col style={{ width: checkboxWidth }} />}
              {columns.map((column) => (
                <col key={column.id} style={{ width: column.width }} />
              ))}
            </colgroup>
            <TableHead
              columns={columns}
              sort={props.sort}
              onSort={props.onSort}
              narrowSort={
                stacked &&
                props.onSort && <NarrowSort columns={props.columns} sort={props.sort} onSort={props.onSort} />
              }
              pageSelection={pageSelection()}
              onSelectPage={selectPage}
              isGrid={props.isGrid}
            />
            {isVirtual && (
              <Suspense fallback={<TableBody count={firstRows} renderRow={renderRowAt} />}>
                <VirtualTableBody count={rowCount} renderRow={renderRowAt} scroller={scroller} rowHeight={rowHeight} />
              </Suspense>
            )}
            {rows && !isVirtual && <TableBody count={rows.length} renderRow={renderRowAt} />}
            {!rows && !hasFailed && (
              <TableSkeleton
                rows={page?.perPage ?? 10}
                columns={[...(selection ? [false] : []), ...columns.map(({ align }) => align === 'end')]}
                rowHeight={rowHeight}
              />
            )}
          </table>
          {hasFailed && (props.failure ?? <ErrorState message={getErrorMessage(error, intl)} onRetry={onRetry} />)}
          {rows?.length === 0 && props.empty}
        </div>
        {selection && <SelectionBar {...selection} total={total ?? 0} />}
      </div>
      {page && <Pagination {...page} label={label} />}
      {isArranging !== null && (
        <Suspense fallback={null}>
          <ColumnDrawer
            isOpen={isArranging}
            columns={getShownColumns(props.columns, preferences.columns)}
            chosen={preferences.columns}
            onChange={(chosen) => setPreferences({ columns: chosen })}
            onClose={() => setIsArranging(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
