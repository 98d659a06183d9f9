/** What is needed of the answer of a query hook. */
interface ListResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch(): Promise<unknown>;
}

/** What a table shows of a query, and the props of `DataTable` that tell how it stands with it. */
export interface TableQuery<Data> {
  /** The former answer stays until the next one is there, unless that has failed. */
  data: Data | undefined;
  table: { isLoading: boolean; error: unknown; onRetry(): void };
}

/** Brings the answer of a list's query to its table: `<DataTable {...table} rows={data?.users.users} … />`. */
export function tableQuery<Data>(result: ListResult<Data>): TableQuery<Data> {
  const { data, previousData, error } = result;
  const shown = data ?? (error ? undefined : previousData);
  // A failed retry shows up in the result again; the promise needs no second hearing.
  const onRetry = () => void result.refetch().catch(() => undefined);
  return { data: shown, table: { isLoading: data === undefined && shown !== undefined, error, onRetry } };
}
