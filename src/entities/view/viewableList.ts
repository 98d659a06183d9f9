import type { ViewedList } from '#graphql/types.generated';
import { urlText, type UrlParam } from '#routing/urlParams';
import type { UrlParams } from '#routing/useUrlState';
import type { TableQuery } from '#ui/table/tableQuery';

/** A list as views know it. */
export interface ViewableList {
  list: ViewedList;
  /** Of products. */
  catalogId?: string;
  /** The key of the table’s preferences. */
  tableId: string;
  /** The parameters of the list in its URL. */
  params: Readonly<Record<string, UrlParam<unknown>>>;
  /** The names of its search and filters. */
  filters: readonly string[];
  /** The names of the parameters that stay as they are when another view is opened. */
  kept?: readonly string[];
}

/** Names a list whose parameters and filters are those of `useUrlState`. */
export function toViewableList<State extends object>(
  list: Omit<ViewableList, 'params' | 'filters'>,
  params: UrlParams<State>,
  filters: readonly (keyof State & string)[],
): ViewableList {
  return { ...list, params: params as unknown as ViewableList['params'], filters };
}

/** What the views of a list need to know. */
export interface ListViewsProps {
  /** See `toViewableList`. */
  viewable: ViewableList;
  /** The shown page of the list. */
  query: TableQuery<unknown>;
  /** Number of records that match; undefined until it is known. */
  total: number | undefined;
}

/** The parameter of a link that opens a list with a view as it is saved. */
export const linkParams = { open: urlText() };
