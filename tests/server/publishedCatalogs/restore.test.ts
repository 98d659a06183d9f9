import { describe, expect, it } from 'vitest';
import { hasUnpublishedChanges, nextStep } from '#server/domain/catalogs/catalogFacts';
import { undoJob } from '#server/domain/jobs/actions';
import { jobChanges, jobIssues } from '#server/domain/jobs/jobParts';
import type { CatalogRecord } from '#server/records/catalogs';
import { previewChecksum } from '#server/domain/publishedCatalogs/publishPreview';
import { restoreDiff, restoreFrom, restorePreview } from '#server/domain/publishedCatalogs/restore/restore';
import { catalogWith, createTestContext, getError, type TestContext } from '../catalogs/domainContext';
import { catalogChecksum, jobNow, runJobs } from '../jobs/engine';
import { addProduct, changeProduct, publish, getPublishedCatalog } from './publishing';

const remove = async (ctx: TestContext, catalogId: string, sku: string) => {
  const { id } = (await ctx.store.products.bySku(catalogId, sku))!;
  await ctx.store.commit([{ table: 'products', remove: id }]);
};

/**
 * Version 1 contains A and B. Then A was changed, B deleted, and C added; that was version 2, which was rolled back.
 */
const rolledBack = async () => {
  const ctx = createTestContext();
  const { catalogId, version } = await getPublishedCatalog(ctx);
  await changeProduct(ctx, catalogId, 'A', { name: 'Bad edit' });
  await remove(ctx, catalogId, 'B');
  await addProduct(ctx, catalogId, 'C');
  await publish(ctx, catalogId);
  await publish(ctx, catalogId, { rollbackOf: version.id });
  const catalog = async () => (await ctx.store.get('catalogs', catalogId))!;
  return { ctx, catalogId, version, catalog, current: (await catalog()).currentVersionId! };
};

const restore = async (ctx: TestContext, versionId: string) => {
  const started = await restoreFrom(ctx, { id: versionId });
  await runJobs(ctx);
  return jobNow(ctx, started);
};

const next = (ctx: TestContext, catalog: CatalogRecord) =>
  nextStep(ctx, catalog, async (id) => (await restorePreview(ctx, id)).isUnchanged);

describe('Restoring the working copy', () => {
  it('is the next action after a rollback, until the products match the published ones', async () => {
    const { ctx, catalogId, catalog, current } = await rolledBack();
    expect(await next(ctx, await catalog())).toBe('RESTORE_WORKING_COPY');
    await restore(ctx, current);
    expect(await hasUnpublishedChanges(ctx, await catalog())).toBe(false);
    expect(await next(ctx, await catalog())).toBe('DOWNLOAD_FEEDS');
    // The products are the same again, so there is nothing to restore.
    for (const name of ['Edited', 'Product A']) await changeProduct(ctx, catalogId, 'A', { name });
    expect(await hasUnpublishedChanges(ctx, await catalog())).toBe(true);
    expect(await next(ctx, await catalog())).toBe('PUBLISH_CHANGES');
  });

  it('previews what it would change, field by field', async () => {
    const { ctx, current } = await rolledBack();
    const preview = await restorePreview(ctx, current);
    expect(preview).toMatchObject({
      isUnchanged: false,
      summary: { added: 1, changed: 1, removed: 1 },
    });
    expect((await restoreDiff(ctx, preview, {})).diffs).toMatchObject([
      { kind: 'CHANGED', sku: 'A', fields: [{ field: 'name', before: 'Bad edit', after: 'Product A' }] },
      { kind: 'ADDED', sku: 'B' },
      { kind: 'REMOVED', sku: 'C' },
    ]);
    expect((await restoreDiff(ctx, preview, { kind: 'ADDED' })).totalDocs).toBe(1);
  });

  it('restores what was published, and sets products added since to draft', async () => {
    const { ctx, catalogId, current, version } = await rolledBack();
    const job = await restore(ctx, current);
    expect(job).toMatchObject({ type: 'BULK_EDIT', status: 'COMPLETED', counts: { created: 1, updated: 2 } });
    expect(job.log.at(-1)!.message).toMatch(/^Ended: 1 restored, 2 updated/);
    expect(await previewChecksum(ctx, { catalogId, skipInvalid: false })).toBe(version.checksum);
    expect((await ctx.store.products.bySku(catalogId, 'C'))!.status).toBe('DRAFT');
    expect((await jobChanges(ctx, job, {})).changes.map(({ action }) => action).sort()).toEqual([
      'CREATE',
      'UPDATE',
      'UPDATE',
    ]);
  });

  it('processes only products that differ', async () => {
    const { ctx, catalogId, current } = await rolledBack();
    await restore(ctx, current);
    await changeProduct(ctx, catalogId, 'A', { name: 'Bad edit' });
    expect(await restore(ctx, current)).toMatchObject({
      progress: { processed: 1, total: 1 },
      counts: { updated: 1, skipped: 0 },
    });
  });

  it('can be undone', async () => {
    const { ctx, catalogId, catalog, current } = await rolledBack();
    const before = await catalogChecksum(ctx, catalogId);
    const job = await restore(ctx, current);
    await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await catalogChecksum(ctx, catalogId)).toBe(before);
    expect(await next(ctx, await catalog())).toBe('RESTORE_WORKING_COPY');
  });

  it('works for any version', async () => {
    const { ctx, catalogId, catalog, version } = await rolledBack();
    await restore(ctx, version.id);
    const second = (await ctx.store.list('publishedCatalogs', ({ version: number }) => number === 2))[0]!;
    await restore(ctx, second.id);
    expect(await previewChecksum(ctx, { catalogId, skipInvalid: false })).toBe(second.checksum);
    expect(await hasUnpublishedChanges(ctx, await catalog())).toBe(true);
  });

  it('returns swapped SKUs to their products', async () => {
    const { ctx, catalogId, catalog, current } = await rolledBack();
    await restore(ctx, current);
    await changeProduct(ctx, catalogId, 'A', { sku: 'X' });
    await changeProduct(ctx, catalogId, 'B', { sku: 'A' });
    await changeProduct(ctx, catalogId, 'X', { sku: 'B' });
    const job = await restore(ctx, current);
    expect(job).toMatchObject({ status: 'COMPLETED', counts: { updated: 2 } });
    for (const sku of ['A', 'B']) {
      const product = (await ctx.store.products.bySku(catalogId, sku))!;
      expect([product.name, product.issueCounts.error]).toEqual([`Product ${sku}`, 0]);
    }
    expect(await hasUnpublishedChanges(ctx, await catalog())).toBe(false);
  });

  it('skips a product whose SKU belongs to another product, and reports it', async () => {
    const { ctx, catalogId, current } = await rolledBack();
    await changeProduct(ctx, catalogId, 'A', { sku: 'A-NEW' });
    await addProduct(ctx, catalogId, 'D', { variants: [{ sku: 'A' }] });
    const job = await restore(ctx, current);
    expect(job).toMatchObject({ status: 'COMPLETED_WITH_ISSUES', counts: { skipped: 1, warnings: 1 } });
    expect((await jobIssues(ctx, job, {})).issues).toMatchObject([{ code: 'SKU_TAKEN', entityName: 'Product A' }]);
  });

  it('updates a product re-created under its SKU instead of adding another one', async () => {
    const { ctx, catalogId, current } = await rolledBack();
    const again = await addProduct(ctx, catalogId, 'B', { name: 'Made again' });
    expect(await restore(ctx, current)).toMatchObject({ counts: { created: 0, updated: 3 } });
    expect(await ctx.store.products.bySku(catalogId, 'B')).toMatchObject({ id: again.id, name: 'Product B' });
  });

  it('adds a deleted product again, although another one has its SKU that gets its own back', async () => {
    const { ctx, catalogId, current } = await rolledBack();
    await restore(ctx, current);
    const { id } = (await ctx.store.products.bySku(catalogId, 'B'))!;
    await remove(ctx, catalogId, 'A');
    await changeProduct(ctx, catalogId, 'B', { sku: 'A' });
    expect(await restore(ctx, current)).toMatchObject({ status: 'COMPLETED', counts: { created: 1, updated: 1 } });
    expect(await ctx.store.products.bySku(catalogId, 'B')).toMatchObject({ id, name: 'Product B' });
    expect(await ctx.store.products.bySku(catalogId, 'A')).toMatchObject({ name: 'Product A' });
  });

  it('is rejected if there is nothing to restore, and in an archived catalog', async () => {
    const { ctx, catalog, current } = await rolledBack();
    await restore(ctx, current);
    expect(await getError(() => restoreFrom(ctx, { id: current }))).toMatchObject({
      code: 'CONFLICT',
      message: 'Nothing to restore. The products in "Range" already match version 3.',
    });
    await ctx.store.commit([{ table: 'catalogs', put: { ...(await catalog()), status: 'ARCHIVED' } }]);
    expect((await getError(() => restoreFrom(ctx, { id: current }))).message).toContain('is archived');
    expect(await getError(() => restoreFrom(ctx, { id: '99' }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('changes products in the order in which they were added, whatever their SKUs', async () => {
    const ctx = createTestContext();
    const { id: catalogId } = await catalogWith(ctx, 'Range', ['M', 'Z', 'C', 'N']);
    const { version } = await publish(ctx, catalogId);
    for (const sku of ['Y', 'X', 'A']) await addProduct(ctx, catalogId, sku);
    for (const sku of ['C', 'M', 'Z']) await changeProduct(ctx, catalogId, sku, { name: 'Bad edit' });
    const job = await restore(ctx, version.id);
    const { changes } = await jobChanges(ctx, job, {});
    expect(changes.map(({ entityName }) => entityName)).toEqual([
      'Product Y',
      'Product X',
      'Product A',
      'Product M',
      'Product Z',
      'Product C',
    ]);
  });
});
