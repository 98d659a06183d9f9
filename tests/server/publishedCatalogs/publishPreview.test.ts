import { describe, expect, it } from 'vitest';
import { getPublishedPriceRange } from '#server/domain/publishedCatalogs/publishedPrices';
import { versionDiff, publishedProducts } from '#server/domain/publishedCatalogs/publishedProducts';
import { getVersion, publishedCatalogs } from '#server/domain/publishedCatalogs/publishedCatalogList';
import { previewChecksum, previewDiff, publishPreview } from '#server/domain/publishedCatalogs/publishPreview';
import { publishCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import { countIssues } from '#server/domain/validation/issues';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { addProduct, changeProduct, publish, getPublishedCatalog } from './publishing';

describe('publishPreview', () => {
  it('shows the whole catalog as added before the first version', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', ['B', 'A']);
    const preview = await publishPreview(ctx, id);
    expect(preview).toMatchObject({
      catalogId: id,
      version: 1,
      productCount: 2,
      isBlocked: false,
      isUnchanged: false,
      summary: { added: 2, changed: 0, removed: 0 },
    });
    const checksum = await previewChecksum(ctx, preview);
    expect((await publish(ctx, id)).version.checksum).toBe(checksum);
    const next = await publishPreview(ctx, id);
    expect(next).toMatchObject({ version: 2, isUnchanged: true });
    expect(await previewChecksum(ctx, next)).toBe(checksum);
  });

  it('reflects every product change', async () => {
    const ctx = createTestContext();
    const { catalogId } = await getPublishedCatalog(ctx);
    await changeProduct(ctx, catalogId, 'A', { name: 'Other' });
    await changeProduct(ctx, catalogId, 'B', { status: 'DRAFT' });
    await addProduct(ctx, catalogId, 'C');
    expect((await publishPreview(ctx, catalogId)).summary).toEqual({ added: 1, changed: 1, removed: 1 });
    await changeProduct(ctx, catalogId, 'A', { name: 'Product A' });
    expect((await publishPreview(ctx, catalogId)).summary).toEqual({ added: 1, changed: 0, removed: 1 });
  });

  it('counts the issues of what would be published, of which errors block', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', ['A', 'B']);
    const { issues } = (await ctx.store.products.bySku(id, 'A'))!;
    expect(issues.length).toBeGreaterThan(0);
    const before = (await publishPreview(ctx, id)).issueCounts;
    expect(before).toEqual(countIssues([...issues, ...issues]));
    await changeProduct(ctx, id, 'A', { issues: issues.map((one) => ({ ...one, severity: 'ERROR' as const })) });
    expect(await publishPreview(ctx, id)).toMatchObject({ isBlocked: true, issueCounts: { error: issues.length } });
    await expect(publishPreview(ctx, '99')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('returns the changes field by field, in pages', async () => {
    const ctx = createTestContext();
    const { catalogId } = await getPublishedCatalog(ctx);
    await changeProduct(ctx, catalogId, 'A', { name: 'Other' });
    await changeProduct(ctx, catalogId, 'B', { status: 'ARCHIVED' });
    await addProduct(ctx, catalogId, 'C');
    const { diffs, summary, totalDocs } = await previewDiff(ctx, { catalogId }, {});
    expect(diffs).toEqual([
      {
        kind: 'CHANGED',
        sku: 'A',
        name: 'Other',
        productId: (await ctx.store.products.bySku(catalogId, 'A'))!.id,
        isDeleted: false,
        fields: [{ field: 'name', before: 'Product A', after: 'Other' }],
      },
      { kind: 'REMOVED', sku: 'B', name: 'Product B', productId: expect.any(String), isDeleted: false, fields: [] },
      { kind: 'ADDED', sku: 'C', name: 'Product C', productId: expect.any(String), isDeleted: false, fields: [] },
    ]);
    expect([summary, totalDocs]).toEqual([{ added: 1, changed: 1, removed: 1 }, 3]);
    const added = await previewDiff(ctx, { catalogId }, { kind: 'ADDED', perPage: 10 });
    expect(added).toMatchObject({ totalDocs: 1, totalPages: 1, diffs: [{ sku: 'C' }], summary });
    expect(await previewDiff(ctx, { catalogId }, { page: 9 })).toMatchObject({ diffs: [], totalDocs: 3, page: 9 });
    await changeProduct(ctx, catalogId, 'A', { name: '' });
    expect((await previewDiff(ctx, { catalogId }, { kind: 'CHANGED' })).diffs).toMatchObject([{ sku: 'A', name: 'A' }]);
    await expect(previewDiff(ctx, { catalogId }, { perPage: 101 })).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('Published version', () => {
  it('keeps its products and diff unchanged', async () => {
    const ctx = createTestContext();
    const { catalogId, version: first } = await getPublishedCatalog(ctx);
    await changeProduct(ctx, catalogId, 'A', { name: 'Other' });
    const { version: second } = await publish(ctx, catalogId);
    const b = (await ctx.store.products.bySku(catalogId, 'B'))!;
    await ctx.store.commit([{ table: 'products', remove: b.id }]);

    const { data, totalDocs } = await publishedProducts(ctx, first, {});
    expect(data.map(({ sku, name }) => [sku, name])).toEqual([
      ['A', 'Product A'],
      ['B', 'Product B'],
    ]);
    expect(totalDocs).toBe(2);
    expect(data[0]).toMatchObject({ content: { sku: 'A' } });
    expect(await getPublishedPriceRange(ctx, data[0]!, null)).toMatchObject({ currency: 'EUR', min: 10, max: 10 });
    expect((await versionDiff(ctx, second, {})).diffs).toMatchObject([
      { kind: 'CHANGED', sku: 'A', fields: [{ field: 'name', before: 'Product A', after: 'Other' }] },
    ]);
    const { diffs } = await versionDiff(ctx, first, { kind: 'ADDED' });
    expect(diffs.map(({ sku, isDeleted }) => [sku, isDeleted])).toEqual([
      ['A', false],
      ['B', true],
    ]);
  });

  it('can be searched by name, brand, and SKU', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', []);
    await addProduct(ctx, id, 'TNT-1', { name: 'Ridge Tent', brand: 'Tarnwick' });
    await addProduct(ctx, id, 'MUG-1', { name: 'Enamel Mug', variants: [{ sku: 'MUG-1-RED' }] });
    const { version } = await publish(ctx, id);
    const search = async (q: string) => (await publishedProducts(ctx, version, { q })).data.map(({ sku }) => sku);
    expect(await search(' ridge ')).toEqual(['TNT-1']);
    expect(await search('TARN')).toEqual(['TNT-1']);
    expect(await search('1-red')).toEqual(['MUG-1']);
    expect(await search('')).toEqual(['MUG-1', 'TNT-1']);
    const second = await publishedProducts(ctx, version, { q: '-1', page: 2, perPage: 1 });
    expect(second).toMatchObject({ data: [{ sku: 'TNT-1' }], totalDocs: 2, totalPages: 2 });
    expect((await publishedProducts(ctx, version, { q: '-1', perPage: 1 })).data).toMatchObject([{ sku: 'MUG-1' }]);
    expect(await publishedProducts(ctx, version, { q: 'nothing' })).toMatchObject({ totalDocs: 0, totalPages: 0 });
    await expect(publishedProducts(ctx, version, { page: 0 })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('are all read for the first search only, and page by page after that', async () => {
    const ctx = createTestContext();
    const skus = Array.from({ length: 20 }, (_, at) => `P${at + 10}`);
    const { id } = await catalogWith(ctx, 'Range', skus);
    const { version } = await publish(ctx, id);
    let reads = 0;
    const getMany: typeof ctx.store.getMany = (table, ids) => {
      if (table === 'contents') reads += ids.length;
      return ctx.store.getMany(table, ids);
    };
    const search = async (q: string, page: number) => {
      reads = 0;
      const observed = { ...ctx, store: { ...ctx.store, getMany } };
      const { data, totalDocs } = await publishedProducts(observed, version, { q, page, perPage: 4 });
      return { skus: data.map(({ sku }) => sku), totalDocs, reads };
    };
    expect(await search('p1', 1)).toEqual({ skus: skus.slice(0, 4), totalDocs: 10, reads: 24 });
    expect(await search('p1', 3)).toEqual({ skus: skus.slice(8, 10), totalDocs: 10, reads: 2 });
    expect(await search('p2', 1)).toEqual({ skus: skus.slice(10, 14), totalDocs: 10, reads: 4 });
    await changeProduct(ctx, id, 'P10', { name: 'Product P2' });
    const { version: next } = await publish(ctx, id);
    expect((await publishedProducts(ctx, next, { q: 'p2' })).totalDocs).toBe(11);
    expect((await publishedProducts(ctx, version, { q: 'p2' })).totalDocs).toBe(10);
  });
});

describe('publishedCatalogs', () => {
  it('lists versions newest first, filtered by catalog, status, and search', async () => {
    const ctx = createTestContext();
    const one = await getPublishedCatalog(ctx, 'Harbour range');
    ctx.passSeconds(60);
    const two = await getPublishedCatalog(ctx, 'Mountain range');
    ctx.passSeconds(60);
    await addProduct(ctx, one.catalogId, 'C');
    await publish(ctx, one.catalogId, { label: 'Spring', reason: 'Easter' });
    const list = async (input: Parameters<typeof publishedCatalogs>[1]) =>
      (await publishedCatalogs(ctx, input)).publishedCatalogs.map(
        ({ catalogId, version }) => `${catalogId} v${version}`,
      );
    const [first, second] = [one.catalogId, two.catalogId];
    expect(await list(null)).toEqual([`${first} v2`, `${second} v1`, `${first} v1`]);
    expect(await list({ catalogId: second })).toEqual([`${second} v1`]);
    expect(await list({ status: 'CURRENT' })).toEqual([`${first} v2`, `${second} v1`]);
    expect(await list({ q: 'HARBOUR' })).toEqual([`${first} v2`, `${first} v1`]);
    expect(await list({ q: 'easter' })).toEqual([`${first} v2`]);
    expect(await list({ page: 2 })).toEqual([]);
    await expect(getVersion(ctx, '99')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('includes the publishing job in progress', async () => {
    const ctx = createTestContext();
    const { catalogId } = await getPublishedCatalog(ctx);
    expect((await publishedCatalogs(ctx, {})).currentJob).toBeNull();
    await addProduct(ctx, catalogId, 'C');
    const job = await publishCatalog(ctx, { catalogId });
    expect((await publishedCatalogs(ctx, {})).currentJob?.id).toBe(job.id);
    expect((await publishedCatalogs(ctx, { catalogId })).currentJob?.id).toBe(job.id);
    expect((await publishedCatalogs(ctx, { catalogId: '99' })).currentJob).toBeNull();
  });
});
