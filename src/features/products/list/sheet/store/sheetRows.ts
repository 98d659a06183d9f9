import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import {
  SheetRowsDocument,
  SheetVariantRowsDocument,
  type SheetRowsQuery,
  type SheetRowsQueryVariables,
  type SheetVariantRowsQuery,
} from '../Sheet.generated';
import { isVariant, toSheetRow, type SheetRow } from './sheetRow';

/** Rows of a request, the most that the gateway answers with. */
const pageSize = 100;

/** Pages beside those in sight that are loaded, so that no row is blank when it comes into sight. */
const ahead = 2;

/** Pages that are kept, 100 rows each. Those that were in sight last stay. */
const keptPages = 60;

interface Page {
  rows: readonly SheetRow[] | undefined;
  /** Follows changes by others; null while it does not. */
  following: { stop: () => void; reload: () => void } | null;
}

/** Says what to load; the page is left out. */
export type RowsRequest = Omit<SheetRowsQueryVariables, 'input'> & {
  input: Omit<SheetRowsQueryVariables['input'], 'page' | 'perPage'>;
  /** Whether variants are rows below their products. */
  withVariants: boolean;
};

type RowsPage = Partial<SheetRowsQuery & SheetVariantRowsQuery>;

/** The rows of a request: the pages in sight, which follow changes by others, and those seen before. */
export interface SheetRows {
  /** undefined until the first page is loaded. */
  getTotal: () => number | undefined;
  getError: () => unknown;
  /** undefined while it is not loaded. */
  getRow: (index: number) => SheetRow | undefined;
  /** Returns the index of a row by its ID; -1 while it is not loaded. */
  findIndex: (rowId: string) => number;
  /** Loads the pages of these rows, and those beside them. `last` is not included. */
  show: (first: number, last: number) => void;
  /** Returns the rows from the first to before the last one: at once if all of them are loaded, or when they are. */
  load: (first: number, last: number) => readonly SheetRow[] | Promise<readonly SheetRow[]>;
  /** Replaces rows by what was saved. */
  put: (rows: readonly SheetRow[]) => void;
  /** Loads the pages in sight again. */
  reload: () => void;
  retry: () => void;
  close: () => void;
}

/**
 * Creates the rows of a request. `onChange` is called after each change of them. They are kept outside Apollo’s cache,
 * which takes longer to take a page than the gateway to answer it.
 */
export function createSheetRows(client: ApolloClient, given: RowsRequest, onChange: () => void): SheetRows {
  const { withVariants, ...request } = given;
  const query: TypedDocumentNode<RowsPage, SheetRowsQueryVariables> = withVariants
    ? SheetVariantRowsDocument
    : SheetRowsDocument;
  const pages = new Map<number, Page>();
  let total: number | undefined;
  let error: unknown;
  let inSight: [first: number, last: number] = [0, 1];

  const toVariables = (page: number): SheetRowsQueryVariables => ({
    ...request,
    input: { ...request.input, page: page + 1, perPage: pageSize },
  });

  const take = (index: number, { products, productRows }: RowsPage) => {
    if (!products && !productRows) return;
    const page = pages.get(index) ?? { rows: undefined, following: null };
    pages.set(index, page);
    let position = productRows?.firstPosition ?? index * pageSize + 1;
    page.rows = (productRows ?? products)?.data.map((record, at) => {
      if (at > 0 && !isVariant(record)) position++;
      return toSheetRow(record, position);
    });
    total = (productRows ?? products)?.totalDocs;
    error = undefined;
    onChange();
  };

  const follow = (index: number) => {
    const page: Page = pages.get(index) ?? { rows: undefined, following: null };
    // The page that was in sight last is the last one of the map.
    pages.delete(index);
    pages.set(index, page);
    if (page.following) return;
    const watched = client.watchQuery({
      query,
      variables: toVariables(index),
      fetchPolicy: 'no-cache',
    });
    const subscription = watched.subscribe(({ data, error: failure }) => {
      if (failure) {
        error = failure;
        onChange();
      } else if (data && pages.get(index) === page) take(index, data as RowsPage);
    });
    page.following = {
      stop: () => subscription.unsubscribe(),
      reload: () => void watched.refetch().catch(() => undefined),
    };
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
        page.following?.stop();
        page.following = null;
        if (pages.size > keptPages || page.rows === undefined) pages.delete(index);
      }
    }
  };

  const getRow = (index: number) => pages.get(Math.floor(index / pageSize))?.rows?.[index % pageSize];

  const findIndex = (rowId: string) => {
    for (const [index, page] of pages) {
      const at = page.rows?.findIndex(({ id }) => id === rowId) ?? -1;
      if (at >= 0) return index * pageSize + at;
    }
    return -1;
  };

  const getLoaded = (first: number, last: number) => {
    const rows: SheetRow[] = [];
    for (let index = first; index < last; index++) {
      const row = getRow(index);
      if (row) rows.push(row);
    }
    return rows;
  };

  const loadPages = async (missing: readonly number[], first: number, last: number) => {
    for (const index of missing) {
      if (pages.get(index)?.rows) continue;
      const { data } = await client.query({
        query,
        variables: toVariables(index),
        fetchPolicy: 'no-cache',
      });
      if (data) take(index, data);
    }
    return getLoaded(first, last);
  };

  const load = (first: number, last: number) => {
    const [from, to] = getPages(first, last);
    const missing = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
      (index) => pages.get(index)?.rows === undefined,
    );
    return missing.length === 0 ? getLoaded(first, last) : loadPages(missing, first, last);
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
        if (!page.rows?.some(({ id }) => byId.has(id))) continue;
        page.rows = page.rows.map((row) => {
          const saved = byId.get(row.id);
          return saved ? { ...saved, position: row.position } : row;
        });
      }
    },
    reload: () => {
      for (const { following } of pages.values()) following?.reload();
    },
    retry: () => {
      error = undefined;
      for (const page of pages.values()) {
        page.following?.stop();
        page.following = null;
      }
      show(...inSight);
      onChange();
    },
    close: () => {
      for (const { following } of pages.values()) following?.stop();
    },
  };
}
