import { describe, expect, it } from 'vitest';
import { undoJob } from '#server/domain/jobs/actions';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { ErrorPolicy } from '#server/types.generated';
import { catalogWith, createTestContext } from '../../catalogs/domainContext';
import { catalogChecksum, jobNow, runJobs } from '../../jobs/engine';
import { getErrors, importRows, getIssues, type Row } from './importSetup';

const world = async (rows: readonly Row[] = []) => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  if (rows.length) await importRows(ctx, catalogId, rows);
  const product = async (sku: string) => (await ctx.store.products.bySku(catalogId, sku))!;
  const skus = async () => (await ctx.store.list('products')).map(({ sku }) => sku).sort();
  return { ctx, catalogId, product, skus };
};

const SPADE: Row = { sku: 'S-1', name: 'Spade', price: '10', group: 'Garden/Tools' };
const RAKE: Row = { sku: 'R-1', name: 'Rake', price: '12.50', group: 'Garden', ref: 'erp-7' };

describe('Import', () => {
  it('creates ACTIVE products and counts its changes', async () => {
    const { ctx, catalogId, product } = await world();
    const job = await importRows(ctx, catalogId, [SPADE, { ...RAKE, variant: 'R-1-W', stock: '4' }]);
    expect(job).toMatchObject({
      status: 'COMPLETED_WITH_ISSUES',
      counts: { created: 2, updated: 0, skipped: 0, failed: 0, warnings: 2 },
      progress: { processed: 2, total: 2 },
      changeCount: 2,
      importSummary: { layout: 'CUSTOM', format: 'CSV', rows: 2, products: 2, variants: 1, categories: 2 },
      steps: [
        { code: 'read', status: 'DONE' },
        { code: 'apply', status: 'DONE' },
        { code: 'finish', status: 'DONE' },
      ],
    });
    expect(await product('S-1')).toMatchObject({
      name: 'Spade',
      status: 'ACTIVE',
      prices: [{ amount: 10, currency: 'EUR' }],
      revision: 1,
      updatedBy: 'Ada',
    });
    expect((await product('R-1-W')).variants).toMatchObject([{ sku: 'R-1-W', stock: 4 }]);
    expect((await ctx.store.get('catalogs', catalogId))!.contentRevision).toBeGreaterThan(0);
  });

  it('skips all products when the same file is imported again', async () => {
    const { ctx, catalogId } = await world([SPADE, RAKE]);
    const before = await catalogChecksum(ctx, catalogId);
    const catalog = await ctx.store.get('catalogs', catalogId);
    const again = await importRows(ctx, catalogId, [SPADE, RAKE]);
    expect(again).toMatchObject({ counts: { created: 0, updated: 0, skipped: 2, failed: 0 }, changeCount: 0 });
    expect(await catalogChecksum(ctx, catalogId)).toBe(before);
    expect(await ctx.store.get('catalogs', catalogId)).toEqual(catalog);
  });

  it('matches stored products by SKU, then by external reference, and keeps fields missing from the file', async () => {
    const { ctx, catalogId, product } = await world([SPADE, RAKE]);
    const stored = await product('R-1');
    await updateProduct(ctx, { id: stored.id, revision: stored.revision, input: { brand: 'Terra' } });
    const job = await importRows(ctx, catalogId, [
      { ...SPADE, name: 'Shovel' },
      { ...RAKE, sku: 'R-2' },
    ]);
    expect(job.counts).toMatchObject({ created: 0, updated: 2 });
    expect((await product('S-1')).name).toBe('Shovel');
    expect(await product('R-2')).toMatchObject({ id: stored.id, brand: 'Terra', revision: 3 });
    expect(await product('R-1')).toBeUndefined();
  });

  it('updates a stored variant from a row with its SKU, as in price and stock lists', async () => {
    const { ctx, catalogId, product } = await world([
      { ...SPADE, variant: 'S-1-A', stock: '1' },
      { sku: 'S-1', variant: 'S-1-B', stock: '2' },
    ]);
    const job = await importRows(ctx, catalogId, [
      { sku: 'S-1-A', price: '7' },
      { sku: 'S-1-B', price: '8', variant: 'S-1-B', stock: '9' },
    ]);
    expect(await getErrors(ctx, job)).toEqual([]);
    expect(job.counts).toMatchObject({ created: 0, updated: 2, failed: 0 });
    const { sku, name, prices, variants } = await product('S-1');
    expect({ sku, name, price: prices[0]!.amount }).toEqual({ sku: 'S-1', name: 'Spade', price: 10 });
    expect(variants).toMatchObject([
      { sku: 'S-1-A', stock: 1, prices: [{ amount: 7 }] },
      { sku: 'S-1-B', stock: 9, prices: [{ amount: 8 }] },
    ]);
  });

  it('reports validation findings at their row and column, and applies the policy to them', async () => {
    const { ctx, catalogId, skus } = await world();
    const job = await importRows(ctx, catalogId, [SPADE, { ...RAKE, gtin: '4006381333932' }]);
    expect(await skus()).toEqual(['S-1']);
    const [gtin] = (await getIssues(ctx, job)).filter(({ field }) => field === 'gtin');
    expect(gtin).toMatchObject({
      severity: 'ERROR',
      rowNumber: 3,
      column: 'Gtin',
      entityId: 'R-1',
      entityName: 'Rake',
    });
    expect(job.counts).toMatchObject({ created: 1, failed: 1, blocked: 0 });
  });

  it('counts products imported with errors as blocking publishing', async () => {
    const { ctx, catalogId, skus } = await world();
    const rows = [SPADE, { ...RAKE, gtin: '4006381333932' }];
    const job = await importRows(ctx, catalogId, rows, { errorPolicy: 'IGNORE_FAILED' });
    expect(await skus()).toEqual(['R-1', 'S-1']);
    expect(job.counts).toMatchObject({ created: 2, failed: 0, blocked: 1 });
    expect(job.log.at(-1)?.message).toContain('1 with errors that block publishing');
  });

  it('does not count products fixed by a later row as blocking', async () => {
    const { ctx, catalogId } = await world();
    const variants: Row[] = [
      { sku: 'T-1', name: 'Trowel', variant: 'T-1-A' },
      { sku: 'T-1', variant: 'T-1-B' },
    ];
    const first = await importRows(ctx, catalogId, variants, { errorPolicy: 'IGNORE_FAILED' });
    expect(first.counts).toMatchObject({ created: 1, blocked: 1 });
    const prices: Row[] = [
      { sku: 'T-1-A', price: '4' },
      { sku: 'T-1-B', price: '5' },
    ];
    const second = await importRows(ctx, catalogId, prices, { errorPolicy: 'IGNORE_FAILED' });
    expect(second.counts).toMatchObject({ updated: 2, failed: 0, blocked: 0 });
  });
});

describe('Error policy', () => {
  const rows: Row[] = [SPADE, { ...RAKE, price: 'cheap' }, { sku: 'H-1', name: 'Hoe', price: '3' }];

  it.each<[ErrorPolicy, string, string[], object]>([
    ['REJECT_FAILED_ROWS', 'COMPLETED_WITH_ISSUES', ['H-1', 'S-1'], { created: 2, failed: 1 }],
    ['IGNORE_FAILED', 'COMPLETED_WITH_ISSUES', ['H-1', 'R-1', 'S-1'], { created: 3, failed: 0 }],
    ['REJECT_EVERYTHING', 'FAILED', [], { created: 0, failed: 1 }],
  ])('%s ends as %s with %j', async (errorPolicy, status, expected, counts) => {
    const { ctx, catalogId, skus, product } = await world();
    const job = await importRows(ctx, catalogId, rows, { errorPolicy });
    expect(job).toMatchObject({ status, counts });
    expect(await skus()).toEqual(expected);
    expect((await getErrors(ctx, job))[0]).toMatch(/^3 /);
    if (errorPolicy === 'IGNORE_FAILED') expect((await product('R-1')).prices).toEqual([]);
  });

  it('explains why REJECT_EVERYTHING failed, checks before writing, and starts over on retry', async () => {
    const { ctx, catalogId, skus } = await world();
    const job = await importRows(ctx, catalogId, rows, { errorPolicy: 'REJECT_EVERYTHING' });
    expect(job.error).toMatch(/^Nothing was imported\. 1 product has errors\. The first is in row 3: /);
    expect(job).toMatchObject({ changeCount: 0, checkpoint: null, outputFileIds: [expect.any(String)] });
    expect(job.steps.map(({ code, status }) => `${code} ${status}`)).toEqual([
      'read DONE',
      'check FAILED',
      'apply PENDING',
      'finish PENDING',
    ]);
    const good = await importRows(ctx, catalogId, [SPADE], { errorPolicy: 'REJECT_EVERYTHING' });
    expect(good).toMatchObject({ counts: { created: 1, failed: 0, warnings: 1 } });
    expect(await skus()).toEqual(['S-1']);
  });
});

describe('Conflicting SKUs', () => {
  it.each<[string, Row[], Row[], string[], string[]]>([
    [
      'with an earlier product of the file',
      [],
      [
        { ...SPADE, variant: 'X' },
        { ...RAKE, variant: 'X' },
      ],
      ['3 SKU_DUPLICATE'],
      ['S-1'],
    ],
    [
      'because one product stands there twice, by its SKU and its reference',
      [RAKE],
      [
        { sku: 'R-1', name: 'Rake', price: '13' },
        { ...RAKE, sku: 'R-2' },
      ],
      ['3 PRODUCT_REPEATED'],
      ['R-1'],
    ],
    [
      'or references with an earlier product of the file',
      [],
      [RAKE, { ...RAKE, sku: 'R-9' }],
      ['3 REFERENCE_DUPLICATE'],
      ['R-1'],
    ],
    [
      'or references with another stored product',
      [RAKE, SPADE],
      [{ ...SPADE, ref: 'erp-7' }],
      ['2 REFERENCE_TAKEN'],
      ['R-1', 'S-1'],
    ],
    [
      'with another stored product',
      [SPADE, { ...RAKE, variant: 'X' }],
      [{ ...SPADE, variant: 'X' }],
      ['2 SKU_TAKEN'],
      ['R-1', 'S-1'],
    ],
    ['because there is none', [], [{ name: 'Hoe', price: '3', ref: 'erp-9' }], ['2 SKU_MISSING'], []],
  ])('%s fail the product', async (_, stored, rows, errors, expected) => {
    const { ctx, catalogId, skus } = await world(stored);
    const job = await importRows(ctx, catalogId, rows);
    expect(await getErrors(ctx, job)).toEqual(errors);
    expect(job.counts.failed).toBe(1);
    expect(await skus()).toEqual(expected);
  });

  it('are left out with their variants if the policy omits failed fields', async () => {
    const { ctx, catalogId, product } = await world();
    const rows = [
      { ...SPADE, variant: 'X' },
      { ...RAKE, variant: 'X' },
      { ...RAKE, sku: RAKE.sku!, variant: 'Y' },
    ];
    const job = await importRows(ctx, catalogId, rows, { errorPolicy: 'IGNORE_FAILED' });
    expect(job.counts).toMatchObject({ created: 2, failed: 0 });
    expect((await product('R-1')).variants.map(({ sku }) => sku)).toEqual(['Y']);
    expect((await product('X')).sku).toBe('S-1');
  });

  it('can move from one product to another within a file', async () => {
    const { ctx, catalogId, product } = await world([RAKE]);
    const { id } = await product('R-1');
    const rows = [
      { ...RAKE, sku: 'R-2' },
      { ...SPADE, sku: 'R-1' },
    ];
    for (const mode of ['DRY_RUN', 'APPLY'] as const) {
      const job = await importRows(ctx, catalogId, rows, { mode });
      expect(job.counts).toMatchObject({ created: 1, updated: 1, failed: 0 });
    }
    expect((await product('R-2')).id).toBe(id);
    expect((await product('R-1')).name).toBe('Spade');
  });
});

describe('Undoing an import', () => {
  it('removes new products and restores changed ones', async () => {
    const { ctx, catalogId, product } = await world([{ ...SPADE, variant: 'S-1-A', stock: '1' }, RAKE]);
    const before = await catalogChecksum(ctx, catalogId);
    const { id } = await product('S-1');
    const job = await importRows(ctx, catalogId, [
      { sku: 'S-1', name: 'Shovel', variant: 'S-1-B' },
      { sku: 'S-1-A', price: '8' },
      { sku: 'N-1', name: 'New', price: '1' },
    ]);
    expect(job.counts).toMatchObject({ created: 1, updated: 2 });
    const undo = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await jobNow(ctx, undo)).toMatchObject({ status: 'COMPLETED', counts: { deleted: 1, updated: 2 } });
    expect(await catalogChecksum(ctx, catalogId)).toBe(before);
    expect((await product('S-1')).id).toBe(id);
  });

  it('keeps a product that was changed later', async () => {
    const { ctx, catalogId, product, skus } = await world();
    const job = await importRows(ctx, catalogId, [SPADE, RAKE]);
    const { id, revision } = await product('S-1');
    await updateProduct(ctx, { id, revision, input: { brand: 'Terra' } });
    const undo = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await skus()).toEqual(['S-1']);
    const done = await jobNow(ctx, undo);
    expect((await getIssues(ctx, done)).map(({ code, entityId }) => [code, entityId])).toEqual([['CHANGED_SINCE', id]]);
  });
});
