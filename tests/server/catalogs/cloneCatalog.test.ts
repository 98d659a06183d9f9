import { describe, expect, it } from 'vitest';
import { createCatalog, stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { isSameContent } from '#server/domain/products/canonical';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import { cloneCatalog } from '#server/domain/clones/cloneCatalog';
import { cancelJob, pauseJob, retryJob } from '#server/domain/jobs/actions';
import { deleteCatalog } from '#server/domain/catalogs/deleteCatalog';
import { TABLE_NAMES } from '#server/records/tables';
import { jobNow, runClone, runJobs, runKilled, runUntil } from '../jobs/engine';
import { catalogWith, createTestContext, putVersion, getError, soundProduct, type TestContext } from './domainContext';

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

    const clone = await runClone(ctx.as('Bo'), { id: source.id, name: ' Autumn ' });
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
    const clone = await runClone(ctx, { id: source.id, name: 'Autumn' });
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
    const clone = await runClone(ctx, { id: source.id, name: 'Autumn' });
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
    expect(await runClone(ctx, { id, name })).toMatchObject({ name, code });
  });

  it('gives catalogs that are created and cloned at the same time different codes', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    await Promise.all([1, 2, 3].map(() => cloneCatalog(ctx, { id, name: 'Summer' })));
    await createCatalog(ctx, { name: 'Summer' });
    await runJobs(ctx);
    const [, ...others] = await ctx.store.list('catalogs');
    expect(others.map(({ code }) => code).sort()).toEqual(['summer-2', 'summer-3', 'summer-4', 'summer-5']);
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

  const SKUS = ['A', 'B', 'C', 'D', 'E'];

  /** The tables with what a clone leaves, without the clone's job and ids. */
  const getTables = async (ctx: TestContext) =>
    Object.fromEntries(
      await Promise.all(
        TABLE_NAMES.filter((name) => name !== 'jobs').map(async (name) => [name, await ctx.store.list(name)] as const),
      ),
    );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('shows nothing before it is complete, killed after %i commits', async (commits) => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', SKUS);
    const job = await cloneCatalog(ctx, { id, name: 'Autumn' });
    await runKilled(ctx, commits);
    const { status } = await jobNow(ctx, job);
    const clone = await ctx.store.get('catalogs', job.catalogId);
    expect(clone === undefined).toBe(status !== 'COMPLETED');
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toMatchObject({
      type: 'CLONE',
      status: 'COMPLETED',
      catalogName: 'Autumn',
      counts: { created: 5 },
      steps: [{ code: 'copy', status: 'DONE' }],
    });
    expect((await getProducts(ctx, job.catalogId)).map(({ sku }) => sku)).toEqual(SKUS);
    expect(await ctx.store.list('jobTargets')).toEqual([]);
  });

  it('leaves nothing if it is canceled while it runs or is paused', async () => {
    for (const isPaused of [false, true]) {
      const ctx = createTestContext();
      const { id } = await catalogWith(ctx, 'Summer', SKUS);
      const before = await getTables(ctx);
      const job = await cloneCatalog(ctx, { id, name: 'Autumn' });
      await runUntil(ctx, 5, () => (isPaused ? pauseJob(ctx, job.id) : cancelJob(ctx, job.id)));
      if (isPaused) {
        expect(await getProducts(ctx, job.catalogId)).not.toEqual([]);
        await cancelJob(ctx, job.id);
        await runJobs(ctx);
      }
      const canceled = await jobNow(ctx, job);
      expect(canceled.status).toBe('CANCELED');
      expect(canceled.log.at(-1)?.message).toBe('Canceled. No changes were made.');
      expect(await getTables(ctx)).toEqual(before);
    }
  });

  it('leaves nothing if it fails, and starts over when it is retried', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', SKUS);
    const before = await getTables(ctx);
    const job = await cloneCatalog(ctx, { id, name: 'Autumn' });
    const broken = { ...ctx, store: { ...ctx.store } };
    broken.store.nextId = async (table) => {
      if ((await getProducts(ctx, job.catalogId)).length === 3) throw new Error('The disk is broken.');
      return ctx.store.nextId(table);
    };
    await runJobs(broken);
    expect(await jobNow(ctx, job)).toMatchObject({
      status: 'FAILED',
      error: 'The job stopped because of an internal error. Nothing was copied. Try again.',
    });
    expect(await getTables(ctx)).toEqual(before);
    await retryJob(ctx, job.id);
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'COMPLETED', counts: { created: 5 } });
    expect((await getProducts(ctx, job.catalogId)).map(({ sku }) => sku)).toEqual(SKUS);
  });

  it('removes what is left of a failed attempt before it is retried', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', SKUS);
    const job = await cloneCatalog(ctx, { id, name: 'Autumn' });
    await runKilled(ctx, 4);
    const failed = { ...(await ctx.store.get('jobs', job.id))!, status: 'PENDING' as const, checkpoint: null };
    await ctx.store.commit([
      { table: 'jobs', put: failed },
      { table: 'deletedCatalogs', put: { id: job.catalogId, isClone: true } },
    ]);
    expect(await getProducts(ctx, job.catalogId)).not.toEqual([]);
    await runJobs(ctx);
    expect((await getProducts(ctx, job.catalogId)).map(({ sku }) => sku)).toEqual(SKUS);
    expect(await ctx.store.list('deletedCatalogs')).toEqual([]);
  });

  it('fails if two copies would get the same SKU because the catalog was changed', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', SKUS);
    const job = await cloneCatalog(ctx, { id, name: 'Autumn' });
    const [first, , , , last] = await getProducts(ctx, id);
    await runKilled(ctx, 4);
    await updateProduct(ctx, { id: first!.id, input: { sku: 'Z' }, revision: 1 });
    await updateProduct(ctx, { id: last!.id, input: { sku: 'A' }, revision: 1 });
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toMatchObject({
      status: 'FAILED',
      error: '“Autumn” couldn’t be created, because the catalog was changed while it was copied. Try again.',
    });
    expect(await getProducts(ctx, job.catalogId)).toEqual([]);
  });

  it('refuses to delete the original while it is copied', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    await cloneCatalog(ctx, { id, name: 'Autumn' });
    expect((await getError(() => deleteCatalog(ctx, id))).message).toContain('a job is running');
    await runJobs(ctx);
    await deleteCatalog(ctx, id);
    expect(await ctx.store.get('catalogs', id)).toBeUndefined();
  });
});
