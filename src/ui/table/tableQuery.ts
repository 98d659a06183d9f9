/** The part of a query hook’s result that is needed here. */
interface ListResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** The data that a table shows from a query, and the `DataTable` props for its loading and error state. */
export interface TableQuery<Data> {
  /** The previous data stays until new data arrives, unless the request failed. */
  data: Data | undefined;
  table: { isLoading: boolean; error: unknown; onRetry: () => void };
}

/** Connects the result of a list query to its table: `<DataTable {...table} rows={data?.users.users} … />`. */
export function tableQuery<Data>(result: ListResult<Data>): TableQuery<Data> {
  const { data, previousData, error } = result;
  const shown = data ?? (error ? undefined : previousData);
  // A failed retry appears in the result again, so the rejection can be ignored.
  const onRetry = () => void result.refetch().catch(() => undefined);
  return { data: shown, table: { isLoading: data === undefined && shown !== undefined, error, onRetry } };
}
