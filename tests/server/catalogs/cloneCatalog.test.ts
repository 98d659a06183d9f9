import { describe, expect, it } from 'vitest';
import { createCatalog, stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { cloneCatalog } from '#server/domain/products/cloneCatalog';
import { isSameContent } from '#server/domain/products/canonical';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import { catalogWith, createTestContext, putVersion, getError, soundProduct } from './domainContext';

const getProducts = (ctx: ReturnType<typeof createTestContext>, id: string) =>
  ctx.store.list('products', ({ catalogId }) => catalogId === id);

describe('cloneCatalog', () => {
  it('creates a separate draft with the same fields and content', async () => {
    const ctx = createTestContext();
    const source = await createCatalog(ctx, {
      name: 'Summer',
      channels: ['web', 'shop'],
      locales: ['de'],
      currencies: ['CHF'],
      tags: ['hot'],
    });
    for (const sku of ['A', 'B', 'C']) await createProduct(ctx, { catalogId: source.id, input: soundProduct(sku) });
    await stepCatalog(ctx, source.id, 'ACTIVATE');
    await putVersion(ctx, source.id);
    ctx.passSeconds(60);

    const clone = await cloneCatalog(ctx.as('Bo'), { id: source.id, name: ' Autumn ' });
    const { channels, locales, currencies, defaultLocale, tags } = source;
    expect(clone).toMatchObject({ channels, locales, currencies, defaultLocale, tags, name: 'Autumn', code: 'autumn' });
    expect(clone).toMatchObject({
      status: 'DRAFT',
      revision: 1,
      currentVersionId: null,
      lastVersion: 0,
      createdBy: 'Bo',
    });
    const [originals, copies] = await Promise.all([getProducts(ctx, source.id), getProducts(ctx, clone.id)]);
    expect(copies).toHaveLength(3);
    copies.forEach((copy, index) => {
      expect(isSameContent(copy, originals[index]!)).toBe(true);
      expect(copy).toMatchObject({ revision: 1, updatedBy: 'Bo', createdAt: '2026-03-01T12:01:00.000Z' });
    });
    expect(new Set([...originals, ...copies].map(({ id }) => id)).size).toBe(6);
  });

  it('does not change the clone when the source changes afterwards', async () => {
    const ctx = createTestContext();
    const source = await catalogWith(ctx, 'Summer', ['A']);
    const clone = await cloneCatalog(ctx, { id: source.id, name: 'Autumn' });
    const [original] = await getProducts(ctx, source.id);
    await updateProduct(ctx, { id: original!.id, input: { name: 'Changed' }, revision: 1 });
    expect((await getProducts(ctx, clone.id)).map(({ name }) => name)).toEqual(['Product A']);
  });

  it('reports shared slugs in the copies too, and names the copies in their issues', async () => {
    const ctx = createTestContext();
    const source = await catalogWith(ctx, 'Summer', ['A']);
    for (const sku of ['B', 'C']) {
      await createProduct(ctx, { catalogId: source.id, input: { ...soundProduct(sku), slug: 'same' } });
    }
    const clone = await cloneCatalog(ctx, { id: source.id, name: 'Autumn' });
    const copies = await getProducts(ctx, clone.id);
    const shared = copies.filter(({ issues }) => issues.some(({ code }) => code === 'SLUG_DUPLICATE'));
    expect(shared.map(({ sku }) => sku)).toEqual(['B', 'C']);
    for (const { id, issues } of copies) expect(issues.every(({ entityId }) => entityId === id)).toBe(true);
  });

  it.each([
    ['Summer', 'summer-2'],
    ['夏', 'summer-copy'],
  ])('generates a unique code for the name %s', async (name, code) => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    expect(await cloneCatalog(ctx, { id, name })).toMatchObject({ name, code });
  });

  it('gives two concurrent clones different codes', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    const clones = await Promise.all([1, 2, 3].map(() => cloneCatalog(ctx, { id, name: 'Summer' })));
    expect(clones.map(({ code }) => code).sort()).toEqual(['summer-2', 'summer-3', 'summer-4']);
  });

  it('rejects a missing name and a catalog that does not exist, and stores nothing', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    expect(await getError(() => cloneCatalog(ctx, { id, name: ' ' }))).toMatchObject({
      code: 'INVALID',
      fields: { name: expect.any(String) },
    });
    expect(await getError(() => cloneCatalog(ctx, { id: '9', name: 'X' }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ctx.store.list('catalogs')).toHaveLength(1);
    expect(await ctx.store.list('products')).toHaveLength(1);
  });
});
