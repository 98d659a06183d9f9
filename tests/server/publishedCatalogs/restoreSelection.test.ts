import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoJob } from '#server/domain/jobs/actions';
import { restoreFrom } from '#server/domain/publishedCatalogs/restore/restore';
import type { RestoreFromPublishedCatalogInput } from '#server/types.generated';
import { createTestContext } from '../catalogs/domainContext';
import { catalogChecksum, jobNow, runJobs, runKilled } from '../jobs/engine';
import { useTestClient } from '../../support/testClient';
import { addProduct, changeProduct, getPublishedCatalog, publish } from './publishing';
import type { DomainContext } from '#server/domain/context';

/**
 * Version 1 has A, B, D, and E. Then A was renamed and D got the SKU D2, B was deleted, E became a draft, and C was
 * added: A and D are CHANGED, B and E ADDED, and C is REMOVED.
 */
const changedSince = async (ctx: DomainContext) => {
  const { catalogId } = await getPublishedCatalog(ctx);
  for (const sku of ['D', 'E']) await addProduct(ctx, catalogId, sku);
  const { version } = await publish(ctx, catalogId);
  const ids = new Map<string, string>();
  for (const sku of ['A', 'B', 'D', 'E']) ids.set(sku, (await ctx.store.products.bySku(catalogId, sku))!.id);
  await changeProduct(ctx, catalogId, 'A', { name: 'Bad edit' });
  await changeProduct(ctx, catalogId, 'D', { sku: 'D2' });
  await changeProduct(ctx, catalogId, 'E', { status: 'DRAFT' });
  await ctx.store.commit([{ table: 'products', remove: ids.get('B')! }]);
  ids.set('C', (await addProduct(ctx, catalogId, 'C')).id);
  return { catalogId, versionId: version.id, ids };
};

/** How the product of a SKU is, or its absence. */
const getState = async (ctx: DomainContext, id: string) => {
  const product = await ctx.store.get('products', id);
  return product ? `${product.sku} ${product.name} ${product.status}` : 'deleted';
};

const SKUS = ['A', 'B', 'C', 'D', 'E'];

const BEFORE: Record<string, string> = {
  A: 'A Bad edit ACTIVE',
  B: 'deleted',
  C: 'C Product C ACTIVE',
  D: 'D2 Product D ACTIVE',
  E: 'E Product E DRAFT',
};

const AFTER: Record<string, string> = {
  A: 'A Product A ACTIVE',
  B: 'B Product B ACTIVE',
  C: 'C Product C DRAFT',
  D: 'D Product D ACTIVE',
  E: 'E Product E ACTIVE',
};

const getStates = async (ctx: DomainContext, ids: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    await Promise.all(SKUS.map(async (sku): Promise<[string, string]> => [sku, await getState(ctx, ids.get(sku)!)])),
  );

const expected = (restored: readonly string[]) =>
  Object.fromEntries(SKUS.map((sku) => [sku, (restored.includes(sku) ? AFTER : BEFORE)[sku]]));

const client = useTestClient();

const PREVIEW = `query ($id: ID!, $sku: String, $kind: DiffKind) { restorePreview(versionId: $id, sku: $sku) {
  isUnchanged summary { added changed removed } missing { kind code productCount skus labels { text } }
  diff(kind: $kind) { totalDocs diffs { kind sku productId isDeleted fields { field before after } } } } }`;

const RESTORE = `mutation ($input: RestoreFromPublishedCatalogInput!) {
  restoreFromPublishedCatalog(input: $input) { job { id } } }`;

type Given = Omit<RestoreFromPublishedCatalogInput, 'id'>;

/** The input for products by their SKU. */
const toInput = (id: string, ids: ReadonlyMap<string, string>, { products, expectedCount }: Given) => {
  const toIds = (skus: readonly string[] | null | undefined) => skus?.map((sku) => ids.get(sku) ?? sku);
  const { kinds = [], excludeIds, includeIds } = products ?? {};
  return {
    id,
    ...(products && { products: { kinds, excludeIds: toIds(excludeIds), includeIds: toIds(includeIds) } }),
    expectedCount,
  };
};

describe('A selection of the products to restore', () => {
  it('is made from a preview that shows each product once, also with another SKU', async () => {
    const { versionId: id, ids } = await changedSince(client.gateway.context);
    const { restorePreview } = await client.data(PREVIEW, { id });
    expect(restorePreview).toMatchObject({
      isUnchanged: false,
      summary: { added: 2, changed: 2, removed: 1 },
      missing: [],
    });
    expect(restorePreview.diff.diffs).toEqual(
      [
        { kind: 'CHANGED', sku: 'A', fields: [{ field: 'name', before: 'Bad edit', after: 'Product A' }] },
        { kind: 'ADDED', sku: 'B', isDeleted: true, fields: [] },
        { kind: 'REMOVED', sku: 'C', fields: [] },
        { kind: 'CHANGED', sku: 'D', fields: [{ field: 'sku', before: 'D2', after: 'D' }] },
        { kind: 'ADDED', sku: 'E', fields: [] },
      ].map((diff) => ({ isDeleted: false, productId: ids.get(diff.sku), ...diff })),
    );
  });

  it.each<[string, Given, restored: string[]]>([
    ['everything without a selection', {}, SKUS],
    ['all kinds', { products: { kinds: ['ADDED', 'CHANGED', 'REMOVED'] }, expectedCount: 5 }, SKUS],
    ['a kind', { products: { kinds: ['CHANGED'] } }, ['A', 'D']],
    ['a kind except a product', { products: { kinds: ['CHANGED'], excludeIds: ['D'] } }, ['A']],
    [
      'all except a product',
      { products: { kinds: ['ADDED', 'CHANGED', 'REMOVED'], excludeIds: ['C'] } },
      ['A', 'B', 'D', 'E'],
    ],
    ['single products', { products: { kinds: [], includeIds: ['B', 'C'] } }, ['B', 'C']],
    [
      'a kind and a product',
      { products: { kinds: ['REMOVED'], includeIds: ['E', '99'] }, expectedCount: 2 },
      ['C', 'E'],
    ],
  ])('restores %s, and nothing else', async (_, given, restored) => {
    const { context: ctx } = client.gateway;
    const { versionId, ids } = await changedSince(ctx);
    const { restoreFromPublishedCatalog } = await client.data(RESTORE, { input: toInput(versionId, ids, given) });
    await client.gateway.idle();
    const query = `{ job(id: "${restoreFromPublishedCatalog.job.id}") { status progress { total } log { message } } }`;
    const { job } = await client.data(query);
    expect(job).toMatchObject({ status: 'COMPLETED', progress: { total: restored.length } });
    if (given.products) {
      expect(job.log[1].message).toBe(`Restoring ${restored.length} of 5 changed products from version 2.`);
    }
    expect(await getStates(ctx, ids)).toEqual(expected(restored));
  });

  it.each<[string, Given, code: string, fields?: object]>([
    ['no product', { products: { kinds: [] } }, 'INVALID', { target: 'Select at least one product.' }],
    ['all but all products', { products: { kinds: ['REMOVED'], excludeIds: ['C'] } }, 'INVALID'],
    ['products that do not differ', { products: { kinds: [], includeIds: ['99'] } }, 'INVALID'],
    [
      'another number than shown',
      { products: { kinds: ['CHANGED'] }, expectedCount: 3 },
      'CONFLICT',
      { expectedCount: 'Now found: 2.' },
    ],
  ])('is refused for %s', async (_, given, code, fields) => {
    const { versionId, ids } = await changedSince(client.gateway.context);
    const refusal = await client.refusal(RESTORE, { input: toInput(versionId, ids, given) });
    expect(refusal).toMatchObject({ code, ...(fields && { fields }) });
  });

  it('can be previewed for one product of the version', async () => {
    const { versionId: id, ids } = await changedSince(client.gateway.context);
    const { restorePreview } = await client.data(PREVIEW, { id, sku: 'D' });
    expect(restorePreview).toMatchObject({ isUnchanged: false, summary: { added: 0, changed: 1, removed: 0 } });
    expect(restorePreview.diff.diffs).toMatchObject([{ sku: 'D', productId: ids.get('D') }]);
    expect(await client.refusal(PREVIEW, { id, sku: 'C' })).toMatchObject({ code: 'NOT_FOUND' });
    await client.data(RESTORE, { input: { id, products: { kinds: [], includeIds: [ids.get('D')] } } });
    await client.gateway.idle();
    expect((await client.data(PREVIEW, { id, sku: 'D' })).restorePreview).toMatchObject({ isUnchanged: true });
  });

  it('does not take a SKU away from a product that stays as it is', async () => {
    const { context: ctx } = client.gateway;
    const { catalogId, versionId, ids } = await changedSince(ctx);
    await changeProduct(ctx, catalogId, 'C', { sku: 'D' });
    const started = await restoreFrom(ctx, { id: versionId, products: { kinds: [], includeIds: [ids.get('D')!] } });
    await client.gateway.idle();
    expect(await jobNow(ctx, started)).toMatchObject({ status: 'COMPLETED_WITH_ISSUES', counts: { skipped: 1 } });
    expect(await getState(ctx, ids.get('D')!)).toBe(BEFORE.D);
  });

  it('names the families, definitions, and channels that its products need and that no longer exist', async () => {
    const { context: ctx } = client.gateway;
    const made = await client.data(`mutation {
      attribute: createAttribute(input: { code: "weave", type: TEXT, labels: [{ locale: "en", text: "Weave" }] }) { attribute { id } }
      family: createFamily(input: { code: "cloth", labels: [{ locale: "en", text: "Cloth" }] }) { family { id } }
      catalog: createCatalog(input: { name: "Cloths", channels: ["outlet"] }) { catalog { id } } }`);
    const catalogId = made.catalog.catalog.id;
    const needs = { family: 'cloth', attributes: [{ name: 'Weave', value: 'Twill' }] };
    for (const sku of ['A', 'B', 'C', 'D']) await addProduct(ctx, catalogId, sku, needs);
    await addProduct(ctx, catalogId, 'E', { prices: [{ amount: 1, currency: 'EUR', channel: 'outlet' }] });
    const { version } = await publish(ctx, catalogId);
    await client.data(`mutation {
      deleteAttribute(input: { id: "${made.attribute.attribute.id}" }) { __typename }
      deleteFamily(input: { id: "${made.family.family.id}" }) { __typename } }`);
    const missing = async (sku?: string) =>
      (await client.data(PREVIEW, { id: version.id, sku })).restorePreview.missing;
    expect(await missing()).toEqual([]);
    for (const sku of ['A', 'B', 'C', 'D', 'E'])
      await changeProduct(ctx, catalogId, sku, { name: 'Bad edit', prices: [] });
    const { revision } = (await ctx.store.get('catalogs', catalogId))!;
    await client.data(
      `mutation { updateCatalog(input: { id: "${catalogId}", revision: ${revision}, name: "Cloths", channels: [] }) { __typename } }`,
    );
    const all = { productCount: 4, skus: ['A', 'B', 'C'] };
    expect(await missing()).toEqual([
      { kind: 'FAMILY', code: 'cloth', labels: [{ text: 'Cloth' }], ...all },
      { kind: 'ATTRIBUTE', code: 'weave', labels: [{ text: 'Weave' }], ...all },
      { kind: 'CHANNEL', code: 'outlet', labels: [], productCount: 1, skus: ['E'] },
    ]);
    expect(await missing('E')).toMatchObject([{ code: 'outlet' }]);
  });

  it('has the same result however often its job is killed, and can be undone and made again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(SKUS, { minLength: 1 }),
        fc.subarray(['ADDED', 'CHANGED', 'REMOVED'] as const),
        fc.array(fc.nat({ max: 6 }), { maxLength: 3 }),
        async (restored, kinds, kills) => {
          const ctx = createTestContext();
          const { catalogId, versionId, ids } = await changedSince(ctx);
          const before = await catalogChecksum(ctx, catalogId);
          const others = SKUS.filter((sku) => !restored.includes(sku));
          const [includeIds, excludeIds] = [restored, others].map((skus) => skus.map((sku) => ids.get(sku)!));
          const started = await restoreFrom(ctx, { id: versionId, products: { kinds, includeIds, excludeIds } });
          for (const commits of kills) await runKilled(ctx, commits);
          await runJobs(ctx);
          const job = await jobNow(ctx, started);
          expect(job).toMatchObject({ status: 'COMPLETED', changeCount: restored.length });
          expect(await getStates(ctx, ids)).toEqual(expected(restored));
          const undo = await undoJob(ctx, job.id);
          await runJobs(ctx);
          expect(await catalogChecksum(ctx, catalogId)).toBe(before);
          await undoJob(ctx, undo.id);
          await runJobs(ctx);
          expect(await getStates(ctx, ids)).toEqual(expected(restored));
        },
      ),
      { numRuns: 10 },
    );
  });
});
