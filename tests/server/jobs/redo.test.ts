import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createCategory, moveCategory } from '#server/domain/categories/categoryWrites';
import { getRedone, undoJob } from '#server/domain/jobs/actions';
import { deleteProducts } from '#server/domain/bulkEdits/startBulkEdit';
import { setProductsStatus } from '../bulkEdits/setProductsStatus';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import { getModelId } from '#server/records/productModels';
import type { JobRecord } from '#server/records/jobs';
import { createTestContext, getError, soundProduct, type TestContext } from '../catalogs/domainContext';
import { startSuggested } from '../imports/jobs/importSetup';
import { catalogChecksum, jobNow, runClone, runJobs, runKilled } from './engine';

const SKUS = ['A', 'B', 'C'];

const MODELS = readFileSync(new URL('../../files/akeneo-models.csv', import.meta.url), 'utf8');

/** Adds a product, a language, a currency, a channel, an attribute, and a price to what the catalog has. */
const FILE =
  'sku,name,name-de,name-en_US-print,price-CHF,attribute:Material\n' +
  'A,Spade,Spaten,Spade in print,4,Steel\nB,Rake,,,5,Wood\nNEW,Hoe,Hacke,,6,Wood\n';

const ADDITIONS = {
  addCurrencies: ['CHF', 'EUR'],
  addLocales: ['de', 'de-DE', 'en-US'],
  addChannels: ['print'],
  defineChannels: true,
  defineAttributes: true,
};

interface World {
  ctx: TestContext;
  catalogId: string;
  request: { catalogId: string; target: { matching: { filter: object } }; expectedCount: number };
}

const world = async (): Promise<World> => {
  const ctx = createTestContext();
  const { id: catalogId } = await createCatalog(ctx, { name: 'Garden', locales: ['en'] });
  await createCategory(ctx, { catalogId, name: 'Tools' });
  await createCategory(ctx, { catalogId, name: 'Sale' });
  for (const sku of SKUS) {
    await createProduct(ctx, { catalogId, input: { ...soundProduct(sku), categories: ['Tools/Hand'] } });
  }
  const request = { catalogId, target: { matching: { filter: {} } }, expectedCount: SKUS.length };
  return { ctx, catalogId, request };
};

const JOBS: readonly [name: string, start: (world: World) => Promise<JobRecord>][] = [
  ['an import', ({ ctx, catalogId }) => startSuggested(ctx, catalogId, FILE, ADDITIONS)],
  ['an import with product models', ({ ctx, catalogId }) => startSuggested(ctx, catalogId, MODELS, ADDITIONS)],
  ['a status of all products', ({ ctx, request }) => setProductsStatus(ctx, { ...request, status: 'ARCHIVED' })],
  ['a deletion', ({ ctx, request }) => deleteProducts(ctx, request)],
  [
    'a moved category',
    async ({ ctx, catalogId }) =>
      (await moveCategory(ctx, { catalogId, path: 'Tools', parent: 'Sale', position: 1 })).job!,
  ],
];

/** What a job can change, without what only tells when it was changed. */
const read = async ({ ctx: { store }, ctx, catalogId }: World) => {
  const { currencies, locales, channels } = (await store.get('catalogs', catalogId))!;
  const defined = await store.list('attributeDefinitions', ({ deletedAt }) => deletedAt === undefined);
  const definedChannels = await store.list('channels', ({ deletedAt }) => deletedAt === undefined);
  const models = await store.list('productModels', ({ id, code }) => id === getModelId(catalogId, code));
  const categories = await store.list('categories');
  return {
    products: await catalogChecksum(ctx, catalogId),
    ids: (await store.list('products')).map(({ id, sku }) => `${id} ${sku}`).sort(),
    currencies,
    locales,
    channels,
    attributes: defined.map(({ id, code }) => `${id} ${code}`).sort(),
    definedChannels: definedChannels.map(({ id }) => id),
    models: models.map(({ id, cells }) => [id, cells]).sort(),
    categories: categories.map(({ path }) => path).sort(),
  };
};

const undo = async (ctx: TestContext, { id }: { id: string }) => {
  const job = await undoJob(ctx, id);
  await runJobs(ctx);
  return jobNow(ctx, job);
};

describe('Undoing an undo', () => {
  it.each(JOBS)('makes the changes again, and both can be repeated: %s', async (_, start) => {
    const at = await world();
    const { ctx } = at;
    const before = await read(at);
    const job = await start(at);
    await runJobs(ctx);
    const after = await read(at);
    expect(after).not.toEqual(before);
    let last: { id: string } = job;
    for (const isRedo of [false, true, false, true]) {
      const next = await undo(ctx, last);
      expect(next).toMatchObject({ status: 'COMPLETED', type: 'ROLLBACK', undoesId: last.id });
      expect((await getRedone(ctx.store, (await ctx.store.get('jobs', next.id))!))?.id).toBe(
        isRedo ? job.id : undefined,
      );
      expect(await read(at)).toEqual(isRedo ? after : before);
      expect(await getError(() => undoJob(ctx, last.id))).toMatchObject({ code: 'CONFLICT' });
      last = next;
    }
  });

  it.each(JOBS)('has the same result when killed in any place: %s', async (_, start) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { maxLength: 3 }), async (kills) => {
        const at = await world();
        const { ctx } = at;
        const job = await start(at);
        await runJobs(ctx);
        const after = await read(at);
        const redo = await undoJob(ctx, (await undo(ctx, job)).id);
        for (const commits of kills) await runKilled(ctx, commits);
        await runJobs(ctx);
        expect(await read(at)).toEqual(after);
        expect((await jobNow(ctx, redo)).status).toBe('COMPLETED');
      }),
      { numRuns: 5 },
    );
  });

  it('leaves products alone that were changed since', async () => {
    const { ctx, catalogId, request } = await world();
    const job = await setProductsStatus(ctx, { ...request, status: 'ARCHIVED' });
    await runJobs(ctx);
    const undone = await undo(ctx, job);
    const { id, revision } = (await ctx.store.products.bySku(catalogId, 'B'))!;
    await updateProduct(ctx, { id, revision, input: { brand: 'Terra' } });
    const redo = await undo(ctx, undone);
    expect(redo).toMatchObject({ status: 'COMPLETED_WITH_ISSUES', counts: { updated: 2, skipped: 1 } });
    const products = await ctx.store.list('products');
    expect(products.map(({ sku, status }) => `${sku} ${status}`)).toEqual(['A ARCHIVED', 'B ACTIVE', 'C ARCHIVED']);
  });

  it('does not put models of a file into a clone that was made after its undo', async () => {
    const { ctx, catalogId } = await world();
    const job = await startSuggested(ctx, catalogId, MODELS, ADDITIONS);
    await runJobs(ctx);
    await undo(ctx, job);
    const clone = await runClone(ctx, { id: catalogId, name: 'Yard' });
    expect(await ctx.store.list('productModels', (model) => model.catalogId === clone.id)).toEqual([]);
  });
});
