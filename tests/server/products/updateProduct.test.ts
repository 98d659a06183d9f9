import { describe, expect, it, vi } from 'vitest';
import { createProduct } from '#server/domain/products/createProduct';
import { type ProductEdit, updateProduct } from '#server/domain/products/updateProduct';
import type { ProductInput } from '#server/types.generated';
import { catalogWith, createTestContext, getError, soundProduct, type TestContext } from '../catalogs/domainContext';

const variants = [
  { sku: 'T-1', name: 'Green', stock: 3 },
  { sku: 'T-2', name: 'Red', stock: 5 },
];

const tent = async (ctx: TestContext, rest: ProductInput = {}) => {
  const { id: catalogId } = await catalogWith(ctx, 'Summer');
  const input = { ...soundProduct('T'), brand: 'Ridge', variants, ...rest };
  return createProduct(ctx, { catalogId, input });
};

const stored = async (ctx: TestContext, id: string) => (await ctx.store.get('products', id))!;

describe('updateProduct without changes by others', () => {
  it('changes only the given fields, and updates issues and catalog in the same commit', async () => {
    const ctx = createTestContext();
    const { id, catalogId } = await tent(ctx);
    ctx.passSeconds(9);
    const commit = vi.spyOn(ctx.store, 'commit');
    const update = await updateProduct(ctx.as('Bo'), { id, input: { brand: ' Peak ', prices: [] }, revision: 1 });
    expect(commit).toHaveBeenCalledTimes(1);
    expect(update).toMatchObject({ isSaved: true, isMerged: false, merged: [], conflicts: [] });
    expect(update.product).toMatchObject({
      brand: 'Peak',
      name: 'Product T',
      revision: 2,
      updatedBy: 'Bo',
      updatedAt: '2026-03-01T12:00:09.000Z',
      createdAt: '2026-03-01T12:00:00.000Z',
    });
    expect(update.product.issues.map(({ code }) => code)).toContain('PRICE_MISSING');
    expect(await stored(ctx, id)).toEqual(update.product);
    expect(await ctx.store.get('catalogs', catalogId)).toMatchObject({ contentRevision: 2 });
  });

  it('does not record an edit without changes', async () => {
    const ctx = createTestContext();
    const product = await tent(ctx);
    const update = await updateProduct(ctx, { id: product.id, input: { brand: 'Ridge ', variants }, revision: 1 });
    expect(update).toEqual({
      product,
      isSaved: true,
      isMerged: false,
      merged: [],
      changedVariants: [],
      conflicts: [],
    });
    expect(await ctx.store.get('catalogs', product.catalogId)).toMatchObject({ contentRevision: 1 });
  });

  it('keeps the IDs of variants, including one with a new SKU', async () => {
    const ctx = createTestContext();
    const { id } = await tent(ctx);
    const input = { variants: [{ sku: 'T-2' }, { id: `${id}-1`, sku: 'T-9' }, { sku: 'T-3' }] };
    const { product } = await updateProduct(ctx, { id, input, revision: 1 });
    expect(product.variants).toMatchObject([
      { id: `${id}-2`, sku: 'T-2', name: 'Red', stock: 5 },
      { id: `${id}-1`, sku: 'T-9', name: 'Green', stock: 3 },
      { id: `${id}-3`, sku: 'T-3', stock: null },
    ]);
  });

  it.each<[ProductInput, string, string]>([
    [{ sku: ' ' }, 'INVALID', 'sku'],
    [{ sku: null }, 'INVALID', 'sku'],
    [{ variants: [{ sku: 'X' }, { sku: 'X ' }] }, 'INVALID', 'variants[1].sku'],
    [{ media: [{ url: 'javascript:x' }] }, 'INVALID', 'media[0].url'],
    [{ sku: 'OTHER' }, 'CONFLICT', 'sku'],
    [{ variants: [{ sku: 'OTHER' }] }, 'CONFLICT', 'variants[0].sku'],
  ])('rejects %o with %s and changes nothing', async (input, code, field) => {
    const ctx = createTestContext();
    const product = await tent(ctx);
    await createProduct(ctx, { catalogId: product.catalogId, input: soundProduct('OTHER') });
    const refusal = await getError(() => updateProduct(ctx, { id: product.id, input, revision: 1 }));
    expect(refusal).toMatchObject({ code, fields: { [field]: expect.any(String) } });
    expect(await stored(ctx, product.id)).toBe(product);
  });

  it('detects a slug that another product has started to use', async () => {
    const ctx = createTestContext();
    const { id, catalogId } = await tent(ctx);
    await createProduct(ctx, { catalogId, input: soundProduct('B') });
    const { product } = await updateProduct(ctx, { id, input: { slug: 'product-b' }, revision: 1 });
    expect(product.issues.map(({ code }) => code)).toContain('SLUG_DUPLICATE');
  });

  it('throws NOT_FOUND for a product that does not exist', async () => {
    const refusal = await getError(() => updateProduct(createTestContext(), { id: '9', input: {}, revision: 1 }));
    expect(refusal).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('updateProduct after changes by others', () => {
  /** Returns the product after Bo's edit, and the result of an edit of mine that began before it. */
  const afterBo = async (theirs: ProductInput, mine: Omit<ProductEdit, 'id' | 'revision'>) => {
    const ctx = createTestContext();
    const { id } = await tent(ctx);
    await updateProduct(ctx.as('Bo'), { id, input: theirs, revision: 1 });
    const update = await updateProduct(ctx, { id, revision: 1, ...mine });
    return { update, now: await stored(ctx, id) };
  };

  it('merges changes of different fields', async () => {
    const { update, now } = await afterBo(
      { brand: 'Peak' },
      { input: { name: 'Mine' }, base: { name: 'Product T', brand: 'Ridge' } },
    );
    expect(update).toMatchObject({ isSaved: true, merged: ['brand'], conflicts: [] });
    expect(now).toMatchObject({ name: 'Mine', brand: 'Peak', revision: 3 });
  });

  it('reports a field that both sides changed differently, and saves nothing', async () => {
    const { update, now } = await afterBo(
      { name: 'Theirs' },
      { input: { name: 'Mine', brand: 'Mine' }, base: { name: 'Product T', brand: 'Ridge' } },
    );
    expect(update.isSaved).toBe(false);
    expect(update.conflicts).toEqual([{ field: 'name', base: 'Product T', mine: 'Mine', theirs: 'Theirs' }]);
    expect(update.product).toBe(now);
    expect(now).toMatchObject({ name: 'Theirs', brand: 'Ridge', revision: 2 });
  });

  it('overwrites their value with mine where requested', async () => {
    const { update, now } = await afterBo(
      { name: 'Theirs' },
      { input: { name: 'Mine' }, base: { name: 'Product T' }, overwrite: ['name'] },
    );
    expect(update).toMatchObject({ isSaved: true, conflicts: [] });
    expect(now).toMatchObject({ name: 'Mine', revision: 3 });
  });

  it('accepts the same change on both sides', async () => {
    const { update, now } = await afterBo({ name: 'Both' }, { input: { name: ' Both' }, base: { name: 'Product T' } });
    expect(update).toMatchObject({ isSaved: true, conflicts: [] });
    expect(now.revision).toBe(2);
  });

  it('treats a change as a conflict if the original value is not given', async () => {
    const { update } = await afterBo({ name: 'Theirs' }, { input: { name: 'Mine', brand: 'Ridge' } });
    expect(update.conflicts).toEqual([{ field: 'name', base: null, mine: 'Mine', theirs: 'Theirs' }]);
  });

  it('merges fields of variants', async () => {
    const { update, now } = await afterBo(
      { variants: [{ sku: 'T-1', stock: 2 }, { sku: 'T-2' }, { sku: 'T-3' }] },
      { input: { variants: [{ sku: 'T-1', name: 'Olive', stock: 3 }, variants[1]!] }, base: { variants } },
    );
    expect(update).toMatchObject({ isSaved: true, merged: ['variants[T-1].stock', 'variants[T-3]'] });
    expect(now.variants).toMatchObject([{ sku: 'T-1', name: 'Olive', stock: 2 }, { sku: 'T-2' }, { sku: 'T-3' }]);
  });

  it('reports fields of variants that both sides changed', async () => {
    const { update } = await afterBo(
      { variants: [{ sku: 'T-1', stock: 2 }, { sku: 'T-2' }] },
      { input: { variants: [{ sku: 'T-1', stock: 7 }, variants[1]!] }, base: { variants } },
    );
    expect(update.conflicts).toEqual([{ field: 'variants[T-1].stock', base: 3, mine: 7, theirs: 2 }]);
  });

  it('loses nothing with many concurrent edits', async () => {
    const ctx = createTestContext();
    const { id } = await tent(ctx);
    const edits: ProductInput[] = [
      { name: 'N' },
      { brand: 'B' },
      { mpn: 'M' },
      { description: 'D' },
      { categories: ['C'] },
    ];
    const base: ProductInput = { name: 'Product T', brand: 'Ridge', mpn: null, description: '', categories: [] };
    const updates = await Promise.all(edits.map((input) => updateProduct(ctx, { id, input, base, revision: 1 })));
    expect(updates.every(({ isSaved }) => isSaved)).toBe(true);
    const now = await stored(ctx, id);
    expect(now).toMatchObject({ name: 'N', brand: 'B', mpn: 'M', description: 'D', categories: ['C'], revision: 6 });
    expect(await ctx.store.get('catalogs', now.catalogId)).toMatchObject({ contentRevision: 6 });
  });
});
