import { beforeEach, describe, expect, it } from 'vitest';
import { getCatalog, listCatalogs } from '#server/domain/catalogs/catalogList';
import { createCatalog, stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import type { CatalogListInput } from '#server/types.generated';
import { createTestContext, getError, soundProduct, type TestContext } from './domainContext';

let ctx: TestContext;

const CATALOGS = [
  { name: 'Tents', code: 'a-tents', description: 'Shelter for the night', tags: ['outdoor'] },
  { name: 'Élan 10', code: 'skis', description: 'Skis', tags: ['snow'] },
  { name: 'Elan 9', code: 'old-skis', description: 'Former skis', tags: ['Snow', 'outlet'] },
  { name: 'tents', code: 'b-tents', description: '', tags: [] },
];

beforeEach(async () => {
  ctx = createTestContext();
  for (const input of CATALOGS) {
    await createCatalog(ctx, input);
    ctx.passSeconds(1);
  }
  await createProduct(ctx, { catalogId: '2', input: soundProduct('S1') });
  await createProduct(ctx, { catalogId: '2', input: soundProduct('S2') });
  await createProduct(ctx, { catalogId: '3', input: soundProduct('S1') });
  ctx.passSeconds(1);
  await stepCatalog(ctx, '1', 'ACTIVATE');
});

describe('listCatalogs', () => {
  it.each<[CatalogListInput | null, string[]]>([
    [null, ['3', '2', '1', '4']],
    [{ direction: 'DESC' }, ['1', '4', '2', '3']],
    [{ sort: 'CODE' }, ['1', '4', '3', '2']],
    [{ sort: 'STATUS' }, ['2', '3', '4', '1']],
    [{ sort: 'STATUS', direction: 'DESC' }, ['1', '2', '3', '4']],
    [{ sort: 'PRODUCT_COUNT' }, ['1', '4', '3', '2']],
    [{ sort: 'PRODUCT_COUNT', direction: 'DESC' }, ['2', '3', '1', '4']],
    [{ sort: 'UPDATED_AT' }, ['4', '2', '3', '1']],
    [{ q: 'TENTS' }, ['1', '4']],
    [{ q: 'skis' }, ['3', '2']],
    [{ q: ' shelter ' }, ['1']],
    [{ q: 'snow' }, ['3', '2']],
    [{ q: 'nothing like it' }, []],
    [{ q: '' }, ['3', '2', '1', '4']],
    [{ status: 'ACTIVE' }, ['1']],
    [{ status: 'DRAFT', q: 'tents' }, ['4']],
    [{ status: 'ARCHIVED' }, []],
    [{ page: 2 }, []],
  ])('lists %o as %o', async (input, ids) => {
    const { catalogs } = await listCatalogs(ctx, input);
    expect(catalogs.map(({ id }) => id)).toEqual(ids);
  });

  it('returns the totals on a page past the end', async () => {
    expect(await listCatalogs(ctx, { q: 'tents', page: 7 })).toEqual({
      catalogs: [],
      page: 7,
      perPage: 10,
      totalDocs: 2,
      totalPages: 1,
    });
  });

  it('splits a long list into pages without gaps or duplicates', async () => {
    for (let number = 0; number < 20; number++) await createCatalog(ctx, { name: 'Same', code: `same-${number}` });
    const pages = await Promise.all([1, 2, 3].map((page) => listCatalogs(ctx, { page })));
    const ids = pages.flatMap(({ catalogs }) => catalogs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(24);
    expect(pages.map(({ catalogs }) => catalogs.length)).toEqual([10, 10, 4]);
  });

  it('rejects a bad page', async () => {
    expect(await getError(() => listCatalogs(ctx, { perPage: 101 }))).toMatchObject({
      code: 'INVALID',
      fields: { perPage: expect.any(String) },
    });
  });
});

describe('getCatalog', () => {
  it('returns the catalog, or names the one that was not found', async () => {
    expect(await getCatalog(ctx, '2')).toMatchObject({ code: 'skis' });
    expect(await getError(() => getCatalog(ctx, '77'))).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('77'),
    });
  });
});
