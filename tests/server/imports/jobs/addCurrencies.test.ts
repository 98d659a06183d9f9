import { describe, expect, it } from 'vitest';
import { undoJob } from '#server/domain/jobs/actions';
import { createProduct } from '#server/domain/products/createProduct';
import { catalogWith, createTestContext, getError, soundProduct } from '../../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
import { mapColumns } from '../readFile';
import { getErrors, getIssues, startFile } from './importSetup';

const mapping = mapColumns({ id: 'sku', n: 'name', 'Price EUR': 'price:EUR', 'Price DKK': 'price:DKK' });
const FILE = 'id,n,Price EUR,Price DKK\nA,Spade,4,30\nB,Rake,5,\n';

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  const currencies = async () => (await ctx.store.get('catalogs', catalogId))!.currencies;
  const run = async (plan: Parameters<typeof startFile>[3] = {}) => {
    const job = await startFile(ctx, catalogId, FILE, { mapping, ...plan });
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  return { ctx, catalogId, currencies, run };
};

describe('Currency missing from the catalog', () => {
  it('is reported by the dry run and fails its products', async () => {
    const { ctx, currencies, run } = await world();
    const dry = await run({ mode: 'DRY_RUN' });
    expect(dry.counts).toMatchObject({ created: 1, failed: 1 });
    expect(await getErrors(ctx, dry)).toEqual(['2 CURRENCY_MISSING']);
    const job = await run();
    expect(job.counts).toEqual(dry.counts);
    expect(await currencies()).toEqual(['EUR']);
  });

  it('is added by the import, not by its dry run, and removed by undo', async () => {
    const { ctx, currencies, run } = await world();
    const plan = { addCurrencies: ['DKK'] };
    const dry = await run({ ...plan, mode: 'DRY_RUN' });
    expect(dry.counts).toMatchObject({ created: 2, failed: 0, warnings: 2 });
    expect(await currencies()).toEqual(['EUR']);
    const job = await run(plan);
    expect(job.counts).toEqual(dry.counts);
    expect(await currencies()).toEqual(['EUR', 'DKK']);
    expect(job.log.map(({ message }) => message)).toContain('Added DKK to the catalog’s currencies.');
    const undo = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await currencies()).toEqual(['EUR']);
    expect((await jobNow(ctx, undo)).log.map(({ message }) => message)).toContain(
      'Removed DKK from the currencies of the catalog.',
    );
  });

  it('is kept after undo if another product has a price in it', async () => {
    const { ctx, catalogId, currencies, run } = await world();
    const job = await run({ addCurrencies: ['DKK'] });
    const input = { ...soundProduct('C'), prices: [{ currency: 'DKK', amount: 1 }] };
    await createProduct(ctx, { catalogId, input });
    const undo = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await currencies()).toEqual(['EUR', 'DKK']);
    expect((await getIssues(ctx, await jobNow(ctx, undo))).map(({ message }) => message)).toEqual([
      'Currencies kept because products still have prices in them: DKK.',
    ]);
  });

  it('is not added by an import that is rejected as a whole', async () => {
    const { currencies, ctx, catalogId } = await world();
    const file = `${FILE}C,,,\n`;
    const job = await startFile(ctx, catalogId, file, {
      mapping,
      errorPolicy: 'REJECT_EVERYTHING',
      addCurrencies: ['DKK'],
    });
    await runJobs(ctx);
    expect(await jobNow(ctx, job)).toMatchObject({ status: 'FAILED', counts: { failed: 1 } });
    expect(await currencies()).toEqual(['EUR']);
  });

  it.each([0, 1, 2, 3, 4])(
    'is added only once, wherever the import is interrupted (after %i commits)',
    async (commits) => {
      const { ctx, catalogId, currencies } = await world();
      const job = await startFile(ctx, catalogId, FILE, { mapping, addCurrencies: ['DKK', 'EUR', 'DKK'] });
      await runKilled(ctx, commits);
      await runJobs(ctx);
      expect(await currencies()).toEqual(['EUR', 'DKK']);
      expect(await jobNow(ctx, job)).toMatchObject({ counts: { created: 2, failed: 0 }, addedCurrencies: ['DKK'] });
    },
  );

  it('is imported with a WARNING at its column if only a cell contains it', async () => {
    const { ctx, catalogId } = await world();
    const job = await startFile(ctx, catalogId, 'id,n,Cost\nA,Spade,30 DKK\n', {
      mapping: mapColumns({ id: 'sku', n: 'name', Cost: 'price' }),
    });
    await runJobs(ctx);
    const issues = await getIssues(ctx, await jobNow(ctx, job));
    expect(issues.find(({ category }) => category === 'PRICE')).toMatchObject({
      severity: 'WARNING',
      column: 'Cost',
      rowNumber: 2,
      message: 'The catalog has no prices in DKK.',
    });
    expect((await ctx.store.products.bySku(catalogId, 'A'))!.prices).toEqual([
      { currency: 'DKK', amount: 30, compareAt: null },
    ]);
  });

  it('must be an ISO 4217 code', async () => {
    const { run } = await world();
    expect(await getError(() => run({ addCurrencies: ['ABC'] }))).toMatchObject({
      code: 'INVALID',
      fields: { addCurrencies: '“ABC” isn’t a valid currency. Use ISO 4217 codes. Example: EUR' },
    });
  });

  it('is not considered for a mapping with an ambiguous currency, which is rejected', async () => {
    const { run } = await world();
    const unclear = mapColumns({ id: 'sku', 'Price EUR': 'price:EUR', Price: 'price' });
    expect(await getError(() => run({ mapping: unclear, mode: 'DRY_RUN' }))).toMatchObject({
      code: 'INVALID',
      fields: { mapping: expect.stringContaining('“Price” doesn’t include the currency') },
    });
  });
});
