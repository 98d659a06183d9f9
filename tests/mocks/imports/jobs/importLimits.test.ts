import { describe, expect, it } from 'vitest';
import type { DomainContext } from '../../../../mocks/domain/context';
import { retryJob } from '../../../../mocks/domain/jobs/actions';
import { jobIssues } from '../../../../mocks/domain/jobs/jobParts';
import { LIMITS, type Limits } from '../../../../mocks/domain/limits';
import { dataRows } from '../../../../mocks/domain/imports/dataRows';
import { createProduct, duplicateProduct } from '../../../../mocks/domain/products/createProduct';
import type { JobMode } from '../../../../mocks/types.generated';
import { catalogWith, createTestContext, refusalOf, soundProduct } from '../../catalogs/domainContext';
import { jobNow, runJobs } from '../../jobs/engine';
import { csvOf, importRows, issuesOf, startFile, textOf, type Row } from './importWorld';

const world = async (limits: Partial<Limits>, skus: readonly string[] = []) => {
  const ctx: DomainContext = { ...createTestContext(), limits: { ...LIMITS, ...limits } };
  const { id: catalogId } = await catalogWith(ctx, 'Garden', skus);
  return { ctx, catalogId };
};

const rows = (count: number, row: Row = { price: '10' }): Row[] =>
  Array.from({ length: count }, (_, index) => ({ sku: `S-${index}`, name: `Spade ${index}`, ...row }));

const MODES: JobMode[] = ['DRY_RUN', 'APPLY'];

describe('the products of a catalog', () => {
  it.each(MODES)('as many as it can hold are imported (%s)', async (mode) => {
    const { ctx, catalogId } = await world({ products: 4 }, ['A']);
    const job = await importRows(ctx, catalogId, rows(3), { mode });
    expect(job).toMatchObject({ error: null, counts: { created: 3, failed: 0 } });
  });

  it.each(MODES)('a file with more is refused before any is planned (%s)', async (mode) => {
    const { ctx, catalogId } = await world({ products: 4 });
    const job = await importRows(ctx, catalogId, rows(5), { mode });
    expect(job).toMatchObject({ status: 'FAILED', counts: { created: 0 }, checkpoint: null });
    expect(job.error).toBe(
      '“products.csv” has 5 products, and a catalog can hold 4. Split the file, then import each part into a catalog of its own.',
    );
  });

  it.each(MODES)('products that are stored count, those that are updated do not count twice (%s)', async (mode) => {
    const { ctx, catalogId } = await world({ products: 4 }, ['S-0', 'S-1', 'A']);
    const full = await importRows(ctx, catalogId, rows(3), { mode });
    expect(full).toMatchObject({ error: null, counts: { created: 1, updated: 2 } });
    const over = await importRows(ctx, catalogId, rows(4), { mode });
    expect(over.status).toBe('FAILED');
    expect(over.error).toMatch(/^The catalog “Garden” holds \d products and can hold 4, so not all new products/);
    expect((await ctx.store.products.stats(catalogId)).products).toBe(mode === 'APPLY' ? 4 : 3);
  });

  it('an import that stopped at the limit continues once there is room', async () => {
    const { ctx, catalogId } = await world({ products: 3 }, ['A']);
    const stopped = await importRows(ctx, catalogId, rows(3));
    expect(stopped).toMatchObject({ status: 'FAILED', counts: { created: 2 } });
    const wider = { ...ctx, limits: { ...ctx.limits, products: 4 } };
    await retryJob(wider, stopped.id);
    await runJobs(wider);
    expect(await jobNow(ctx, stopped)).toMatchObject({ status: 'COMPLETED_WITH_ISSUES', counts: { created: 3 } });
  });

  it('one by one, too, they end at the limit', async () => {
    const { ctx, catalogId } = await world({ products: 2 }, ['A', 'B']);
    const stored = await ctx.store.products.bySku(catalogId, 'A');
    for (const add of [
      () => createProduct(ctx, { catalogId, input: soundProduct('C') }),
      () => duplicateProduct(ctx, stored!.id),
    ]) {
      expect(await refusalOf(add)).toMatchObject({
        code: 'LIMIT',
        message: expect.stringMatching(/^The catalog “Garden” holds 2 products, which is as many as it can\. Delete/),
      });
    }
  });
});

describe('the rows of a file', () => {
  const variants = (count: number): Row[] =>
    Array.from({ length: count }, (_, index) => ({ sku: 'S', name: 'Spade', variant: `S-${index}` }));

  it('as many as an import takes are imported, more are refused', async () => {
    const { ctx, catalogId } = await world({ rows: 3 });
    expect(await importRows(ctx, catalogId, variants(3))).toMatchObject({ error: null });
    const { error } = await importRows(ctx, catalogId, variants(4));
    expect(error).toBe(
      '“products.csv” has 4 rows, and an import takes 3. Split the file, keeping the rows of each product together.',
    );
  });

  it('are counted to three million', async () => {
    const batch = Array.from({ length: 100_000 }, () => ({ number: 2, cells: ['S'] }));
    const read = async (last: number) => {
      const batches = async function* () {
        for (let count = 0; count < 30; count++) yield batch;
        yield batch.slice(0, last);
      };
      let count = 0;
      for await (const some of dataRows(batches(), ['sku'])) count += some.length;
      return count;
    };
    expect(await read(0)).toBe(3_000_000);
    expect(await refusalOf(() => read(1))).toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(/^The file has more than 3,000,000 rows with data\. Split/),
    });
  });
});

describe('the issues of a job', () => {
  // Each row has one ERROR, its price, and several WARNINGs.
  const broken = rows(7, { price: 'cheap' });

  it.each(MODES)('are counted all and stored up to the limit of each severity (%s)', async (mode) => {
    const { ctx, catalogId } = await world({ issues: 3 });
    const all = await world({});
    const whole = await importRows(all.ctx, all.catalogId, broken, { mode, errorPolicy: 'IGNORE_FAILED' });
    const job = await importRows(ctx, catalogId, broken, { mode, errorPolicy: 'IGNORE_FAILED' });
    expect(job.issueCounts).toEqual(whole.issueCounts);
    expect(job.issueCounts.error).toBeGreaterThanOrEqual(7);
    expect(job.storedIssueCounts).toMatchObject({ error: 3, warning: 3 });
    const found = await issuesOf(all.ctx, whole);
    const stored = await issuesOf(ctx, job);
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

  it('are all in the file of rows with errors', async () => {
    const { ctx, catalogId } = await world({ issues: 3 });
    const job = await importRows(ctx, catalogId, broken, { mode: 'DRY_RUN' });
    const lines = (await textOf(ctx, job.outputFileIds[0]!)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 7);
    expect(lines.slice(1).every((line) => line.includes('Price: '))).toBe(true);
  });

  it('of a build that stored all are listed as they are', async () => {
    const { ctx, catalogId } = await world({});
    const job = await importRows(ctx, catalogId, broken, { mode: 'DRY_RUN' });
    const { storedIssueCounts: _, ...former } = job;
    expect(await jobIssues(ctx, former, {})).toMatchObject({
      omitted: 0,
      totalDocs: (await issuesOf(ctx, job)).length,
    });
  });

  it('of an import that takes all or nothing still name the first failed row', async () => {
    const { ctx, catalogId } = await world({ issues: 1 });
    const job = await startFile(ctx, catalogId, csvOf(broken), { errorPolicy: 'REJECT_EVERYTHING' });
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).error).toMatch(/7 products have errors\. The first is in row 2: .*cheap/);
  });
});
