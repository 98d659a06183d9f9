import type { ApolloClient } from '@apollo/client';
import { SheetRowsDocument, type SheetRowFragment, type SheetRowsQueryVariables } from '../Sheet.generated';

/** A product as a row of the spreadsheet. */
export type SheetRow = SheetRowFragment;

/** Rows of a request, the most that the gateway answers with. */
const pageSize = 100;

/** Pages beside those in sight that are loaded, so that no row is blank when it comes into sight. */
const ahead = 2;

/** Pages that are kept, 100 rows each. Those that were in sight last stay. */
const keptPages = 60;

interface Page {
  rows: readonly SheetRow[] | undefined;
  /** Stops following changes by others. */
  stop: (() => void) | null;
}

/** Says what to load; the page is left out. */
export type RowsRequest = Omit<SheetRowsQueryVariables, 'input'> & {
  input: Omit<SheetRowsQueryVariables['input'], 'page' | 'perPage'>;
};

/** The rows of a request: the pages in sight, which follow changes by others, and those seen before. */
export interface SheetRows {
  /** undefined until the first page is loaded. */
  getTotal: () => number | undefined;
  getError: () => unknown;
  /** undefined while it is not loaded. */
  getRow: (index: number) => SheetRow | undefined;
  /** Returns the index of a product’s row; -1 while it is not loaded. */
  findIndex: (productId: string) => number;
  /** Loads the pages of these rows, and those beside them. `last` is not included. */
  show: (first: number, last: number) => void;
  /** Returns the rows from the first to before the last one when all of them are loaded. */
  load: (first: number, last: number) => Promise<readonly SheetRow[]>;
  /** Replaces rows by what was saved. */
  put: (rows: readonly SheetRow[]) => void;
  retry: () => void;
  close: () => void;
}

/**
 * Creates the rows of a request. `onChange` is called after each change of them. They are kept outside Apollo’s cache,
 * which takes longer to take a page than the gateway to answer it.
 */
export function createSheetRows(client: ApolloClient, request: RowsRequest, onChange: () => void): SheetRows {
  const pages = new Map<number, Page>();
  let total: number | undefined;
  let error: unknown;
  let inSight: [first: number, last: number] = [0, 1];

  const toVariables = (page: number): SheetRowsQueryVariables => ({
    ...request,
    input: { ...request.input, page: page + 1, perPage: pageSize },
  });

  const take = (page: Page, rows: readonly SheetRow[], count: number) => {
    page.rows = rows;
    total = count;
    error = undefined;
    onChange();
  };

  const follow = (index: number) => {
    const page: Page = pages.get(index) ?? { rows: undefined, stop: null };
    // The page that was in sight last is the last one of the map.
    pages.delete(index);
    pages.set(index, page);
    if (page.stop) return;
    const query = client.watchQuery({
      query: SheetRowsDocument,
      variables: toVariables(index),
      fetchPolicy: 'no-cache',
    });
    const subscription = query.subscribe(({ data, error: failure }) => {
      if (failure) {
        error = failure;
        onChange();
      } else if (data?.products?.data) {
        take(page, data.products.data as readonly SheetRow[], data.products.totalDocs ?? 0);
      }
    });
    page.stop = () => subscription.unsubscribe();
  };

  const getPages = (first: number, last: number): [number, number] => [
    Math.floor(first / pageSize),
    Math.floor(Math.max(first, last - 1) / pageSize),
  ];

  const show = (first: number, last: number) => {
    inSight = [first, last];
    const [from, to] = getPages(first, last);
    const end = total === undefined ? 0 : Math.max(0, Math.ceil(total / pageSize) - 1);
    const [low, high] = [Math.max(0, from - ahead), Math.min(end, to + ahead)];
    // Those in sight first.
    for (let index = from; index <= Math.min(to, end); index++) follow(index);
    for (let index = low; index <= high; index++) follow(index);
    for (const [index, page] of pages) {
      if (index < low || index > high) {
        page.stop?.();
        page.stop = null;
        if (pages.size > keptPages || page.rows === undefined) pages.delete(index);
      }
    }
  };

  const getRow = (index: number) => pages.get(Math.floor(index / pageSize))?.rows?.[index % pageSize];

  const findIndex = (productId: string) => {
    for (const [index, page] of pages) {
      const at = page.rows?.findIndex(({ id }) => id === productId) ?? -1;
      if (at >= 0) return index * pageSize + at;
    }
    return -1;
  };

  const load = async (first: number, last: number) => {
    const [from, to] = getPages(first, last);
    for (let index = from; index <= to; index++) {
      if (pages.get(index)?.rows) continue;
      const { data } = await client.query({
        query: SheetRowsDocument,
        variables: toVariables(index),
        fetchPolicy: 'no-cache',
      });
      const page = pages.get(index) ?? { rows: undefined, stop: null };
      pages.set(index, page);
      if (data) take(page, data.products.data, data.products.totalDocs);
    }
    const rows: SheetRow[] = [];
    for (let index = first; index < last; index++) {
      const row = getRow(index);
      if (row) rows.push(row);
    }
    return rows;
  };

  return {
    getTotal: () => total,
    getError: () => error,
    getRow,
    findIndex,
    show,
    load,
    put: (rows) => {
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const page of pages.values()) {
        if (page.rows?.some(({ id }) => byId.has(id))) page.rows = page.rows.map((row) => byId.get(row.id) ?? row);
      }
    },
    retry: () => {
      error = undefined;
      for (const page of pages.values()) {
        page.stop?.();
        page.stop = null;
      }
      show(...inSight);
      onChange();
    },
    close: () => {
      for (const page of pages.values()) page.stop?.();
    },
  };
}
