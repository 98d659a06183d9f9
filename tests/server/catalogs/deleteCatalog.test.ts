import { describe, expect, it, vi } from 'vitest';
import { deleteCatalog } from '#server/domain/catalogs/deleteCatalog';
import { getProduct, getProducts } from '#server/domain/products/productList';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import { partId } from '#server/records/jobs';
import { TABLE_NAMES } from '#server/records/tables';
import { runJobs, runKilled } from '../jobs/engine';
import { catalogWith, createTestContext, putJob, putVersion, getError, type TestContext } from './domainContext';

const addFile = async (ctx: TestContext, name: string) => {
  const { id } = await fileCreate(ctx, { name, size: 3 });
  await fileAppend(ctx, id, 0, Uint8Array.of(1, 2, 3));
  return id;
};

const toBytes = async (ctx: TestContext, id: string) => {
  let count = 0;
  for await (const slice of ctx.files.read(id)) count += slice.length;
  return count;
};

const OWNED = { name: 'Mine', ownerId: '1', sharedWith: null, updatedAt: '', updatedBy: 'Ada' };
const RECIPE = { ...OWNED, steps: [] };
const VIEW = {
  ...OWNED,
  list: 'PRODUCTS' as const,
  settings: {
    filters: [],
    columns: null,
    sort: null,
    direction: null,
    locale: null,
    channel: null,
    rowHeight: null,
    perPage: null,
  },
  unpinnedBy: [],
  defaultOf: [],
};

/**
 * Creates a catalog with a product, a job with its records and two files, a version that failed to publish, a view, and
 * a recipe.
 */
const fullCatalog = async (ctx: TestContext, name: string) => {
  const catalog = await catalogWith(ctx, name, ['A']);
  const inputFileId = await addFile(ctx, 'in.csv');
  const outputFileId = await addFile(ctx, 'out.csv');
  const files = { inputFileId, outputFileIds: [outputFileId], issueParts: 1, changeParts: 1, targetCount: 1 };
  const job = await putJob(ctx, { catalogId: catalog.id, status: 'COMPLETED', ...files });
  await ctx.store.commit([
    { table: 'jobIssues', put: { id: `${job.id}:0`, jobId: job.id, items: [] } },
    { table: 'jobChanges', put: { id: `${job.id}:0`, jobId: job.id, items: [] } },
    { table: 'jobTargets', put: { id: `${job.id}:0`, jobId: job.id, items: [] } },
  ]);
  await putVersion(ctx, catalog.id, 'FAILED');
  await ctx.store.commit([
    { table: 'views', put: { ...VIEW, id: await ctx.store.nextId('views'), catalogId: catalog.id } },
    { table: 'recipes', put: { ...RECIPE, id: await ctx.store.nextId('recipes'), catalogId: catalog.id } },
  ]);
  return { id: catalog.id, inputFileId, outputFileId };
};

const contents = async (ctx: TestContext) =>
  Object.fromEntries(
    await Promise.all(TABLE_NAMES.map(async (table) => [table, await ctx.storeWithDeleted.list(table)] as const)),
  );

describe('deleteCatalog', () => {
  it('removes everything that belongs to the catalog, and nothing else', async () => {
    const ctx = createTestContext();
    await fullCatalog(ctx, 'Kept');
    const before = await contents(ctx);
    const { id, inputFileId, outputFileId } = await fullCatalog(ctx, 'Gone');
    await putJob(ctx, { catalogId: id, status: 'COMPLETED', inputFileId: outputFileId });
    expect(await deleteCatalog(ctx, id)).toBe(id);
    await runJobs(ctx);
    const after = await contents(ctx);
    expect(after).toEqual({ ...before, files: after.files });
    expect(after.files!.slice(before.files!.length)).toMatchObject([{ id: inputFileId }]);
    expect(await toBytes(ctx, outputFileId)).toBe(0);
  });

  it('hides it with one commit, and removes its products in commits of 1,000, wherever it is interrupted', async () => {
    const ctx = createTestContext();
    const before = await contents(ctx);
    const { id } = await fullCatalog(ctx, 'Gone');
    const [first] = await ctx.store.list('products');
    const copies = Array.from({ length: 2500 }, (_, at) => ({ ...first!, id: `c${at}`, sku: `C${at}` }));
    await ctx.store.commit(copies.map((put) => ({ table: 'products', put })));
    const [job] = await ctx.store.list('jobs');
    for (const jobId of [job!.id, await ctx.store.nextId('jobs')]) {
      const parts = Array.from({ length: 600 }, (_, at) => ({ id: partId(jobId, at), jobId, items: [] }));
      await ctx.store.commit([
        { table: 'jobs', put: { ...job!, id: jobId, issueParts: 600 } },
        ...parts.map((put) => ({ table: 'jobIssues' as const, put })),
      ]);
    }
    const [version] = await ctx.store.list('publishedCatalogs');
    const commit = vi.spyOn(ctx.store, 'commit');
    await deleteCatalog(ctx, id);
    expect(commit.mock.calls.map(([changes]) => changes.length)).toEqual([2]);
    expect(await getError(() => getProduct(ctx, first!.id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await getProducts(ctx, [first!.id, 'c7'])).toEqual([]);
    for (const table of ['jobs', 'publishedCatalogs', 'recipes', 'views'] as const) {
      expect(await ctx.store.list(table)).toEqual([]);
    }
    expect(await ctx.store.get('jobs', job!.id)).toBeUndefined();
    expect(await ctx.store.getMany('publishedCatalogs', [version!.id])).toEqual([undefined]);
    const counts: number[][] = [];
    for (let stops = 0; stops < 5; stops++) {
      await runKilled(ctx, 1);
      const left = [
        await ctx.store.products.ids(id, {}),
        await ctx.store.ids('jobIssues'),
        await ctx.store.ids('jobs'),
      ];
      counts.push(left.map(({ length }) => length));
    }
    expect(counts).toEqual([
      [1501, 1200, 2],
      [501, 1200, 2],
      [0, 703, 2],
      [0, 205, 1],
      [0, 0, 0],
    ]);
    const after = await contents(ctx);
    expect(after).toEqual({ ...before, files: after.files });
  });

  it('keeps an uploaded file that another import could use', async () => {
    const ctx = createTestContext();
    const { id, inputFileId } = await fullCatalog(ctx, 'Gone');
    await deleteCatalog(ctx, id);
    await runJobs(ctx);
    expect(await ctx.store.get('files', inputFileId)).toMatchObject({ name: 'in.csv' });
    expect(await toBytes(ctx, inputFileId)).toBe(3);
  });

  it('keeps an output file that a job of another catalog reads', async () => {
    const ctx = createTestContext();
    const { id, outputFileId } = await fullCatalog(ctx, 'Gone');
    const other = await catalogWith(ctx, 'Kept');
    await putJob(ctx, { catalogId: other.id, status: 'COMPLETED', inputFileId: outputFileId });
    await deleteCatalog(ctx, id);
    await runJobs(ctx);
    expect(await ctx.store.get('files', outputFileId)).toMatchObject({ name: 'out.csv' });
    expect(await toBytes(ctx, outputFileId)).toBe(3);
  });

  it.each(['CURRENT', 'SUPERSEDED', 'WITHDRAWN'] as const)(
    'refuses to delete a catalog with a %s version',
    async (status) => {
      const ctx = createTestContext();
      const { id } = await catalogWith(ctx, 'Summer', ['A']);
      await putVersion(ctx, id, status);
      const refusal = await getError(() => deleteCatalog(ctx, id));
      expect(refusal).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('published versions') });
      expect(await ctx.store.products.ids(id, {})).toHaveLength(1);
    },
  );

  it('refuses while a job is running', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    await putJob(ctx, { catalogId: id, status: 'PAUSED' });
    expect((await getError(() => deleteCatalog(ctx, id))).message).toContain('a job is running');
  });

  it('throws NOT_FOUND the second time', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Summer');
    await deleteCatalog(ctx, id);
    expect(await getError(() => deleteCatalog(ctx, id))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
