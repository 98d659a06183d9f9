import { describe, expect, it, vi } from 'vitest';
import { createProduct, duplicateProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { ProductInput } from '#server/types.generated';
import { catalogWith, createTestContext, getError, soundProduct } from '../catalogs/domainContext';

describe('createProduct', () => {
  it('stores a normalized draft with its issues', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    const product = await createProduct(ctx, { catalogId: id, input: { sku: ' T-1 ', name: ' Ridge Tent ' } });
    expect(product).toMatchObject({
      catalogId: id,
      sku: 'T-1',
      name: 'Ridge Tent',
      slug: 'ridge-tent',
      status: 'DRAFT',
      revision: 1,
      updatedBy: 'Ada',
      externalReference: null,
    });
    expect(product.issueCounts.error).toBe(1);
    expect(await ctx.store.get('products', product.id)).toEqual(product);
  });

  it('raises the catalog’s content revision and date in the same commit', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    ctx.passSeconds(5);
    const commit = vi.spyOn(ctx.store, 'commit');
    await createProduct(ctx, { catalogId: id, input: soundProduct('B') });
    expect(commit).toHaveBeenCalledTimes(1);
    expect(await ctx.store.get('catalogs', id)).toMatchObject({
      contentRevision: 2,
      updatedAt: '2026-03-01T12:00:05.000Z',
      revision: 1,
    });
  });

  it.each<[ProductInput, string]>([
    [{ sku: 'B', name: 'Product A' }, 'product-a-2'],
    [{ sku: 'B', name: '日本' }, 'b'],
    [{ sku: '#', name: '' }, ''],
    [{ sku: 'B', name: 'Tent', slug: 'My Own' }, 'My Own'],
    [{ sku: 'B', name: 'Tent', slug: 'product-a' }, 'product-a'],
  ])('gives %o the slug %j', async (input, slug) => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    expect(await createProduct(ctx, { catalogId: id, input })).toMatchObject({ slug });
  });

  it.each<[ProductInput, string[]]>([
    [{ sku: 'A' }, ['sku']],
    [{ sku: 'A-1' }, ['sku']],
    [{ sku: 'N', variants: [{ sku: 'M' }, { sku: 'A-1' }] }, ['variants[1].sku']],
    [{ sku: 'A', variants: [{ sku: 'A' }, { sku: 'A-1' }] }, ['sku', 'variants[0].sku', 'variants[1].sku']],
  ])('rejects SKUs of another product: %o', async (input, fields) => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    await createProduct(ctx, { catalogId: id, input: { ...soundProduct('A'), variants: [{ sku: 'A-1' }] } });
    const refusal = await getError(() => createProduct(ctx, { catalogId: id, input }));
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('"Product A"') });
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
    expect(await ctx.store.get('catalogs', id)).toMatchObject({ contentRevision: 1 });
  });

  it('allows the same SKU in another catalog, and for a variant of the product', async () => {
    const ctx = createTestContext();
    await catalogWith(ctx, 'Summer', ['A']);
    const { id } = await catalogWith(ctx, 'Winter');
    const product = await createProduct(ctx, { catalogId: id, input: { sku: 'A', variants: [{ sku: 'A' }] } });
    expect(product.variants).toMatchObject([{ id: `${product.id}-1`, sku: 'A', status: 'ACTIVE' }]);
  });

  it('assigns a SKU only once, even with two concurrent calls', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    const create = () => createProduct(ctx, { catalogId: id, input: soundProduct('A') });
    const calls = await Promise.allSettled([create(), create()]);
    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('rejects a product without a SKU, and one for a catalog that does not exist', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    expect(await getError(() => createProduct(ctx, { catalogId: id, input: { name: 'Tent' } }))).toMatchObject({
      code: 'INVALID',
      fields: { sku: expect.any(String) },
    });
    expect(await getError(() => createProduct(ctx, { catalogId: '9', input: { sku: 'A' } }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('duplicateProduct', () => {
  const original: ProductInput = {
    ...soundProduct('T'),
    name: 'Tent',
    brand: 'Ridge',
    externalReference: 'shop-17',
    variants: [
      { sku: 'T', stock: 1 },
      { sku: 'T-2', stock: 2 },
    ],
  };

  it('creates a draft with unique SKUs, name, and slug', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Summer');
    const source = await createProduct(ctx, { catalogId, input: original });
    const copy = await duplicateProduct(ctx.as('Bo'), source.id);
    expect(copy).toMatchObject({
      sku: 'T-copy',
      name: 'Tent (copy)',
      slug: 'tent-copy',
      status: 'DRAFT',
      brand: 'Ridge',
      externalReference: null,
      revision: 1,
      updatedBy: 'Bo',
      prices: source.prices,
    });
    expect(copy.variants).toMatchObject([
      { id: `${copy.id}-1`, sku: 'T-copy', stock: 1 },
      { id: `${copy.id}-2`, sku: 'T-2-copy', stock: 2 },
    ]);
    expect(await ctx.store.get('products', source.id)).toBe(source);
    expect(await ctx.store.get('catalogs', catalogId)).toMatchObject({ contentRevision: 2 });
  });

  it('numbers further copies, and skips a number if any of the SKUs is taken with it', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Summer');
    const { id } = await createProduct(ctx, { catalogId, input: original });
    await createProduct(ctx, { catalogId, input: { sku: 'T-2-copy-2' } });
    const copies = [await duplicateProduct(ctx, id), await duplicateProduct(ctx, id)];
    expect(copies.map(({ sku, slug }) => [sku, slug])).toEqual([
      ['T-copy', 'tent-copy'],
      ['T-copy-3', 'tent-copy-2'],
    ]);
  });

  it('copies a product without a slug, and a copy', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Summer');
    const { id } = await createProduct(ctx, { catalogId, input: original });
    const copy = await duplicateProduct(ctx, id);
    await updateProduct(ctx, { id: copy.id, input: { slug: '' }, revision: 1 });
    expect(await duplicateProduct(ctx, copy.id)).toMatchObject({
      sku: 'T-copy-copy',
      name: 'Tent (copy) (copy)',
      slug: '',
    });
  });

  it('throws NOT_FOUND for a product that does not exist', async () => {
    expect(await getError(() => duplicateProduct(createTestContext(), '9'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
