import { inEnglish } from '../issueTexts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoJob } from '#server/domain/jobs/actions';
import { jobIssues } from '#server/domain/jobs/jobParts';
import { deleteProducts } from '#server/domain/bulkEdits/startBulkEdit';
import { setProductsStatus } from '../bulkEdits/setProductsStatus';
import { createProduct, duplicateProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import { catalogWith, createTestContext, getError, soundProduct } from '../catalogs/domainContext';
import { catalogChecksum, jobNow, runJobs, runKilled } from './engine';

const SKUS = ['A', 'B', 'C', 'D', 'E'];

const seeded = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden', SKUS);
  const request = { catalogId, target: { matching: { filter: {} } }, expectedCount: SKUS.length };
  const toId = async (sku: string) => (await ctx.store.products.bySku(catalogId, sku))!.id;
  const messages = async (job: { id: string }) =>
    inEnglish((await jobIssues(ctx, await jobNow(ctx, job), {})).issues).map(
      ({ code, message }) => `${code}: ${message}`,
    );
  return { ctx, catalogId, request, toId, messages };
};

describe('Undoing a deletion', () => {
  it('restores every product unchanged under its id, and cannot be repeated', async () => {
    const { ctx, catalogId, request, toId } = await seeded();
    const [before, id] = [await catalogChecksum(ctx, catalogId), await toId('C')];
    const job = await deleteProducts(ctx, request);
    await runJobs(ctx);
    expect(await ctx.store.list('products')).toEqual([]);
    const undo = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await catalogChecksum(ctx, catalogId)).toBe(before);
    expect(await toId('C')).toBe(id);
    expect(await jobNow(ctx, undo)).toMatchObject({ status: 'COMPLETED', counts: { created: 5 }, undoesId: job.id });
    expect((await jobNow(ctx, job)).undoneById).toBe(undo.id);
    expect(await getError(() => undoJob(ctx, job.id))).toMatchObject({ code: 'CONFLICT' });
  });

  it('does not restore a product whose SKU was taken by another', async () => {
    const { ctx, catalogId, request, messages } = await seeded();
    const job = await deleteProducts(ctx, request);
    await runJobs(ctx);
    await createProduct(ctx, { catalogId, input: soundProduct('C') });
    const undo = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await messages(undo)).toEqual([
      'SKU_TAKEN: “Product C” wasn’t changed because its previous SKU C now belongs to another product.',
    ]);
    expect(await jobNow(ctx, undo)).toMatchObject({
      status: 'COMPLETED_WITH_ISSUES',
      counts: { created: 4, skipped: 1, warnings: 1 },
    });
  });
});

describe('Undoing a change', () => {
  it('restores the previous values and reports products changed or deleted since', async () => {
    const { ctx, request, catalogId, toId, messages } = await seeded();
    const job = await setProductsStatus(ctx, { ...request, status: 'ARCHIVED' });
    await runJobs(ctx);
    const touched = (await ctx.store.products.bySku(catalogId, 'B'))!;
    await updateProduct(ctx, { id: touched.id, revision: touched.revision, input: { brand: 'Terra' } });
    const gone = await deleteProducts(ctx, { catalogId, target: { ids: [await toId('D')] }, expectedCount: 1 });
    await runJobs(ctx);
    const undo = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await messages(undo)).toEqual([
      'CHANGED_SINCE: “Product D” wasn’t changed because it has been deleted since.',
      'CHANGED_SINCE: “Product B” wasn’t changed because it has been changed since.',
    ]);
    const products = await ctx.store.list('products');
    expect(Object.fromEntries(products.map(({ sku, status }) => [sku, status]))).toEqual({
      A: 'ACTIVE',
      B: 'ARCHIVED',
      C: 'ACTIVE',
      E: 'ACTIVE',
    });
    expect((await jobNow(ctx, gone)).undoneById).toBeNull();
  });

  it('has the same result when killed in any place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { maxLength: 3 }), async (kills) => {
        const { ctx, catalogId, request } = await seeded();
        const before = await catalogChecksum(ctx, catalogId);
        const job = await setProductsStatus(ctx, { ...request, status: 'DRAFT' });
        await runJobs(ctx);
        const undo = await undoJob(ctx, job.id);
        for (const commits of kills) await runKilled(ctx, commits);
        await runJobs(ctx);
        expect(await catalogChecksum(ctx, catalogId)).toBe(before);
        expect(await jobNow(ctx, undo)).toMatchObject({ status: 'COMPLETED', counts: { updated: 5, skipped: 0 } });
      }),
      { numRuns: 20 },
    );
  });

  it('continues where a canceled undo stopped', async () => {
    const { ctx, catalogId, request } = await seeded();
    const before = await catalogChecksum(ctx, catalogId);
    const job = await setProductsStatus(ctx, { ...request, status: 'DRAFT' });
    await runJobs(ctx);
    const first = await undoJob(ctx, job.id);
    await runKilled(ctx, 3);
    const stored = await jobNow(ctx, first);
    await ctx.store.commit([{ table: 'jobs', put: { ...stored, status: 'CANCELED' } }]);
    const second = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await catalogChecksum(ctx, catalogId)).toBe(before);
    expect(await jobNow(ctx, second)).toMatchObject({ status: 'COMPLETED', counts: { updated: 3, skipped: 0 } });
  });
});

it('a bulk edit skips products that need no change or no longer exist, and changes only the given ones', async () => {
  const { ctx, catalogId, toId } = await seeded();
  const ids = [await toId('A'), await toId('B')];
  const job = await setProductsStatus(ctx, { catalogId, target: { ids }, expectedCount: 2, status: 'ACTIVE' });
  await runJobs(ctx);
  expect(await jobNow(ctx, job)).toMatchObject({ status: 'COMPLETED', counts: { updated: 0, skipped: 2 } });
  const excludeIds = [await toId('C')];
  const target = { matching: { filter: { q: 'product' }, excludeIds } };
  const second = await setProductsStatus(ctx, { catalogId, target, expectedCount: 4, status: 'DRAFT' });
  await ctx.store.commit([{ table: 'products', remove: await toId('E') }]);
  await runJobs(ctx);
  expect(await jobNow(ctx, second)).toMatchObject({ counts: { updated: 3, skipped: 0 } });
  expect((await ctx.store.products.bySku(catalogId, 'C'))!.status).toBe('ACTIVE');
  await duplicateProduct(ctx, excludeIds[0]!);
});
