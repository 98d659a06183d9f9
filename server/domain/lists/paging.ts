import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';
import type { SortDirection } from '../../types.generated';

/** The paging input of a list; both fields are optional. */
export interface PageInput {
  page?: number | null;
  perPage?: number | null;
}

/** A validated page: `page` from 1, and the number of rows to skip. */
export interface Paging {
  page: number;
  perPage: number;
  offset: number;
}

/** The paging information returned with the rows. `totalDocs` counts the rows after filtering, before paging. */
export interface PageResult {
  page: number;
  perPage: number;
  totalDocs: number;
  totalPages: number;
}

/** How long the pages of a list are where nothing is given, and how long they can be. */
export interface PageRule {
  standard: number;
  isAllowed: (perPage: number) => boolean;
  refusal: Sentence;
}

/** Page sizes of the lists of products, jobs and published catalogs. */
const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** Pages of the lists of products, jobs and published catalogs. */
export const DATA_AREA_PAGES: PageRule = {
  standard: 10,
  isAllowed: (perPage) => PAGE_SIZES.includes(perPage),
  refusal: say`The page size must be 10, 25, 50, or 100 rows.`,
};

/** Most rows of a page (REST contract, section 1). */
export const MAX_PAGE_ROWS = 100;

/** Pages of all other lists: any length up to 100, `standard` where none is given. */
function demoPages(standard: number): PageRule {
  return {
    standard,
    isAllowed: (perPage) => Number.isSafeInteger(perPage) && perPage >= 1 && perPage <= MAX_PAGE_ROWS,
    refusal: say`The page size must be between 1 and ${MAX_PAGE_ROWS} rows.`,
  };
}

const ANY_PAGES = demoPages(10);

/**
 * 1 for ascending and -1 for descending order, the same for every list: as asked for, ascending where only a sort is
 * given, and as the list is without a sort where neither is.
 */
export function sortSign(
  input: { sort?: unknown; direction?: SortDirection | null } | null | undefined,
  unsorted: SortDirection = 'ASC',
): 1 | -1 {
  return (input?.direction ?? (input?.sort ? 'ASC' : unsorted)) === 'ASC' ? 1 : -1;
}

/** The requested page, by default the first. Throws INVALID with `fields`. */
export function getPage(input?: PageInput | null, rule = ANY_PAGES): Paging {
  const page = input?.page ?? 1;
  const perPage = input?.perPage ?? rule.standard;
  const fields = {
    ...((!Number.isSafeInteger(page) || page < 1) && {
      page: say`The page number must be a whole number of 1 or more.`,
    }),
    ...(!rule.isAllowed(perPage) && { perPage: rule.refusal }),
  };
  assertNoFieldErrors(fields);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The totals of a list with `total` rows, even for a page past the end. */
export function pageResult(total: number, { page, perPage }: Paging): PageResult {
  return {
    page,
    perPage,
    totalDocs: total,
    totalPages: Math.ceil(total / perPage),
  };
}

/** The requested page of an array of rows, with totals. Throws INVALID like `getPage`. */
export function pageOfRows<Row>(
  all: readonly Row[],
  input?: PageInput | null,
  rule?: PageRule,
): PageResult & { rows: Row[] } {
  const paging = getPage(input, rule);
  return { rows: all.slice(paging.offset, paging.offset + paging.perPage), ...pageResult(all.length, paging) };
}

/** The first rows of a list. Throws INVALID with `fields.first` for a number outside 0 to 100. */
export function firstRows<Row>(all: readonly Row[], first: number): Row[] {
  if (first < 0 || first > MAX_PAGE_ROWS) {
    assertNoFieldErrors({ first: say`first must be between 0 and ${MAX_PAGE_ROWS}.` });
  }
  return all.slice(0, first);
}

/** Which rows of a list that is read step by step. Without `first` all that follow `after`, or all. */
export interface RowsInput {
  first?: number | null;
  after?: string | null;
}

/**
 * The rows after the one with the ID `after`, at most `first` of them. Throws INVALID with `fields` for a `first`
 * outside 1 to 100, and with the message of `unknown` for an ID that no row has.
 */
export function rowsAfter<Row extends { id: string }>(
  all: readonly Row[],
  { first, after }: RowsInput,
  unknown: (id: string) => Sentence,
): readonly Row[] {
  const count = first ?? null;
  if (count !== null && (count < 1 || count > MAX_PAGE_ROWS)) {
    assertNoFieldErrors({ first: say`first must be between 1 and ${MAX_PAGE_ROWS}.` });
  }
  const start = typeof after === 'string' ? all.findIndex(({ id }) => id === after) + 1 : 0;
  if (typeof after === 'string' && start === 0) assertNoFieldErrors({ after: unknown(after) });
  return start === 0 && count === null ? all : all.slice(start, count === null ? undefined : start + count);
}
