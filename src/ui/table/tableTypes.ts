import type { ReactNode } from 'react';
import type { TablePreferencesAccess } from '#preferences/preferencesContext';
import type { MenuEntry } from '../menu/menuTypes';
import type { Selection } from '../filter/selection';

/** One column of a table. */
export interface Column<Row> {
  /** Also the sort key passed to `onSort`; `actionsColumn` for the row’s actions. */
  id: string;
  header: string;
  /** Shown instead of `header` in the head of the table. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** In pixels. Columns without a width share the remaining space. */
  width?: number | undefined;
  /** Of a column without a width, in pixels; 160 if it is not given. */
  minWidth?: number;
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Whether it takes a whole line where columns are below each other on narrow screens. */
  isWide?: boolean;
  /** Width of the actions on narrow screens in pixels, if they are more than a menu. */
  narrowWidth?: number;
  /** Whether the column can be hidden. The first column is always shown. */
  isHideable?: boolean;
  /** Whether the column is hidden by default. */
  isHiddenAtFirst?: boolean;
}

/** The sort order of the rows. */
export interface TableSort {
  /** The ID of a column. */
  column: string;
  direction: 'ASC' | 'DESC';
}

/** The sort directions as `aria-sort` has them. */
export const ariaSorts = { ASC: 'ascending', DESC: 'descending' } as const;

/** The current page. */
export interface TablePage {
  /** Starts at 1. */
  page: number;
  /** 10, 25, 50 or 100. */
  perPage: number;
  /** Number of rows on all pages; undefined while unknown. */
  total: number | undefined;
  onChange: (change: { page: number; perPage: number }) => void;
}

/** The row selection, and actions for the selected rows. */
export interface TableSelection {
  value: Selection;
  onChange: (value: Selection) => void;
  /** Shown beside the count of selected rows. */
  actions: ReactNode;
}

export interface DataTableProps<Row> {
  /** The key under which the selected columns and row height are stored. */
  id: string;
  /** Used instead of those under the key, for a list that has them in its URL. */
  preferences?: TablePreferencesAccess;
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** undefined before the first load, which shows skeleton rows. */
  rows: readonly Row[] | undefined;
  /** Number of rows, if `rows` has only the first of them so far. The others have their space already. */
  rowCount?: number | undefined;
  rowId: (row: Row) => string;
  /** Name of a row for the label of its checkbox. Required with `selection`. */
  rowName?: (row: Row) => string;
  /**
   * Renders a row on narrow screens: its link, which replaces the first cell, and the facts below it. Without it,
   * tables with pages and links show the other columns below the first cell.
   */
  narrowRow?: {
    /** Name of the only column then; without it, that of the first column. */
    header?: string;
    link: (row: Row) => ReactNode;
    facts: (row: Row) => ReactNode;
  };
  /** Whether rows grow with their texts. Then all rows of a page are rendered. */
  isGrowing?: boolean;
  /** Makes the first cell a link to a screen, which a click anywhere in the row follows. */
  rowHref?: (row: Row) => string;
  /** Content below an expanded row, across all columns; null for other rows. For tables of up to 50 rows. */
  detail?: (row: Row) => ReactNode;
  /** Whether it is a grid: one of its cells is reached with Tab, and its owner moves the focus to the others. */
  isGrid?: boolean;
  /** Whether every other row has a background. */
  isStriped?: boolean;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  page?: TablePage;
  selection?: TableSelection;
  /** Whether newer rows are loading; the current ones stay until they arrive. */
  isLoading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown in place of the error, if it says more. */
  failure?: ReactNode;
  /** Shown in place of the rows if there are none. */
  empty: ReactNode;
  /** Search and filters, shown above the table next to its view settings. */
  toolbar?: ReactNode;
  /** Whether to show the menu for columns and row height; false for small tables inside other content. */
  hasSettings?: boolean;
  /** Added to that menu, below the columns. */
  columnAction?: MenuEntry;
}

/** ID of the column with the actions of a row, which stays beside the row on narrow screens. */
export const actionsColumn = 'actions';

/** Its width there in pixels, which has no room for its name. */
export const narrowActionsWidth = 48;

/** Media query for screens that are too narrow for columns. */
export const narrowQuery = '(max-width: 599.98px)';

/** Height of a row with a `narrowRow` in pixels. */
export const narrowRowHeight = 84;

/** Height in pixels of a row that shows so many columns below its first cell, two in a line. */
export const getStackedHeight = (count: number): number => 48 + Math.ceil(count / 2) * 46;

/** Height of a row in pixels. */
export const rowHeights = { comfortable: 48, compact: 36 } as const;

/** Minimum width of a column without its own width, in pixels. */
export const flexibleWidth = 160;

/** Width of the checkbox column, in pixels. */
export const checkboxWidth = 44;
