import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelJob, retryJob } from '#server/domain/jobs/actions';
import type { DomainContext } from '#server/domain/context';
import type { JobRecord } from '#server/records/jobs';
import type { ErrorPolicy, JobMode } from '#server/types.generated';
import { storeRuns } from '#tests/support/databases/longTest';
import { catalogWith, createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
import { MAPPING, getCsv, importRows, startFile, toText, type Row } from './importSetup';

const ROWS: Row[] = [
  { sku: 'S-1', name: 'Spade', price: '10' },
  { sku: 'R-1', name: '"Rake, wide"', price: 'cheap', variant: 'R-1-A' },
  { sku: 'R-1', variant: 'R-1-B', stock: 'many' },
  { sku: 'H-1', name: '=1+1', price: '3', gtin: '4006381333932' },
];

const HEADER = `${MAPPING.map(({ source }) => source).join(',')},_issues`;

const toLines = async (ctx: DomainContext, job: JobRecord) => (await toText(ctx, job.outputFileIds[0]!)).split('\r\n');

const fileRows = fc.array(
  fc.record({
    sku: fc.constantFrom('A', 'B', 'C', 'D'),
    name: fc.constantFrom('Spade', 'Rake ü'),
    price: fc.constantFrom('1', 'cheap'),
    variant: fc.constantFrom('', 'V-1', 'V-2'),
  }),
  { minLength: 1, maxLength: 10 },
);
const policy = fc.constantFrom<ErrorPolicy>('REJECT_EVERYTHING', 'REJECT_FAILED_ROWS', 'IGNORE_FAILED');
const kill = fc.record({ commits: fc.nat({ max: 10 }), isTorn: fc.boolean() });

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  return { ctx, catalogId };
};

describe('File of issue rows', () => {
  it('has all rows of the products with errors and the issues of each, with formulas as text', async () => {
    const { ctx, catalogId } = await world();
    const job = await importRows(ctx, catalogId, ROWS);
    const [header, first, second, third, end] = await toLines(ctx, job);
    expect(header).toBe(HEADER);
    expect(first).toMatch(/^R-1,"Rake, wide",cheap,,,,R-1-A,,"?Amount: /);
    expect(second).toMatch(/^R-1,,,,,,R-1-B,many,"?Stock: /);
    expect(third).toMatch(/^H-1,'=1\+1,3,4006381333932,,,,,"?Gtin: /);
    expect(end).toBe('');
    const file = (await ctx.store.get('files', job.outputFileIds[0]!))!;
    expect(file).toMatchObject({ name: 'products-issues.csv', mediaType: 'text/csv', isPublic: false });
    expect(file.size).toBe(new TextEncoder().encode(await toText(ctx, file.id)).length);
  });

  it.each([
    ['-5.20', '-5.20'],
    ['+49 (30) 123-4', '+49 (30) 123-4'],
    ['-2+3+cmd', "'-2+3+cmd"],
    ['@SUM(1)', "'@SUM(1)"],
    ["'=x", "''=x"],
  ])('writes the cell %s as %s, and reads it again as it was', async (name, written) => {
    const { ctx, catalogId } = await world();
    const job = await importRows(ctx, catalogId, [{ sku: 'H-1', name, price: 'cheap' }]);
    const text = await toText(ctx, job.outputFileIds[0]!);
    expect(text.split('\r\n')[1]!.split(',')[1]).toBe(written);
    await startFile(ctx, catalogId, text.replace('cheap', '4'));
    await runJobs(ctx);
    expect(await ctx.store.products.bySku(catalogId, 'H-1')).toMatchObject({ name });
  });

  it('also exists after a dry run, but not without errors', async () => {
    const { ctx, catalogId } = await world();
    const dry = await importRows(ctx, catalogId, ROWS, { mode: 'DRY_RUN' });
    expect(await toLines(ctx, dry)).toHaveLength(5);
    const good = await importRows(ctx, catalogId, [ROWS[0]!]);
    expect(good.outputFileIds).toEqual([]);
  });

  it('can be fixed and imported again with the same mapping', async () => {
    const { ctx, catalogId } = await world();
    const job = await importRows(ctx, catalogId, ROWS);
    expect(job.counts).toMatchObject({ created: 1, failed: 2 });
    const text = await toText(ctx, job.outputFileIds[0]!);
    const fixed = text.replace('cheap', '4').replace('many', '9').replace('4006381333932', '4006381333931');
    const again = await startFile(ctx, catalogId, fixed);
    await runJobs(ctx);
    const done = await jobNow(ctx, again);
    expect(done).toMatchObject({ counts: { created: 2, updated: 0, failed: 0 }, issueCounts: { error: 0 } });
    expect((await ctx.store.products.bySku(catalogId, 'R-1'))!.variants).toMatchObject([
      { sku: 'R-1-A' },
      { sku: 'R-1-B', stock: 9 },
    ]);
    expect(await ctx.store.products.bySku(catalogId, 'H-1')).toMatchObject({ name: '=1+1' });
  });

  it('does not repeat the messages of an earlier file', async () => {
    const { ctx, catalogId } = await world();
    const job = await importRows(ctx, catalogId, ROWS);
    const text = await toText(ctx, job.outputFileIds[0]!);
    const again = await startFile(ctx, catalogId, text);
    await runJobs(ctx);
    const [header, , second] = await toLines(ctx, await jobNow(ctx, again));
    expect(header).toBe(HEADER);
    expect(second!.match(/Stock: /g)).toHaveLength(1);
  });

  it.each<JobMode>(['DRY_RUN', 'APPLY'])('is the same however often its job is killed (%s)', async (mode) => {
    await fc.assert(
      fc.asyncProperty(
        fileRows,
        policy,
        fc.array(kill, { minLength: 1, maxLength: 4 }),
        async (rows, errorPolicy, kills) => {
          const whole = await world();
          const expected = await importRows(whole.ctx, whole.catalogId, rows, { mode, errorPolicy });
          const { ctx, catalogId } = await world();
          const job = await startFile(ctx, catalogId, getCsv(rows), { mode, errorPolicy });
          for (const { commits, isTorn } of kills) {
            await runKilled(ctx, commits);
            // Killed after the bytes of a slice were written but before its commit.
            const { status, checkpoint } = await jobNow(ctx, job);
            const state = checkpoint?.state as { fileId: string } | undefined;
            if (isTorn && status === 'RUNNING' && state)
              await ctx.files.append(state.fileId, new TextEncoder().encode('half a row'));
          }
          await runJobs(ctx);
          const found = await jobNow(ctx, job);
          expect(found.outputFileIds).toHaveLength(expected.outputFileIds.length);
          if (!found.outputFileIds.length) return;
          expect(await toLines(ctx, found)).toEqual(await toLines(whole.ctx, expected));
          const { size, expectedSize } = (await ctx.store.get('files', found.outputFileIds[0]!))!;
          const { length } = new TextEncoder().encode(await toText(ctx, found.outputFileIds[0]!));
          expect([size, expectedSize]).toEqual([length, length]);
        },
      ),
      { numRuns: storeRuns(40) },
    );
  });

  it('is written again if the job starts over on retry', async () => {
    const { ctx, catalogId } = await world();
    const job = await startFile(ctx, catalogId, getCsv(ROWS), { errorPolicy: 'REJECT_EVERYTHING' });
    await runJobs(ctx);
    const failed = await jobNow(ctx, job);
    expect(await toLines(ctx, failed)).toHaveLength(5);
    await retryJob(ctx, job.id);
    await runJobs(ctx);
    const again = await jobNow(ctx, job);
    expect(await toLines(ctx, again)).toHaveLength(5);
    expect(await ctx.store.list('files', ({ name }) => name === 'products-issues.csv')).toHaveLength(1);
    expect(await toText(ctx, failed.outputFileIds[0]!)).toBe('');
  });

  it('has the rows so far if the job is canceled', async () => {
    const { ctx, catalogId } = await world();
    const job = await startFile(ctx, catalogId, getCsv(ROWS));
    // Commits so far: start, reading, the first product, the second with its two rows.
    await runKilled(ctx, 4);
    await cancelJob(ctx, job.id);
    await runJobs(ctx);
    const canceled = await jobNow(ctx, job);
    expect(canceled.status).toBe('CANCELED');
    expect((await toLines(ctx, canceled)).slice(1)).toEqual([
      expect.stringMatching(/^R-1,"Rake, wide"/),
      expect.stringMatching(/^R-1,,/),
      '',
    ]);
  });
});
