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

/** The page that is asked for: the first one with 10 rows where nothing else is given. Throws INVALID with `fields`. */
export const pageOf = (input?: PageInput | null): Paging => {
  const page = input?.page ?? 1;
  const perPage = input?.perPage ?? 10;
  const fields = {
    ...((!Number.isSafeInteger(page) || page < 1) && { page: 'Pages are whole numbers from 1.' }),
    ...(!PAGE_SIZES.includes(perPage) && { perPage: 'A page has 10, 25, 50 or 100 rows.' }),
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
export const pageOfRows = <Row>(all: readonly Row[], input?: PageInput | null): PageResult & { rows: Row[] } => {
  const paging = pageOf(input);
  return { rows: all.slice(paging.offset, paging.offset + paging.perPage), ...pageResult(all.length, paging) };
};
