import { describe, expect, it } from 'vitest';
import { undoJob } from '#server/domain/jobs/actions';
import { catalogWith, createTestContext, getError } from '../../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
import { getErrors, getIssues, startSuggested } from './importSetup';

const FILE =
  'sku,name,name-de,description-de_DE,price\nA,Spade,Spaten,Ein Spaten aus geschmiedetem Stahl,4\nB,Rake,,,5\n';

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  const catalog = async () => (await ctx.store.get('catalogs', catalogId))!;
  const product = (sku: string) => ctx.store.products.bySku(catalogId, sku);
  const start = (file: string, plan: Parameters<typeof startSuggested>[3] = {}) =>
    startSuggested(ctx, catalogId, file, plan);
  const run = async (...args: Parameters<typeof start>) => {
    const job = await start(...args);
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  return { ctx, catalog, product, start, run };
};

describe('Language missing from the catalog', () => {
  it('fails its products in the dry run, at its columns, with the nearest language', async () => {
    const { ctx, run } = await world();
    const dry = await run(FILE, { mode: 'DRY_RUN' });
    expect(dry.counts).toMatchObject({ created: 1, failed: 1 });
    const issues = (await getIssues(ctx, dry)).filter(({ code }) => code === 'VALUE_LOCALE');
    expect(issues).toMatchObject([
      { rowNumber: 2, column: 'name-de', suggestedFix: 'Add it to the catalog’s languages.' },
      { rowNumber: 2, column: 'description-de_DE', message: 'The catalog does not have the language de-DE.' },
    ]);
  });

  it('is added by the import, not by its dry run, and removed by undo', async () => {
    const { ctx, catalog, product, run } = await world();
    const plan = { addLocales: ['de', 'de-DE'] };
    expect((await run(FILE, { ...plan, mode: 'DRY_RUN' })).counts).toMatchObject({ created: 2, failed: 0 });
    expect((await catalog()).locales).toEqual(['en']);
    const job = await run(FILE, plan);
    expect(job.addedLocales).toEqual(['de', 'de-DE']);
    expect(job.log.map(({ message }) => message)).toContain('Added de, de-DE to the catalog’s languages.');
    expect((await catalog()).locales).toEqual(['en', 'de', 'de-DE']);
    expect((await product('A'))!.values).toMatchObject([
      { attribute: 'description', locale: 'de-DE' },
      { attribute: 'name', locale: 'de', text: 'Spaten' },
    ]);
    const undo = await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect((await catalog()).locales).toEqual(['en']);
    expect((await jobNow(ctx, undo)).log.map(({ message }) => message)).toContain(
      'Removed de, de-DE from the languages of the catalog.',
    );
  });

  it('is kept after undo if another product has a text in it', async () => {
    const { ctx, catalog, run } = await world();
    const job = await run(FILE, { addLocales: ['de', 'de-DE'] });
    await run('sku,name,price,name-de\nC,Hoe,4,Harke\n');
    await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect((await catalog()).locales).toEqual(['en', 'de']);
  });

  it.each([0, 1, 2, 3, 4])(
    'is added only once, wherever the import is interrupted (after %i commits)',
    async (commits) => {
      const { ctx, catalog, start } = await world();
      const job = await start(FILE, { addLocales: ['de', 'de-DE', 'de'] });
      await runKilled(ctx, commits);
      await runJobs(ctx);
      expect((await catalog()).locales).toEqual(['en', 'de', 'de-DE']);
      expect(await jobNow(ctx, job)).toMatchObject({
        counts: { created: 2, failed: 0 },
        addedLocales: ['de', 'de-DE'],
      });
    },
  );

  it('must be a language tag', async () => {
    const { run } = await world();
    expect(await getError(() => run(FILE, { addLocales: ['de_DE'] }))).toMatchObject({
      code: 'INVALID',
      fields: { addLocales: '“de_DE” isn’t a valid language tag. Examples: de, pt-BR' },
    });
  });
});

describe('Texts in languages', () => {
  it('are those of the product itself in the default language', async () => {
    const { product, run } = await world();
    await run('sku,name,price\nA,Spade,4\n', {
      toColumn: (column) => (column.target === 'name' ? { ...column, locale: 'en' } : column),
    });
    expect(await product('A')).toMatchObject({ name: 'Spade' });
    expect((await product('A'))!.values).toBeUndefined();
  });

  it('that are not in the file stay, and undo restores those that it changed', async () => {
    const { ctx, product, run } = await world();
    await run('sku,name,price,name-de,name-fr\nA,Spade,4,Spaten,Bêche\n', { addLocales: ['de', 'fr'] });
    const job = await run('sku,name-de,name-fr\nA,Gartenspaten,\n');
    expect(job.counts).toMatchObject({ updated: 1 });
    const names = async () => (await product('A'))!.values!.map(({ locale, text }) => `${locale} ${text}`);
    expect(await names()).toEqual(['de Gartenspaten', 'fr Bêche']);
    await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await names()).toEqual(['de Spaten', 'fr Bêche']);
  });

  it('of a channel that the catalog lacks fail with the nearest channel', async () => {
    const { ctx, run } = await world();
    const job = await run('product_sku,prices,variant_sku,name,values\nA,EUR=4,,Tent,name==wab=Zelt\n');
    expect(await getErrors(ctx, job)).toEqual(['2 VALUE_CHANNEL']);
    expect((await getIssues(ctx, job)).find(({ code }) => code === 'VALUE_CHANNEL')).toMatchObject({
      column: 'values',
      suggestedFix: 'Use web, or add it to the catalog’s channels.',
    });
  });
});
