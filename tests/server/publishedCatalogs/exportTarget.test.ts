import { describe, expect, it } from 'vitest';
import { startImport } from '#server/domain/imports/jobs/importJobs';
import { inspectUpload } from '#server/domain/imports/jobs/inspectUpload';
import { checksum, getContent } from '#server/domain/products/canonical';
import { exportReport } from '#server/domain/publishedCatalogs/exportReport';
import { exportCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import { countIssues } from '#server/domain/validation/issues';
import type { DomainContext } from '#server/domain/context';
import type { FeedFormat, ProductTargetInput } from '#server/types.generated';
import { catalogWith, createTestContext, getError } from '../catalogs/domainContext';
import { jobNow, runJobs } from '../jobs/engine';
import { upload } from '../imports/jobs/importSetup';
import { addProduct, GOOGLE_PRODUCT, setShop } from './publishing';

/** Creates a catalog with products 1 to 4, the last two as drafts, and another one with product 5. */
const setUp = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Summer', ['B', 'A']);
  for (const sku of ['D', 'C']) await addProduct(ctx, catalogId, sku, { ...GOOGLE_PRODUCT, status: 'DRAFT' });
  await catalogWith(ctx, 'Winter', ['E']);
  return { ctx, catalogId };
};

const runExport = async (
  ctx: DomainContext,
  request: { catalogId: string; target?: ProductTargetInput; expectedCount?: number },
  format: FeedFormat = 'JSON',
) => {
  const job = await exportCatalog(ctx, { ...request, format });
  await runJobs(ctx);
  const { outputFileIds, progress, log, status } = await jobNow(ctx, job);
  const slices: Uint8Array[] = [];
  for await (const slice of ctx.files.read(outputFileIds[0]!)) slices.push(slice);
  return { bytes: Buffer.concat(slices), progress, status, log: log.map(({ message }) => message) };
};

const getSkus = (bytes: Buffer) => JSON.parse(bytes.toString()).map(({ sku }: { sku: string }) => sku);

describe('An export of some products', () => {
  it.each<[ProductTargetInput, string[]]>([
    [{ ids: ['4', '1', '3'] }, ['B', 'C', 'D']],
    [{ matching: { filter: { status: 'DRAFT' } } }, ['C', 'D']],
    [{ matching: { filter: { q: 'product a' } } }, ['A']],
    [{ matching: { filter: {}, excludeIds: ['1', '5'] } }, ['A', 'C', 'D']],
    [
      {
        matching: {
          filter: { conditions: [{ field: 'name', operator: 'CONTAINS', values: ['product'] }] },
          excludeIds: ['4'],
        },
      },
      ['A', 'B', 'D'],
    ],
  ])('contains those of %o by SKU and names their number', async (target, skus) => {
    const { ctx, catalogId } = await setUp();
    const { length: count } = skus;
    const { bytes, progress, log } = await runExport(ctx, { catalogId, target, expectedCount: count });
    expect(getSkus(bytes)).toEqual(skus);
    expect(progress).toEqual({ processed: count, total: count });
    expect(log).toContain(`Exported ${count} of the catalog’s 4 products.`);
  });

  it.each<FeedFormat>(['CSV', 'JSON', 'NDJSON', 'XLSX', 'GOOGLE_XML', 'SHOPIFY_CSV', 'VENDURE_CSV', 'MEDUSA_CSV'])(
    'is also available as %s',
    async (format) => {
      const { ctx, catalogId } = await setUp();
      await setShop(ctx, catalogId);
      const all = await runExport(ctx, { catalogId }, format);
      const some = await runExport(ctx, { catalogId, target: { ids: ['3'] }, expectedCount: 1 }, format);
      expect(all.progress.processed).toBe(4);
      expect(some.progress.processed).toBe(1);
      expect(some.bytes.length).toBeLessThan(all.bytes.length);
    },
  );

  it.each<[string, { target: ProductTargetInput; expectedCount?: number }, object]>([
    ['another number', { target: { ids: ['1', '99'] }, expectedCount: 2 }, { code: 'CONFLICT' }],
    ['no products', { target: { matching: { filter: { q: 'none' } } }, expectedCount: 0 }, { code: 'INVALID' }],
    ['no number', { target: { ids: ['1'] } }, { code: 'INVALID', fields: { expectedCount: expect.any(String) } }],
  ])('is refused for %s', async (_, request, refusal) => {
    const { ctx, catalogId } = await setUp();
    const error = await getError(() => exportCatalog(ctx, { catalogId, format: 'CSV', ...request }));
    expect(error).toMatchObject(refusal);
    expect(ctx.started).toEqual([]);
  });

  it.each<FeedFormat>(['CSV', 'JSON', 'XLSX'])('imports again as %s without changes', async (format) => {
    const { ctx, catalogId } = await setUp();
    const target = { matching: { filter: { status: 'DRAFT' } } } as const;
    const { bytes } = await runExport(ctx, { catalogId, target, expectedCount: 2 }, format);
    const { id: fileId } = await upload(ctx, bytes, `products.${format.toLowerCase()}`);
    const { layout, mapping } = await inspectUpload(ctx, fileId, null);
    const { id: empty } = await catalogWith(ctx, 'Empty', []);
    const plan = { fileId, layout: layout.code, mapping, errorPolicy: 'REJECT_EVERYTHING', profileId: null } as const;
    const again = await startImport(ctx, { catalogId, ...plan }, 'APPLY');
    const copied = await startImport(ctx, { catalogId: empty, ...plan }, 'APPLY');
    await runJobs(ctx);
    expect((await jobNow(ctx, again)).counts).toMatchObject({ created: 0, updated: 0, deleted: 0, skipped: 2 });
    expect((await jobNow(ctx, copied)).counts).toMatchObject({ created: 2, failed: 0 });
    const sum = async (id: string) => {
      const contents = [];
      for await (const product of ctx.store.products.scan(id, 'SKU', target.matching.filter))
        contents.push(getContent(product));
      return checksum(contents);
    };
    expect(await sum(empty)).toBe(await sum(catalogId));
  });
});

describe('The issues of an export', () => {
  it.each<FeedFormat>(['GOOGLE_XML', 'SHOPIFY_CSV', 'VENDURE_CSV', 'MEDUSA_CSV'])(
    'as %s are collected up to the number that the job stores, and all are counted',
    async (format) => {
      const ctx = createTestContext();
      const { id } = await catalogWith(ctx, 'Summer', ['A']);
      await setShop(ctx, id);
      for (const sku of ['B', 'C', 'D', 'E']) {
        await addProduct(ctx, id, sku, { prices: [], variants: [{ sku: `${sku}-1` }, { sku: `${sku}-2` }] });
      }
      const catalog = (await ctx.store.get('catalogs', id))!;
      const report = (limit: number) =>
        exportReport(format, ctx.store.products.scan(id, 'SKU'), catalog, { limit, now: ctx.now() });
      const all = await report(Infinity);
      expect(new Set(all.issues.map((issue) => issue.id)).size).toBe(all.issues.length);
      expect(all.issueCounts).toEqual(countIssues(all.issues));
      expect(all.issueCounts.warning).toBeGreaterThan(3);
      const warnings = all.issues.filter(({ severity }) => severity === 'WARNING');
      const some = await report(3);
      expect(some).toMatchObject({ issueCounts: all.issueCounts, log: all.log });
      expect(some.issues.filter(({ severity }) => severity === 'WARNING')).toEqual(warnings.slice(0, 3));

      const limited = { ...ctx, limits: { ...ctx.limits, issues: 3 } };
      const started = await exportCatalog(limited, { catalogId: id, format });
      await runJobs(limited);
      const job = await jobNow(ctx, started);
      expect(job).toMatchObject({ issueCounts: all.issueCounts, storedIssueCounts: { warning: 3 } });
    },
  );

  it('have a missing shop URL once for all products', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer', ['A', 'B']);
    const catalog = (await ctx.store.get('catalogs', id))!;
    const { issues } = await exportReport('GOOGLE_XML', ctx.store.products.scan(id, 'SKU'), catalog, {
      limit: 9,
      now: ctx.now(),
    });
    expect(issues.filter(({ entityType }) => entityType === 'FILE')).toHaveLength(1);
  });
});
