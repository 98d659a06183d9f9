import { DomainError } from '../errors';

/** The page numbers of a list's input; both may be left out. */
export interface PageInput {
  page?: number | null;
  perPage?: number | null;
}

/** A checked page: `page` from 1, and the rows to pass over before its first one. */
export interface Paging {
  page: number;
  perPage: number;
  offset: number;
}

/** The numbers that stand beside the rows of a page. `totalDocs` counts the rows after filtering, before paging. */
export interface PageResult {
  page: number;
  perPage: number;
  totalDocs: number;
  totalPages: number;
}

/** How many rows a page may have. */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** How long the pages of a list are where nothing is given, and how long they may be. */
export interface PageRule {
  standard: number;
  isAllowed(perPage: number): boolean;
  refusal: string;
}

const CATALOG_PAGES: PageRule = {
  standard: 10,
  isAllowed: (perPage) => PAGE_SIZES.includes(perPage),
  refusal: 'A page has 10, 25, 50 or 100 rows.',
};

/** Most rows of a page of a demo app (REST contract, section 1). */
export const MAX_DEMO_ROWS = 100;

/** Pages of the demo apps: any length up to 100, `standard` where none is given. */
export const demoPages = (standard: number): PageRule => ({
  standard,
  isAllowed: (perPage) => Number.isSafeInteger(perPage) && perPage >= 1 && perPage <= MAX_DEMO_ROWS,
  refusal: `A page has from 1 to ${MAX_DEMO_ROWS} rows.`,
});

/** The page that is asked for: the first one where nothing else is given. Throws INVALID with `fields`. */
export const pageOf = (input?: PageInput | null, rule = CATALOG_PAGES): Paging => {
  const page = input?.page ?? 1;
  const perPage = input?.perPage ?? rule.standard;
  const fields = {
    ...((!Number.isSafeInteger(page) || page < 1) && { page: 'Pages are whole numbers from 1.' }),
    ...(!rule.isAllowed(perPage) && { perPage: rule.refusal }),
  };
  if (Object.keys(fields).length) throw new DomainError('INVALID', Object.values(fields).join(' '), fields);
  return { page, perPage, offset: (page - 1) * perPage };
};

/** The totals of a list with `total` rows; a page past the end changes nothing about them. */
export const pageResult = (total: number, { page, perPage }: Paging): PageResult => ({
  page,
  perPage,
  totalDocs: total,
  totalPages: Math.ceil(total / perPage),
});

/** The page of rows that are all at hand, in their order, with its totals. Throws INVALID as `pageOf` does. */
export const pageOfRows = <Row>(
  all: readonly Row[],
  input?: PageInput | null,
  rule?: PageRule,
): PageResult & { rows: Row[] } => {
  const paging = pageOf(input, rule);
  return { rows: all.slice(paging.offset, paging.offset + paging.perPage), ...pageResult(all.length, paging) };
};
