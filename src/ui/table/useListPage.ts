import { useCallback } from 'react';
import { useUrlState, type SetUrlState, type UrlParams } from '#routing/useUrlState';
import type { DataTableProps, TablePage } from './tableTypes';

/** The parameters that a list can have in its URL. */
interface ListState {
  page: number;
  perPage: number;
  q?: string;
  sort?: string;
  direction?: 'ASC' | 'DESC';
}

/** What `ListTable` and `ListFilters` need of a list. */
export interface ListControls {
  /** Text of the search. */
  q: string;
  search: (q: string) => void;
  isFiltered: boolean;
  /** Clears the search and all filters. */
  clear: () => void;
  page: Omit<TablePage, 'total'>;
  showFirstPage: () => void;
  /** For lists whose columns can be sorted. */
  sorting: Pick<DataTableProps<unknown>, 'sort' | 'onSort'>;
}

export interface ListPage<State> extends ListControls {
  state: State;
  setState: SetUrlState<State>;
  /** Changes filters, and shows the first page. */
  filter: (changes: Partial<State>) => void;
  /** The first page without search and filters. */
  noFilters: Partial<State>;
}

/**
 * The state of a list in its URL: page, sort order, search, and the named filters. `replacesPages` says that Back
 * leaves the list instead of returning to the page before.
 */
export function useListPage<State extends ListState>(
  params: UrlParams<State>,
  filters: readonly (keyof State)[],
  { replacesPages = false } = {},
): ListPage<State> {
  const [state, setState] = useUrlState(params);
  const change = setState as SetUrlState<ListState>;
  const filter = useCallback((changes: Partial<State>) => setState({ ...changes, page: 1 }), [setState]);
  const search = useCallback((q: string) => change({ q, page: 1 }), [change]);
  const { page, perPage, q = '', sort, direction } = state;
  const noFilters = {
    ...Object.fromEntries(filters.map((name) => [name, params[name].initial])),
    page: 1,
  } as Partial<State>;
  return {
    state,
    setState,
    filter,
    q,
    search,
    isFiltered: filters.some((name) => state[name] !== params[name].initial),
    noFilters,
    // Back brings the filters back.
    clear: () => setState(noFilters, { push: !replacesPages }),
    page: { page, perPage, onChange: (next) => change(next, { push: !replacesPages }) },
    showFirstPage: () => change({ page: 1 }),
    sorting:
      sort === undefined || direction === undefined
        ? {}
        : {
            sort: { column: sort, direction },
            onSort: (next) =>
              change({
                sort: params.sort?.parse(next.column) ?? params.sort?.initial,
                direction: next.direction,
                page: 1,
              }),
          },
  };
}
