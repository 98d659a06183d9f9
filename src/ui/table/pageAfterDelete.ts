/**
 * The page to show after a row was deleted: the previous page if the row was the only one. `rows` still contains it.
 */
export function pageAfterDelete(page: number, rows: readonly unknown[] | undefined): number {
  return rows?.length === 1 ? Math.max(1, page - 1) : page;
}
