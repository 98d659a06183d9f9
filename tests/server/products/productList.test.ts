import { describe, expect, it } from 'vitest';
import { getProduct, getProducts, listProducts } from '#server/domain/products/productList';
import { catalogWith, createTestContext, getError } from '../catalogs/domainContext';

const SKUS = Array.from({ length: 12 }, (_, index) => `S${String(index).padStart(2, '0')}`);

describe('listProducts', () => {
  it('returns the first ten by name by default', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', [...SKUS].reverse());
    await catalogWith(ctx, 'Winter', ['W']);
    const page = await listProducts(ctx, { catalogId: id });
    expect(page.data.map(({ sku }) => sku)).toEqual(SKUS.slice(0, 10));
    expect(page).toMatchObject({ totalDocs: 12, totalPages: 2, page: 1, perPage: 10, catalogId: id });
  });

  it('passes filter, sort order, direction, and page on to the store', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', SKUS);
    const input = { catalogId: id, filter: { q: 's0' }, sort: 'SKU', direction: 'DESC', perPage: 25 } as const;
    expect((await listProducts(ctx, input)).data.map(({ sku }) => sku)).toEqual(SKUS.slice(0, 10).reverse());
    expect(await listProducts(ctx, { ...input, page: 4 })).toMatchObject({
      data: [],
      totalDocs: 10,
      totalPages: 1,
      page: 4,
    });
  });

  it('rejects a bad page, and a catalog that does not exist', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    expect(await getError(() => listProducts(ctx, { catalogId: id, page: 0 }))).toMatchObject({ code: 'INVALID' });
    expect(await getError(() => listProducts(ctx, { catalogId: '9' }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('getProduct', () => {
  it('returns the product, or names the one that was not found', async () => {
    const ctx = createTestContext();
    await catalogWith(ctx, 'Summer', ['A']);
    expect(await getProduct(ctx, '1')).toMatchObject({ sku: 'A' });
    expect(await getError(() => getProduct(ctx, '44'))).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('44'),
    });
  });
});

describe('getProducts', () => {
  it('returns the products in the order of the IDs, each once, without those that do not exist', async () => {
    const ctx = createTestContext();
    await catalogWith(ctx, 'Summer', ['A', 'B', 'C']);
    const products = await getProducts(ctx, ['3', '44', '1', '3']);
    expect(products.map(({ sku }) => sku)).toEqual(['C', 'A']);
  });

  it('rejects more than ten', async () => {
    const ids = Array.from({ length: 11 }, (_, index) => String(index));
    expect(await getError(() => getProducts(createTestContext(), ids))).toMatchObject({
      code: 'INVALID',
      message: 'Use 10 IDs or fewer.',
    });
  });
});
