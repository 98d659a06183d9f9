import { useMemo } from 'react';
import type { ShownTablePreferences } from '#preferences/preferencesContext';
import { useMediaQuery } from '../hooks/useMediaQuery';
import {
  actionsColumn,
  checkboxWidth,
  flexibleWidth,
  getStackedHeight,
  narrowActionsWidth,
  narrowQuery,
  narrowRowHeight,
  rowHeights,
  type Column,
  type DataTableProps,
} from './tableTypes';
import { getShownColumns } from './columns/tableColumns';

/** Which columns a table has on this screen, and how high its rows are. */
export interface TableLayout<Row> {
  /** Those that are columns on this screen. */
  columns: readonly Column<Row>[];
  /** Those shown below the first cell of each row; undefined if none are. */
  stacked: readonly Column<Row>[] | undefined;
  /** What renders rows on this screen instead of columns. */
  narrowRow: DataTableProps<Row>['narrowRow'];
  /** In pixels. */
  rowHeight: number;
  /** In pixels. */
  minWidth: number;
}

/** The first column, without a width of its own, and the actions. A `narrowRow` takes the place of both. */
const getNarrow = <Row>([first, ...others]: readonly Column<Row>[], narrowRow: DataTableProps<Row>['narrowRow']) =>
  first
    ? [
        {
          ...first,
          header: narrowRow?.header ?? first.header,
          cell: narrowRow?.link ?? first.cell,
          width: undefined,
        },
        ...(narrowRow
          ? []
          : others
              .filter(({ id }) => id === actionsColumn)
              .map((column) => ({ ...column, width: column.narrowWidth ?? narrowActionsWidth }))),
      ]
    : [];

const getMinWidth = <Row>(columns: readonly Column<Row>[], hasCheckboxes: boolean) =>
  columns.reduce(
    (sum, { minWidth = flexibleWidth, width = minWidth }) => sum + width,
    hasCheckboxes ? checkboxWidth : 0,
  );

/** Returns how a table is laid out on this screen with the user's preferences. */
export function useTableLayout<Row>(
  { columns: all, narrowRow: ofNarrow, page, selection }: DataTableProps<Row>,
  { columns: chosen, density }: ShownTablePreferences,
): TableLayout<Row> {
  const hasNoRoom = useMediaQuery(narrowQuery);
  // Rows with the same columns are not rendered again.
  const shown = useMemo(() => getShownColumns(all, chosen), [all, chosen]);
  if (hasNoRoom && ofNarrow) {
    const columns = getNarrow(shown, ofNarrow);
    return { columns, stacked: undefined, narrowRow: ofNarrow, rowHeight: narrowRowHeight, minWidth: 0 };
  }
  if (hasNoRoom && page) {
    const stacked = shown.slice(1).filter((column) => column.id !== actionsColumn);
    const rowHeight = getStackedHeight(stacked.length);
    return { columns: getNarrow(shown, undefined), stacked, narrowRow: undefined, rowHeight, minWidth: 0 };
  }
  const minWidth = getMinWidth(shown, selection !== undefined);
  return { columns: shown, stacked: undefined, narrowRow: undefined, rowHeight: rowHeights[density], minWidth };
}
