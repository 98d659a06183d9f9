import { expect, it } from 'vitest';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { createJob } from '#server/domain/jobs/createJob';
import { jobIssues } from '#server/domain/jobs/jobParts';
import { createProduct } from '#server/domain/products/createProduct';
import { catalogWith, createTestContext, soundProduct } from '../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from './engine';

const seeded = async () => {
  const ctx = createTestContext();
  const catalog = await catalogWith(ctx, 'Garden', ['A', 'B']);
  await createProduct(ctx, { catalogId: catalog.id, input: { ...soundProduct('C'), slug: 'product-a' } });
  const start = () => createJob(ctx, { type: 'VALIDATE', catalogId: catalog.id, input: { kind: 'validate' } });
  const product = async (sku: string) => (await ctx.store.products.bySku(catalog.id, sku))!;
  return { ctx, catalogId: catalog.id, start, product };
};

const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code);

it('a validation finds issues caused by other products, and changes only issues', async () => {
  const { ctx, catalogId, start, product } = await seeded();
  const before = await product('A');
  expect(codes(before.issues)).not.toContain('SLUG_DUPLICATE');
  const revision = (await ctx.store.get('catalogs', catalogId))!.contentRevision;
  const job = await start();
  await runJobs(ctx);
  const after = await product('A');
  expect(codes(after.issues)).toContain('SLUG_DUPLICATE');
  expect({ ...after, issues: before.issues, issueCounts: before.issueCounts }).toEqual(before);
  expect((await ctx.store.get('catalogs', catalogId))!.contentRevision).toBe(revision);
  const done = await jobNow(ctx, job);
  expect(done).toMatchObject({ status: 'COMPLETED_WITH_ISSUES', counts: { updated: 1, skipped: 2 }, changeCount: 0 });
  const { issues } = await jobIssues(ctx, done, { perPage: 100 });
  expect(issues.filter(({ code }) => code === 'SLUG_DUPLICATE').map(({ entityId }) => entityId)).toEqual([
    before.id,
    (await product('C')).id,
  ]);
});

it('a killed validation reports each product once', async () => {
  const { ctx, start } = await seeded();
  const job = await start();
  await runKilled(ctx, 2);
  await runJobs(ctx);
  const { issues } = await jobIssues(ctx, await jobNow(ctx, job), { perPage: 100 });
  const keys = issues.map(({ code, entityId, field }) => `${code} ${entityId} ${field}`);
  expect(keys).toEqual([...new Set(keys)]);
  expect((await jobNow(ctx, job)).progress).toEqual({ processed: 3, total: 3 });
});

it('a validation grades products by the languages that the catalog has since', async () => {
  const { ctx, catalogId, start, product } = await seeded();
  const before = await product('A');
  const catalog = (await ctx.store.get('catalogs', catalogId))!;
  await updateCatalog(ctx, { id: catalogId, input: { locales: ['en', 'de'] }, revision: catalog.revision });
  await start();
  await runJobs(ctx);
  const { qualityScore, revision } = await product('A');
  expect([qualityScore, revision]).toEqual([before.qualityScore - 15, before.revision]);
});
