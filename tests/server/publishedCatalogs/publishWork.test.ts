import fc from 'fast-check';
import { say } from '#server/records/sentence';
import { describe, expect, it } from 'vitest';
import { createJob } from '#server/domain/jobs/createJob';
import { checksum, getContent } from '#server/domain/products/canonical';
import { isInvalid } from '#server/domain/publishedCatalogs/publishable';
import { publishWork } from '#server/domain/publishedCatalogs/publishWork';
import { exportCatalog, publishCatalog, rollbackTo } from '#server/domain/publishedCatalogs/startPublishing';
import { withdraw } from '#server/domain/publishedCatalogs/withdraw';
import { issue } from '#server/domain/validation/issues';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { addProduct, changeProduct, getPublishedCatalog, publish, publishableProducts } from './publishing';

const conflict = (message: string | RegExp) => ({ code: 'CONFLICT', message: expect.stringMatching(message) });

const priceError = issue({
  code: 'PRICE_NEGATIVE',
  severity: 'ERROR',
  category: 'PRICE',
  entityType: 'PRODUCT',
  message: say`The price -1 EUR is below zero.`,
});

const SKUS = Array.from({ length: 60 }, (_, at) => `P${at + 10}`);

describe('Publishing', () => {
  it('freezes the active products, sorted by SKU, with their checksum', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', ['B', 'A']);
    await addProduct(ctx, id, 'DRAFT-1', { status: 'DRAFT' });
    const { version } = await publish(ctx, id, { label: ' Spring ', reason: ' New ', jobId: '9' });
    const products = await publishableProducts(ctx, id);
    expect(products.map(({ sku }) => sku)).toEqual(['A', 'B']);
    expect(version).toMatchObject({
      version: 1,
      label: 'Spring',
      reason: 'New',
      status: 'CURRENT',
      createdBy: 'Ada',
      checksum: checksum(products.map(getContent)),
      productCount: 2,
      jobId: '9',
      rollbackOf: null,
      previousId: null,
      publishedAt: ctx.now().toISOString(),
      diffSummary: { added: 2, changed: 0, removed: 0 },
    });
    const { entries } = (await ctx.store.get('publishedEntries', version.id))!;
    expect(entries.map(({ sku, productId }) => [sku, productId])).toEqual(
      products.map(({ sku, id: own }) => [sku, own]),
    );
    for (const [at, { hash }] of entries.entries()) {
      expect((await ctx.store.get('contents', hash))!.content).toEqual(getContent(products[at]!));
    }
  });

  it('makes a draft catalog active and keeps its other fields', async () => {
    const ctx = createTestContext();
    const before = await catalogWith(ctx, 'Range', ['A']);
    expect(before.status).toBe('DRAFT');
    const { version } = await publish(ctx, before.id);
    expect(await ctx.store.get('catalogs', before.id)).toMatchObject({
      name: 'Range',
      status: 'ACTIVE',
      currentVersionId: version.id,
      lastVersion: 1,
    });
    expect(version.label).toBe('Version 1');
  });

  it('supersedes the previous version in the same commit and shares unchanged content', async () => {
    const ctx = createTestContext();
    const { catalogId, version: first } = await getPublishedCatalog(ctx);
    await changeProduct(ctx, catalogId, 'A', { name: 'Other' });
    const { version, changes } = await publish(ctx, catalogId);
    expect(changes.map(({ table }) => table).sort()).toEqual([
      'catalogs',
      'publishedCatalogs',
      'publishedCatalogs',
      'publishedEntries',
    ]);
    expect(version).toMatchObject({
      version: 2,
      previousId: first.id,
      diffSummary: { added: 0, changed: 1, removed: 0 },
    });
    const statuses = (await ctx.store.list('publishedCatalogs')).map(({ status }) => status);
    expect(statuses).toEqual(['SUPERSEDED', 'CURRENT']);
    expect(await ctx.store.list('contents')).toHaveLength(3);
  });

  it('has one state of the catalog, even if products are changed while they are read', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', SKUS);
    const order = { catalogId: id, label: '', reason: '', rollbackOf: null, user: 'Ada', jobId: null };
    const work = publishWork(ctx, { ...order, yieldIfDue: async () => undefined });
    await work.next();
    await changeProduct(ctx, id, 'P10', { name: 'Changed first' });
    await changeProduct(ctx, id, 'P69', { name: 'Changed last' });
    let step = await work.next();
    while (!step.done) step = await work.next();
    await ctx.store.commit(step.value.changes);
    const version = (await ctx.store.get('publishedCatalogs', step.value.versionId))!;
    expect(version.checksum).toBe(checksum((await publishableProducts(ctx, id)).map(getContent)));
  });

  it('reports progress in slices, and stores the products that were read, 500 at a time', async () => {
    const ctx = createTestContext();
    const skus = Array.from({ length: 520 }, (_, at) => `S${at}`);
    const { id } = await catalogWith(ctx, 'Range', skus);
    const stored: number[] = [];
    const { progress } = await publish(ctx, id, {
      yieldIfDue: async () => void stored.push((await ctx.store.list('contents')).length),
    });
    expect(progress).toEqual(
      [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 520].map((processed) => ({ processed, total: 520 })),
    );
    expect(stored).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 500]);
    expect(await ctx.store.list('contents')).toHaveLength(520);
  });

  it('has the state of the moment when all products are read', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', SKUS);
    let pauses = 0;
    const { version } = await publish(ctx, id, {
      yieldIfDue: async () => {
        if (pauses++ === 1) await changeProduct(ctx, id, 'P10', { name: 'Changed last' });
        // The others are being added up.
        if (pauses === 4) await changeProduct(ctx, id, 'P11', { name: 'Changed later' });
      },
    });
    expect(pauses).toBe(4);
    expect(version.contentRevision).toBe((await ctx.store.get('catalogs', id))!.contentRevision - 1);
    const { entries } = (await ctx.store.get('publishedEntries', version.id))!;
    const [first, second] = await Promise.all(entries.map(({ hash }) => ctx.store.get('contents', hash)));
    expect([first!.content.name, second!.content.name]).toEqual(['Changed last', 'Product P11']);
  });

  it('has one state of the catalog, whatever changes while it is published', async () => {
    const edit = fc.record({
      kind: fc.constantFrom('rename', 'remove', 'draft', 'activate', 'break', 'fix', 'add', undefined),
      at: fc.nat({ max: SKUS.length - 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
        const ctx = createTestContext();
        const { id } = await catalogWith(ctx, 'Range', SKUS);
        const getContents = async () =>
          (await publishableProducts(ctx, id)).filter((product) => !isInvalid(product)).map(getContent);
        const states: [sum: string, revision: number][] = [];
        const note = async () => {
          const { contentRevision } = (await ctx.store.get('catalogs', id))!;
          states.push([checksum(await getContents()), contentRevision]);
        };
        const over = {
          rename: () => ({ name: `Renamed ${states.length}` }),
          draft: () => ({ status: 'DRAFT' as const }),
          activate: () => ({ status: 'ACTIVE' as const }),
          break: () => ({ issues: [priceError], issueCounts: { error: 1, warning: 0, info: 0 } }),
          fix: () => ({ issues: [], issueCounts: { error: 0, warning: 0, info: 0 } }),
        };
        const change = async ({ kind, at }: { kind?: keyof typeof over | 'remove' | 'add'; at: number }) => {
          const product = await ctx.store.products.bySku(id, SKUS[at]!);
          if (kind === 'add') await addProduct(ctx, id, `Q${states.length}`);
          else if (kind === 'remove' && product) {
            const catalog = (await ctx.store.get('catalogs', id))!;
            await ctx.store.commit([
              { table: 'products', remove: product.id },
              { table: 'catalogs', put: { ...catalog, contentRevision: catalog.contentRevision + 1 } },
            ]);
          } else if (kind && kind !== 'remove' && product) await changeProduct(ctx, id, SKUS[at]!, over[kind]());
          await note();
        };
        await note();
        const { version, changes } = await publish(ctx, id, {
          skipInvalid: true,
          yieldIfDue: async () => {
            const next = edits.shift();
            if (next) await change(next);
          },
        });
        const revisions = states.flatMap(([sum, revision]) => (sum === version.checksum ? revision : []));
        // Setting the products with errors to draft is a change of the catalog, too.
        expect(revisions).toContain(
          version.contentRevision - Number(changes.some(({ table }) => table === 'products')),
        );
        const { entries } = (await ctx.store.get('publishedEntries', version.id))!;
        const stored = await Promise.all(entries.map(({ hash }) => ctx.store.get('contents', hash)));
        expect(checksum(stored.map((one) => one!.content))).toBe(version.checksum);
        expect(entries.map(({ sku }) => sku)).toEqual(stored.map((one) => one!.content.sku));
        expect(version.productCount).toBe(entries.length);
      }),
      { numRuns: 10 },
    );
  });

  it('rejects what it cannot publish', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', []);
    await expect(publish(ctx, id)).rejects.toMatchObject(conflict('no active products'));
    await addProduct(ctx, id, 'A');
    await publish(ctx, id);
    await expect(publish(ctx, id)).rejects.toMatchObject(conflict('The current version, 1, has the same content'));
    const catalog = (await ctx.store.get('catalogs', id))!;
    await ctx.store.commit([{ table: 'catalogs', put: { ...catalog, status: 'ARCHIVED' } }]);
    await expect(publish(ctx, id)).rejects.toMatchObject(conflict('is archived. Restore it'));
    await ctx.store.commit([{ table: 'catalogs', put: { ...catalog, status: 'DRAFT', channels: [] } }]);
    await expect(publish(ctx, id)).rejects.toMatchObject(conflict('no sales channel'));
    await expect(publish(ctx, '99')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is blocked by errors of active products and lists them', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', ['A', 'B', 'C', 'D', 'E']);
    for (const sku of ['B', 'C', 'D', 'E']) {
      await changeProduct(ctx, id, sku, { issues: [priceError], issueCounts: { error: 1, warning: 0, info: 0 } });
    }
    await changeProduct(ctx, id, 'A', {
      issues: [{ ...priceError, severity: 'WARNING' }],
      issueCounts: { error: 0, warning: 1, info: 0 },
    });
    await changeProduct(ctx, id, 'E', { status: 'DRAFT' });
    await expect(publish(ctx, id)).rejects.toMatchObject(
      conflict(
        /^3 errors block publishing "Range"\. B: .*zero\. C: .*zero\. D: .*zero\. Fix them, or publish the 1 that is ready and set the rest to draft\.$/,
      ),
    );
    await changeProduct(ctx, id, 'E', { status: 'ACTIVE' });
    await expect(publish(ctx, id)).rejects.toMatchObject(conflict(/^4 errors block .* E: .*zero\. Fix them, /));
    await expect(publishCatalog(ctx, { catalogId: id })).rejects.toMatchObject(conflict('4 errors'));
    expect(ctx.started).toEqual([]);
  });
});

describe('Rollback', () => {
  it('publishes the old content as a new version, regardless of the current catalog', async () => {
    const ctx = createTestContext();
    const { catalogId, version: first } = await getPublishedCatalog(ctx);
    await changeProduct(ctx, catalogId, 'A', { name: 'Other', status: 'DRAFT' });
    await publish(ctx, catalogId);
    const { version } = await publish(ctx, catalogId, { rollbackOf: first.id });
    expect(version).toMatchObject({
      version: 3,
      rollbackOf: 1,
      checksum: first.checksum,
      variantCount: first.variantCount,
      diffSummary: { added: 1, changed: 0, removed: 0 },
      contentRevision: first.contentRevision,
    });
    expect(await publishableProducts(ctx, catalogId)).toHaveLength(1);
    await expect(publish(ctx, catalogId, { rollbackOf: first.id })).rejects.toMatchObject(conflict('same content'));
  });
});

describe('Withdrawal', () => {
  it('leaves the catalog without a current version, and numbering continues', async () => {
    const ctx = createTestContext();
    const { catalogId, version } = await getPublishedCatalog(ctx);
    const withdrawn = await withdraw(ctx, { id: version.id, reason: ' Wrong prices ' });
    expect(withdrawn).toMatchObject({
      status: 'WITHDRAWN',
      withdrawnAt: ctx.now().toISOString(),
      withdrawalReason: 'Wrong prices',
    });
    expect((await ctx.store.get('catalogs', catalogId))!.currentVersionId).toBeNull();
    const { version: next } = await publish(ctx, catalogId);
    expect(next).toMatchObject({ version: 2, previousId: null, checksum: version.checksum });
  });

  it('is only for the current version', async () => {
    const ctx = createTestContext();
    const { catalogId, version } = await getPublishedCatalog(ctx);
    await addProduct(ctx, catalogId, 'C');
    await publish(ctx, catalogId);
    await expect(withdraw(ctx, { id: version.id })).rejects.toMatchObject(conflict('Version 1 is superseded'));
    await expect(withdraw(ctx, { id: '99' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [first, second] = await Promise.allSettled([withdraw(ctx, { id: '2' }), withdraw(ctx, { id: '2' })]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  });
});

describe('Jobs', () => {
  it('are created for publishing, rollback, and export, with their input', async () => {
    const ctx = createTestContext();
    const { catalogId, version } = await getPublishedCatalog(ctx);
    await addProduct(ctx, catalogId, 'C');
    const job = await publishCatalog(ctx, { catalogId, label: 'Summer' });
    expect(job).toMatchObject({
      type: 'PUBLISH',
      status: 'PENDING',
      input: { kind: 'publish', label: 'Summer', reason: '', rollbackOf: null },
    });
    await expect(createJob(ctx, { type: 'PUBLISH', catalogId, input: job.input })).rejects.toMatchObject(conflict(''));
    expect(await exportCatalog(ctx, { catalogId, format: 'CSV' })).toMatchObject({
      type: 'EXPORT',
      input: { kind: 'export', format: 'CSV' },
    });
    expect(ctx.started).toHaveLength(2);
    await expect(rollbackTo(ctx, { id: version.id })).rejects.toMatchObject(conflict('same content'));
  });

  it('roll back to an old version by number', async () => {
    const ctx = createTestContext();
    const { catalogId, version } = await getPublishedCatalog(ctx);
    await addProduct(ctx, catalogId, 'C');
    await publish(ctx, catalogId);
    expect((await rollbackTo(ctx, { id: version.id, reason: 'Too early' })).input).toEqual({
      kind: 'publish',
      label: 'Rollback to version 1',
      reason: 'Too early',
      rollbackOf: version.id,
    });
  });

  it('can be stopped between slices without leaving a version', async () => {
    const ctx = createTestContext();
    const { id } = await catalogWith(ctx, 'Range', ['A', 'B']);
    const order = { catalogId: id, label: '', reason: '', rollbackOf: null, user: 'Ada', jobId: null };
    const work = publishWork(ctx, { ...order, yieldIfDue: async () => undefined });
    await work.next();
    await work.return({ changes: [], versionId: '', jobChanges: [], log: [] });
    expect(await ctx.store.list('publishedCatalogs')).toEqual([]);
    expect((await publish(ctx, id)).version.version).toBe(1);
  });
});
