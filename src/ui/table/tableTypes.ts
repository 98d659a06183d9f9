import type { ReactNode } from 'react';
import type { Selection } from '../selection';

/** One column of a table. */
export interface Column<Row> {
  /** Also the sort key that `onSort` gets. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Pixels; columns without share what is left, 160 each at least. */
  width?: number | undefined;
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Whether the column chooser may take it away. The first column always stays. */
  isHideable?: boolean;
  /** Not shown until somebody chooses it. */
  isHiddenAtFirst?: boolean;
}

/** The order of the rows. */
export interface TableSort {
  /** A column's id. */
  column: string;
  direction: 'ASC' | 'DESC';
}

/** The page that is shown. */
export interface TablePage {
  /** From 1. */
  page: number;
  /** 10, 25, 50 or 100. */
  perPage: number;
  /** Rows on all pages; undefined while unknown. */
  total: number | undefined;
  onChange(change: { page: number; perPage: number }): void;
}

/** Rows that can be selected, and what can be done with those that are. */
export interface TableSelection {
  value: Selection;
  onChange(value: Selection): void;
  /** Shown beside the count of selected rows. */
  actions: ReactNode;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** Under which the chosen columns and row height are remembered. */
  id: string;
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** undefined while nothing has been loaded: skeleton rows show. */
  rows: readonly Row[] | undefined;
  rowId(row: Row): string;
  /** Name of a row, for the label of its checkbox. Needed with `selection`. */
  rowName?(row: Row): string;
  /** Draws a row where there is no room for columns: its link, which replaces the first cell, and what is below it. */
  narrowRow?: { link(row: Row): ReactNode; facts(row: Row): ReactNode };
  /** Makes the first cell a link to a screen; a click anywhere in the row follows it. */
  rowHref?(row: Row): string;
  sort?: TableSort;
  onSort?(sort: TableSort): void;
  page?: TablePage;
  selection?: TableSelection;
  /** Newer rows are on their way; the present ones stay until they come. */
  isLoading?: boolean;
  error?: unknown;
  onRetry?(): void;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  /** Search and filters, above the table beside its view settings. */
  toolbar?: ReactNode;
  /** Without the menu for columns and row height, for small tables inside other content. */
  hasSettings?: boolean;
}

/** Where tables have no room for columns. */
export const narrowQuery = '(max-width: 599.98px)';

/** Height in pixels of a row that is drawn as two lines. */
export const narrowRowHeight = 84;

/** Height of a row in pixels. */
export const rowHeights = { comfortable: 48, compact: 36 } as const;

/** Smallest width of a column that has no width of its own, in pixels. */
export const flexibleWidth = 160;

/** Width of the column of checkboxes, in pixels. */
export const checkboxWidth = 44;
