import { describe, expect, it, test } from 'vitest';
import { DATA_AREA_PAGES, getPage, pageOfRows, pageResult, sortSign } from '#server/domain/lists/paging';
import { getError } from './domainContext';

describe('pageOf', () => {
  it.each([
    [undefined, { page: 1, perPage: 10, offset: 0 }],
    [null, { page: 1, perPage: 10, offset: 0 }],
    [
      { page: null, perPage: null },
      { page: 1, perPage: 10, offset: 0 },
    ],
    [{ page: 3 }, { page: 3, perPage: 10, offset: 20 }],
    [
      { page: 2, perPage: 25 },
      { page: 2, perPage: 25, offset: 25 },
    ],
    [{ perPage: 50 }, { page: 1, perPage: 50, offset: 0 }],
    [
      { page: 1000, perPage: 100 },
      { page: 1000, perPage: 100, offset: 99_900 },
    ],
  ])('reads %o', (input, paging) => expect(getPage(input)).toEqual(paging));

  it.each([
    [{ page: 0 }, ['page']],
    [{ page: -1 }, ['page']],
    [{ page: 1.5 }, ['page']],
    [{ page: Number.NaN }, ['page']],
    [{ page: 2 ** 53 }, ['page']],
    [{ perPage: 0 }, ['perPage']],
    [{ perPage: 101 }, ['perPage']],
    [{ perPage: 2.5 }, ['perPage']],
    [{ perPage: 1000 }, ['perPage']],
    [{ page: 0, perPage: -10 }, ['page', 'perPage']],
  ])('rejects %o and names the fields', async (input, fields) => {
    const refusal = await getError(() => getPage(input));
    expect(refusal.code).toBe('INVALID');
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
  });
});

test.each([
  [10, true],
  [11, false],
  [25, true],
  [50, true],
  [100, true],
])('a page of %i products, jobs or versions is accepted: %s', async (perPage, isAccepted) => {
  const paged = async () => getPage({ perPage }, DATA_AREA_PAGES).perPage;
  if (isAccepted) expect(await paged()).toBe(perPage);
  else expect((await getError(paged)).fields).toHaveProperty('perPage');
});

test.each([
  [undefined, 'ASC', 1],
  [undefined, 'DESC', -1],
  [{ sort: 'NAME' }, 'DESC', 1],
  [{ sort: 'NAME', direction: 'DESC' }, 'ASC', -1],
  [{ direction: 'ASC' }, 'DESC', 1],
  [{ sort: null, direction: null }, 'DESC', -1],
] as const)('sorts by %o, without a sort %s, with the sign %i', (input, unsorted, sign) => {
  expect(sortSign(input, unsorted)).toBe(sign);
});

describe('pageResult', () => {
  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [147, 25, 6],
  ])('calculates the pages of %i rows with %i per page', (total, perPage, totalPages) => {
    const paging = getPage({ perPage });
    expect(pageResult(total, paging)).toEqual({ page: 1, perPage, totalDocs: total, totalPages });
  });
});

describe('pageOfRows', () => {
  const rows = Array.from({ length: 23 }, (_, index) => index);

  it('returns the rows of the page', () => {
    expect(pageOfRows(rows, { page: 3 })).toEqual({
      rows: [20, 21, 22],
      page: 3,
      perPage: 10,
      totalDocs: 23,
      totalPages: 3,
    });
  });

  it('returns an empty page past the end with unchanged totals', () => {
    expect(pageOfRows(rows, { page: 9 })).toEqual({ rows: [], page: 9, perPage: 10, totalDocs: 23, totalPages: 3 });
  });
});
