import { describe, expect, it } from 'vitest';
import { jobChanges } from '#server/domain/jobs/jobParts';
import { previewChecksum, previewDiff, publishPreview } from '#server/domain/publishedCatalogs/publishPreview';
import { publishCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import { hasUnpublishedChanges } from '#server/domain/catalogs/catalogFacts';
import { catalogWith, createTestContext, getError } from '../catalogs/domainContext';
import { jobNow, runJobs } from '../jobs/engine';
import { addProduct } from './publishing';

/** Creates a catalog with A and B, which are ready, and C, which has no price. */
const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Range', ['A', 'B']);
  await addProduct(ctx, catalogId, 'C', { prices: [] });
  return { ctx, catalogId };
};

describe('Publishing without products that have errors', () => {
  it('is suggested by the error message, with the number of ready products', async () => {
    const { ctx, catalogId } = await world();
    const { code, message } = await getError(() => publishCatalog(ctx, { catalogId }));
    expect(code).toBe('CONFLICT');
    expect(message).toMatch(
      /^1 error blocks publishing "Range"\. C: .* publish the 2 that are ready and set the rest to draft\.$/,
    );
  });

  it('starts without reading any product', async () => {
    const { ctx, catalogId } = await world();
    const { products } = ctx.store;
    const read: string[] = [];
    const scan: typeof products.scan = async function* (...order) {
      for await (const product of products.scan(...order)) {
        read.push(product.sku);
        yield product;
      }
    };
    const observed = { ...ctx, store: { ...ctx.store, products: { ...products, scan } } };
    expect(await publishCatalog(observed, { catalogId, skipInvalid: true })).toMatchObject({ status: 'PENDING' });
    expect(read).toEqual([]);
  });

  it('previews the contents of the version', async () => {
    const { ctx, catalogId } = await world();
    const counts = { readyCount: 2, invalidCount: 1, issueCounts: { error: 1 } };
    expect(await publishPreview(ctx, catalogId)).toMatchObject({ ...counts, productCount: 3, isBlocked: true });
    const preview = await publishPreview(ctx, catalogId, true);
    expect(preview).toMatchObject({ ...counts, productCount: 2, isBlocked: false, summary: { added: 2 } });
    const { diffs } = await previewDiff(ctx, preview, {});
    expect(diffs.map(({ sku }) => sku)).toEqual(['A', 'B']);
  });

  it('publishes the others and sets the rest to draft, listed in the job', async () => {
    const { ctx, catalogId } = await world();
    const checksum = await previewChecksum(ctx, { catalogId, skipInvalid: true });
    const { contentRevision } = (await ctx.store.get('catalogs', catalogId))!;
    const started = await publishCatalog(ctx, { catalogId, skipInvalid: true });
    await runJobs(ctx);
    const job = await jobNow(ctx, started);
    expect(job).toMatchObject({ status: 'COMPLETED', counts: { updated: 1 }, changeCount: 1 });
    expect(job.log.map(({ message }) => message)).toContain(
      '1 product with errors was left out of this version and set to draft.',
    );
    expect((await jobChanges(ctx, job, {})).changes).toMatchObject([
      { entityName: 'Product C', action: 'UPDATE', before: { status: 'ACTIVE' }, after: { status: 'DRAFT' } },
    ]);
    expect(await ctx.store.get('publishedCatalogs', job.versionId!)).toMatchObject({ checksum, productCount: 2 });
    expect((await ctx.store.products.bySku(catalogId, 'C'))!.status).toBe('DRAFT');
    const catalog = (await ctx.store.get('catalogs', catalogId))!;
    expect(catalog).toMatchObject({ status: 'ACTIVE', lastVersion: 1, contentRevision: contentRevision + 1 });
    expect(await hasUnpublishedChanges(ctx, catalog)).toBe(false);
  });

  it('changes nothing for a catalog without errors', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Range', ['A', 'B']);
    const { contentRevision } = (await ctx.store.get('catalogs', catalogId))!;
    const checksum = await previewChecksum(ctx, { catalogId, skipInvalid: false });
    const started = await publishCatalog(ctx, { catalogId, skipInvalid: true });
    await runJobs(ctx);
    const job = await jobNow(ctx, started);
    expect(job).toMatchObject({ counts: { updated: 0 }, changeCount: 0 });
    expect(await ctx.store.get('catalogs', catalogId)).toMatchObject({ contentRevision });
    expect(await ctx.store.get('publishedCatalogs', job.versionId!)).toMatchObject({ checksum, productCount: 2 });
  });

  it('is rejected if no product is ready', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Range', []);
    await addProduct(ctx, catalogId, 'C', { prices: [] });
    const { message } = await getError(() => publishCatalog(ctx, { catalogId, skipInvalid: true }));
    expect(message).toMatch(/^1 error blocks publishing "Range"\. .* Fix them first\.$/);
    expect(await publishPreview(ctx, catalogId, true)).toMatchObject({ isBlocked: true, readyCount: 0 });
  });
});
