import { describe, expect, it } from 'vitest';
import type { DomainContext } from '../../../../mocks/domain/context';
import { retryJob } from '../../../../mocks/domain/jobs/actions';
import { jobIssues } from '../../../../mocks/domain/jobs/jobParts';
import { LIMITS, type Limits } from '../../../../mocks/domain/limits';
import { dataRows } from '../../../../mocks/domain/imports/formats/dataRows';
import { createProduct, duplicateProduct } from '../../../../mocks/domain/products/createProduct';
import type { JobMode } from '../../../../mocks/types.generated';
import { catalogWith, createTestContext, getError, soundProduct } from '../../catalogs/domainContext';
import { jobNow, runJobs } from '../../jobs/engine';
import { getCsv, importRows, getIssues, startFile, toText, type Row } from './importSetup';

const world = async (limits: Partial<Limits>, skus: readonly string[] = []) => {
  const ctx: DomainContext = { ...createTestContext(), limits: { ...LIMITS, ...limits } };
  const { id: catalogId } = await catalogWith(ctx, 'Garden', skus);
  return { ctx, catalogId };
};

const rows = (count: number, row: Row = { price: '10' }): Row[] =>
  Array.from({ length: count }, (_, index) => ({ sku: `S-${index}`, name: `Spade ${index}`, ...row }));

const MODES: JobMode[] = ['DRY_RUN', 'APPLY'];

describe('Product limit of a catalog', () => {
  it.each(MODES)('imports as many products as the catalog can hold (%s)', async (mode) => {
    const { ctx, catalogId } = await world({ products: 4 }, ['A']);
    const job = await importRows(ctx, catalogId, rows(3), { mode });
    expect(job).toMatchObject({ error: null, counts: { created: 3, failed: 0 } });
  });

  it.each(MODES)('rejects a larger file before planning any product (%s)', async (mode) => {
    const { ctx, catalogId } = await world({ products: 4 });
    const job = await importRows(ctx, catalogId, rows(5), { mode });
    expect(job).toMatchObject({ status: 'FAILED', counts: { created: 0 }, checkpoint: null });
    expect(job.error).toBe(
      '“products.csv” has 5 products, but a catalog can have at most 4. Split the file and import each part into its own catalog.',
    );
  });

  it.each(MODES)('counts stored products, and updated ones only once (%s)', async (mode) => {
    const { ctx, catalogId } = await world({ products: 4 }, ['S-0', 'S-1', 'A']);
    const full = await importRows(ctx, catalogId, rows(3), { mode });
    expect(full).toMatchObject({ error: null, counts: { created: 1, updated: 2 } });
    const over = await importRows(ctx, catalogId, rows(4), { mode });
    expect(over.status).toBe('FAILED');
    expect(over.error).toMatch(/^The catalog “Garden” has \d of at most 4 products, so not all new products/);
    expect((await ctx.store.products.stats(catalogId)).products).toBe(mode === 'APPLY' ? 4 : 3);
  });

  it('continues an import stopped at the limit once there is space', async () => {
    const { ctx, catalogId } = await world({ products: 3 }, ['A']);
    const stopped = await importRows(ctx, catalogId, rows(3));
    expect(stopped).toMatchObject({ status: 'FAILED', counts: { created: 2 } });
    const wider = { ...ctx, limits: { ...ctx.limits, products: 4 } };
    await retryJob(wider, stopped.id);
    await runJobs(wider);
    expect(await jobNow(ctx, stopped)).toMatchObject({ status: 'COMPLETED_WITH_ISSUES', counts: { created: 3 } });
  });

  it('also applies when products are added one by one', async () => {
    const { ctx, catalogId } = await world({ products: 2 }, ['A', 'B']);
    const stored = await ctx.store.products.bySku(catalogId, 'A');
    for (const add of [
      () => createProduct(ctx, { catalogId, input: soundProduct('C') }),
      () => duplicateProduct(ctx, stored!.id),
    ]) {
      expect(await getError(add)).toMatchObject({
        code: 'LIMIT',
        message: expect.stringMatching(/^The catalog “Garden” has reached its limit of 2 products\. Delete/),
      });
    }
  });
});

describe('Row limit of a file', () => {
  const variants = (count: number): Row[] =>
    Array.from({ length: count }, (_, index) => ({ sku: 'S', name: 'Spade', variant: `S-${index}` }));

  it('imports as many rows as allowed and rejects more', async () => {
    const { ctx, catalogId } = await world({ rows: 3 });
    expect(await importRows(ctx, catalogId, variants(3))).toMatchObject({ error: null });
    const { error } = await importRows(ctx, catalogId, variants(4));
    expect(error).toBe(
      '“products.csv” has 4 rows, but an import can have at most 3. Split the file. Keep the rows of each product together.',
    );
  });

  it('counts up to three million rows', async () => {
    const batch = Array.from({ length: 100_000 }, () => ({ number: 2, cells: ['S'] }));
    const read = async (last: number) => {
      const batches = async function* () {
        for (let count = 0; count < 30; count++) yield batch;
        yield batch.slice(0, last);
      };
      let count = 0;
      for await (const some of dataRows(batches(), ['sku'], 'CSV')) count += some.length;
      return count;
    };
    expect(await read(0)).toBe(3_000_000);
    expect(await getError(() => read(1))).toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(/^The file has more than 3,000,000 rows with data\. Split/),
    });
  });
});

describe('Issue limit of a job', () => {
  // Each row has one ERROR (the price) and several WARNINGs.
  const broken = rows(7, { price: 'cheap' });

  it.each(MODES)('counts all issues and stores them up to the limit per severity (%s)', async (mode) => {
    const { ctx, catalogId } = await world({ issues: 3 });
    const all = await world({});
    const whole = await importRows(all.ctx, all.catalogId, broken, { mode, errorPolicy: 'IGNORE_FAILED' });
    const job = await importRows(ctx, catalogId, broken, { mode, errorPolicy: 'IGNORE_FAILED' });
    expect(job.issueCounts).toEqual(whole.issueCounts);
    expect(job.issueCounts.error).toBeGreaterThanOrEqual(7);
    expect(job.storedIssueCounts).toMatchObject({ error: 3, warning: 3 });
    const found = await getIssues(all.ctx, whole);
    const stored = await getIssues(ctx, job);
    for (const severity of ['ERROR', 'WARNING'] as const) {
      const messages = (issues: typeof found) =>
        issues.filter((issue) => issue.severity === severity).map(({ rowNumber, message }) => [rowNumber, message]);
      expect(messages(stored)).toEqual(messages(found).slice(0, 3));
      const { totalDocs, omitted } = await jobIssues(ctx, job, { severity });
      expect([totalDocs, omitted]).toEqual([3, messages(found).length - 3]);
    }
    const { totalDocs, omitted } = await jobIssues(ctx, job, {});
    expect([totalDocs, omitted]).toEqual([stored.length, found.length - stored.length]);
  });

  it('includes all issues in the file of rows with errors', async () => {
    const { ctx, catalogId } = await world({ issues: 3 });
    const job = await importRows(ctx, catalogId, broken, { mode: 'DRY_RUN' });
    const lines = (await toText(ctx, job.outputFileIds[0]!)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 7);
    expect(lines.slice(1).every((line) => line.includes('Amount: '))).toBe(true);
  });

  it('lists all issues of jobs from builds without the limit', async () => {
    const { ctx, catalogId } = await world({});
    const job = await importRows(ctx, catalogId, broken, { mode: 'DRY_RUN' });
    const { storedIssueCounts: _, ...former } = job;
    expect(await jobIssues(ctx, former, {})).toMatchObject({
      omitted: 0,
      totalDocs: (await getIssues(ctx, job)).length,
    });
  });

  it('still reports the first failed row of an all-or-nothing import', async () => {
    const { ctx, catalogId } = await world({ issues: 1 });
    const job = await startFile(ctx, catalogId, getCsv(broken), { errorPolicy: 'REJECT_EVERYTHING' });
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).error).toMatch(/7 products have errors\. The first is in row 2: .*cheap/);
  });
});
