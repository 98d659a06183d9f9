import { describe, expect, it } from 'vitest';
import {
  catalogFacts,
  currentVersion,
  hasUnpublishedChanges,
  issueCounts,
  lastJobs,
  meanCompleteness,
  nextStep,
  productStats,
  getCatalogSteps,
} from '#server/domain/catalogs/catalogFacts';
import { stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import { catalogWith, createTestContext, putJob, putVersion, getError, soundProduct } from './domainContext';

describe('Catalog totals', () => {
  it('are zero without products', async () => {
    const ctx = createTestContext();
    const catalog = await catalogWith(ctx, 'Summer');
    expect(await productStats(ctx, catalog)).toMatchObject({ products: 0, variants: 0 });
    expect(await meanCompleteness(ctx, catalog)).toBe(0);
    expect(await issueCounts(ctx, catalog)).toEqual({ error: 0, warning: 0, info: 0 });
  });

  it("only include the catalog's own products", async () => {
    const ctx = createTestContext();
    const catalog = await catalogWith(ctx, 'Summer', ['A', 'B']);
    await catalogWith(ctx, 'Winter', ['C']);
    await createProduct(ctx, { catalogId: catalog.id, input: { sku: 'D' } });
    const products = await ctx.store.list('products', ({ catalogId }) => catalogId === catalog.id);
    const sum = products.reduce((total, { completeness }) => total + completeness, 0);
    expect((await productStats(ctx, catalog)).products).toBe(3);
    expect(await meanCompleteness(ctx, catalog)).toBeCloseTo(sum / 3);
    expect((await issueCounts(ctx, catalog)).error).toBe(
      products.reduce((total, { issueCounts: { error } }) => total + error, 0),
    );
  });
});

describe('hasUnpublishedChanges', () => {
  const check = async (ctx: ReturnType<typeof createTestContext>, id: string) =>
    hasUnpublishedChanges(ctx, (await ctx.store.get('catalogs', id))!);

  it('is false for an empty catalog, and true for products that were never published', async () => {
    const ctx = createTestContext();
    expect(await check(ctx, (await catalogWith(ctx, 'Empty')).id)).toBe(false);
    expect(await check(ctx, (await catalogWith(ctx, 'Full', ['A'])).id)).toBe(true);
  });

  it('is false after publishing and true after the next product change', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    await putVersion(ctx, id);
    expect(await check(ctx, id)).toBe(false);
    await createProduct(ctx, { catalogId: id, input: soundProduct('B') });
    expect(await check(ctx, id)).toBe(true);
  });
});

describe('currentVersion', () => {
  it('is the version that the catalog points to, or null', async () => {
    const ctx = createTestContext();
    const catalog = await catalogWith(ctx, 'Summer', ['A']);
    expect(await currentVersion(ctx, catalog)).toBeNull();
    const version = await putVersion(ctx, catalog.id);
    expect(await currentVersion(ctx, (await ctx.store.get('catalogs', catalog.id))!)).toEqual(version);
  });
});

describe('lastJobs', () => {
  it('lists the newest first, ties by the higher ID, and no jobs of other catalogs', async () => {
    const ctx = createTestContext();
    const catalog = await catalogWith(ctx, 'Summer');
    const other = await catalogWith(ctx, 'Winter');
    const old = { catalogId: catalog.id, status: 'COMPLETED', createdAt: '2026-01-01T00:00:00.000Z' } as const;
    for (let number = 0; number < 9; number++) await putJob(ctx, { catalogId: catalog.id, status: 'COMPLETED' });
    await putJob(ctx, old);
    await putJob(ctx, { catalogId: other.id, status: 'RUNNING' });
    await putJob(ctx, { catalogId: catalog.id, status: 'PENDING' });
    const ids = async (first: number) => (await lastJobs(ctx, catalog, first)).map(({ id }) => id);
    expect(await ids(3)).toEqual(['12', '9', '8']);
    expect((await ids(100)).at(-1)).toBe('10');
    expect(await ids(0)).toEqual([]);
  });

  it.each([-1, 101])('refuses to list %i', async (first) => {
    const ctx = createTestContext();
    const catalog = await catalogWith(ctx, 'Summer');
    expect(await getError(() => lastJobs(ctx, catalog, first))).toMatchObject({ code: 'INVALID' });
  });
});

describe('catalogFacts', () => {
  it('distinguishes errors of all products from those of ACTIVE ones', async () => {
    const ctx = createTestContext();
    const catalog = await catalogWith(ctx, 'Summer', ['A']);
    await createProduct(ctx, { catalogId: catalog.id, input: { sku: 'B', name: 'A draft without a price' } });
    expect(await catalogFacts(ctx, catalog)).toMatchObject({ productCount: 2, errorCount: 1, activeErrorCount: 0 });
    await createProduct(ctx, { catalogId: catalog.id, input: { sku: 'C', name: 'No price', status: 'ACTIVE' } });
    expect(await catalogFacts(ctx, catalog)).toMatchObject({ productCount: 3, errorCount: 2, activeErrorCount: 1 });
  });

  it.each([
    ['CURRENT', true],
    ['SUPERSEDED', true],
    ['WITHDRAWN', true],
    ['PUBLISHING', true],
    ['FAILED', false],
  ] as const)('a catalog with a %s version has versions: %s', async (status, hasVersions) => {
    const ctx = createTestContext();
    const catalog = await catalogWith(ctx, 'Summer', ['A']);
    await putVersion(ctx, catalog.id, status);
    expect(await catalogFacts(ctx, catalog)).toMatchObject({ hasVersions });
  });

  it('determines the available actions and the next step', async () => {
    const isRestored = () => Promise.resolve(false);
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A']);
    const now = async () => (await ctx.store.get('catalogs', id))!;
    expect(await nextStep(ctx, await now(), isRestored)).toBe('ACTIVATE');
    await stepCatalog(ctx, id, 'ACTIVATE');
    expect(await nextStep(ctx, await now(), isRestored)).toBe('PUBLISH');
    await putVersion(ctx, id);
    expect(await nextStep(ctx, await now(), isRestored)).toBe('DOWNLOAD_FEEDS');
    const { id: jobId } = await putJob(ctx, { catalogId: id, status: 'RUNNING' });
    expect(await nextStep(ctx, await now(), isRestored)).toBe('WATCH_JOB');
    expect((await getCatalogSteps(ctx, await now())).find(({ action }) => action === 'ARCHIVE')?.blockers).toEqual([
      'HAS_CURRENT_VERSION',
      'HAS_RUNNING_JOB',
    ]);
    await ctx.store.commit([{ table: 'jobs', remove: jobId }]);
    await createProduct(ctx, { catalogId: id, input: soundProduct('B') });
    expect(await nextStep(ctx, await now(), isRestored)).toBe('PUBLISH_CHANGES');
  });
});
