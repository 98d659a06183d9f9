import { describe, expect, it } from 'vitest';
import type { DomainContext } from '../../../../mocks/domain/context';
import type { JobRecord } from '../../../../mocks/records/jobs';
import { catalogWith, createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
import { MAPPING, csvOf, importRows, startFile, textOf, type Row } from './importWorld';

const ROWS: Row[] = [
  { sku: 'S-1', name: 'Spade', price: '10' },
  { sku: 'R-1', name: '"Rake, wide"', price: 'cheap', variant: 'R-1-A' },
  { sku: 'R-1', variant: 'R-1-B', stock: 'many' },
  { sku: 'H-1', name: '=1+1', price: '3', gtin: '4006381333932' },
];

const HEADER = `${MAPPING.map(({ source }) => source).join(',')},_issues`;

const linesOf = async (ctx: DomainContext, job: JobRecord) => (await textOf(ctx, job.outputFileIds[0]!)).split('\r\n');

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  return { ctx, catalogId };
};

describe('the file of issue rows', () => {
  it('has all rows of the products with errors, as they were, and what is wrong with each', async () => {
    const { ctx, catalogId } = await world();
    const job = await importRows(ctx, catalogId, ROWS);
    const [header, first, second, third, end] = await linesOf(ctx, job);
    expect(header).toBe(HEADER);
    expect(first).toMatch(/^R-1,"Rake, wide",cheap,,,,R-1-A,,"?Price: /);
    expect(second).toMatch(/^R-1,,,,,,R-1-B,many,"?Stock: /);
    expect(third).toMatch(/^H-1,=1\+1,3,4006381333932,,,,,"?Gtin: /);
    expect(end).toBe('');
    const file = (await ctx.store.get('files', job.outputFileIds[0]!))!;
    expect(file).toMatchObject({ name: 'products-issues.csv', mediaType: 'text/csv', isPublic: false });
    expect(file.size).toBe(new TextEncoder().encode(await textOf(ctx, file.id)).length);
  });

  it('is there after a dry run too, and not at all without an error', async () => {
    const { ctx, catalogId } = await world();
    const dry = await importRows(ctx, catalogId, ROWS, { mode: 'DRY_RUN' });
    expect(await linesOf(ctx, dry)).toHaveLength(5);
    const good = await importRows(ctx, catalogId, [ROWS[0]!]);
    expect(good.outputFileIds).toEqual([]);
  });

  it('can be fixed and imported again with the same mapping', async () => {
    const { ctx, catalogId } = await world();
    const job = await importRows(ctx, catalogId, ROWS);
    expect(job.counts).toMatchObject({ created: 1, failed: 2 });
    const text = await textOf(ctx, job.outputFileIds[0]!);
    const fixed = text.replace('cheap', '4').replace('many', '9').replace('4006381333932', '4006381333931');
    const again = await startFile(ctx, catalogId, fixed);
    await runJobs(ctx);
    const done = await jobNow(ctx, again);
    expect(done).toMatchObject({ counts: { created: 2, updated: 0, failed: 0 }, issueCounts: { error: 0 } });
    expect((await ctx.store.products.bySku(catalogId, 'R-1'))!.variants).toMatchObject([
      { sku: 'R-1-A' },
      { sku: 'R-1-B', stock: 9 },
    ]);
  });

  it('does not repeat the messages of an earlier one', async () => {
    const { ctx, catalogId } = await world();
    const job = await importRows(ctx, catalogId, ROWS);
    const text = await textOf(ctx, job.outputFileIds[0]!);
    const again = await startFile(ctx, catalogId, text);
    await runJobs(ctx);
    const [header, , second] = await linesOf(ctx, await jobNow(ctx, again));
    expect(header).toBe(HEADER);
    expect(second!.match(/Stock: /g)).toHaveLength(1);
  });

  it('is whole after a kill while it is written', async () => {
    const { ctx, catalogId } = await world();
    const whole = await linesOf(ctx, await importRows(ctx, catalogId, ROWS, { mode: 'DRY_RUN' }));
    for (const commits of [4, 5, 6, 7]) {
      const job = await startFile(ctx, catalogId, csvOf(ROWS), { mode: 'DRY_RUN' });
      await runKilled(ctx, commits);
      await runJobs(ctx);
      expect(await linesOf(ctx, await jobNow(ctx, job))).toEqual(whole);
    }
  });
});
