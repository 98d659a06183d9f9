import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { undoJob } from '#server/domain/jobs/actions';
import { getContent } from '#server/domain/products/canonical';
import { updateProduct } from '#server/domain/products/updateProduct';
import { getModelId } from '#server/records/productModels';
import type { ErrorPolicy, JobMode } from '#server/types.generated';
import { catalogWith, createTestContext, type TestContext } from '../../catalogs/domainContext';
import { jobNow, runClone, runJobs, runKilled } from '../../jobs/engine';
import { getIssues, startSuggested } from './importSetup';

const readText = (name: string) => readFileSync(new URL(`../../../files/${name}`, import.meta.url), 'utf8').trim();

/** The header with the rows that are chosen. */
const split = (name: string, isModel: (row: string) => boolean) => {
  const [header = '', ...rows] = readText(name).split('\n');
  const withHeader = (chosen: string[]) => [header, ...chosen].join('\n');
  return [withHeader(rows.filter(isModel)), withHeader(rows.filter((row) => !isModel(row)))] as const;
};

const [AKENEO_MODELS, AKENEO_PRODUCTS] = split('akeneo-models.csv', (row) => !row.startsWith(';'));
const [UNOPIM_MODELS, UNOPIM_PRODUCTS] = split('unopim.csv', (row) => row.includes(',configurable,'));

/** The models that files find, without those that an undo keeps. */
const storedModels = ({ store }: TestContext) =>
  store.list('productModels', ({ id, catalogId, code }) => id === getModelId(catalogId, code));

const world = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Garden');
  const product = (sku: string) => ctx.store.products.bySku(catalogId, sku);
  const start = (
    file: string,
    mode: JobMode = 'APPLY',
    errorPolicy: ErrorPolicy = 'REJECT_FAILED_ROWS',
    target = catalogId,
  ) => startSuggested(ctx, target, file, { mode, errorPolicy, addCurrencies: ['EUR', 'USD'], addLocales: ['de-DE'] });
  const run = async (...args: Parameters<typeof start>) => {
    const job = await start(...args);
    await runJobs(ctx);
    return jobNow(ctx, job);
  };
  const contents = async () => {
    const products = (await ctx.store.list('products')).map(getContent).sort((a, b) => (a.sku < b.sku ? -1 : 1));
    // A product has the attributes of its first file first.
    return products.map((content) => ({
      ...content,
      attributes: content.attributes.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    }));
  };
  return { ctx, catalogId, product, start, run, contents };
};

/** The product that the models make, before it has variants. */
const fleece = {
  sku: 'fleece',
  name: 'Fleece jacket',
  categories: ['jackets'],
  attributes: [{ name: 'care', value: 'wash_30' }],
  prices: [{ amount: 79 }],
  variants: [],
};

const ISSUES = ['PARENT_MISSING', 'PRICE_MISSING', 'NAME_MISSING'];

describe('Product models and their products in two files', () => {
  it.each([
    ['Akeneo', readText('akeneo-models.csv'), AKENEO_MODELS, AKENEO_PRODUCTS],
    ['UnoPim', readText('unopim.csv'), UNOPIM_MODELS, UNOPIM_PRODUCTS],
  ])('become the same products as in one file: %s', async (_, both, models, products) => {
    const one = await world();
    await one.run(both);
    const two = await world();
    await two.run(models);
    await two.run(products);
    expect(await two.contents()).toEqual(await one.contents());
    for (const file of [models, products]) {
      expect((await two.run(file)).counts).toMatchObject({ created: 0, updated: 0, failed: 0 });
    }
    expect(await two.contents()).toEqual(await one.contents());
  });

  it('are counted by a dry run as they are imported, without storing anything', async () => {
    const { ctx, run, product, contents } = await world();
    expect((await run(AKENEO_MODELS, 'DRY_RUN')).counts).toMatchObject({ created: 1, failed: 0 });
    expect(await storedModels(ctx)).toEqual([]);
    await run(AKENEO_MODELS);
    expect(await product('fleece')).toMatchObject(fleece);
    const dry = await run(AKENEO_PRODUCTS, 'DRY_RUN');
    expect(dry.counts).toMatchObject({ created: 1, updated: 1, failed: 0 });
    expect(await contents()).toHaveLength(1);
    expect((await run(AKENEO_PRODUCTS)).counts).toEqual(dry.counts);
  });

  it.each<ErrorPolicy>(['REJECT_FAILED_ROWS', 'IGNORE_FAILED', 'REJECT_EVERYTHING'])(
    'say which model is missing if the products come first, and import nothing of them: %s',
    async (errorPolicy) => {
      const { ctx, run, contents } = await world();
      const job = await run(AKENEO_PRODUCTS, 'APPLY', errorPolicy);
      const missing = (await getIssues(ctx, job)).filter(({ severity }) => severity === 'ERROR');
      const fix = 'Import the file with the product models first, then import this one again.';
      expect(missing).toMatchObject([
        {
          code: 'PARENT_MISSING',
          rowNumber: 2,
          column: 'parent',
          message: 'The parent fleece-moss is neither in the file nor in the catalog. Its 2 rows were not imported.',
          suggestedFix: expect.stringContaining(fix),
        },
        {
          code: 'PARENT_MISSING',
          rowNumber: 4,
          column: 'parent',
          message: 'The parent fleece-sand is neither in the file nor in the catalog. Row 4 was not imported.',
        },
      ]);
      const others = errorPolicy === 'REJECT_EVERYTHING' ? [] : ['mug'];
      expect((await contents()).map(({ sku }) => sku)).toEqual(others);
      expect(await storedModels(ctx)).toEqual([]);
    },
  );

  it('are taken back one after the other', async () => {
    const { ctx, run, product, contents } = await world();
    const models = await run(AKENEO_MODELS);
    const products = await run(AKENEO_PRODUCTS);
    await undoJob(ctx, products.id);
    await runJobs(ctx);
    expect(await product('fleece')).toMatchObject(fleece);
    await run(AKENEO_PRODUCTS);
    expect((await product('fleece'))!.variants).toHaveLength(3);
    await undoJob(ctx, models.id);
    await runJobs(ctx);
    // The product was changed since, so only the models go.
    expect((await contents()).map(({ sku }) => sku)).toEqual(['fleece', 'mug']);
    expect(await storedModels(ctx)).toEqual([]);
  });

  it('get back the models of an earlier file when a later one is undone', async () => {
    const { ctx, run } = await world();
    await run(AKENEO_MODELS);
    const before = await storedModels(ctx);
    const again = await run(AKENEO_MODELS.replace(';moss;', ';olive;').replace('Fleece jacket', 'Fleece'));
    expect(await ctx.store.get('productModels', before[1]!.id)).toMatchObject({ cells: { color: 'olive' } });
    await undoJob(ctx, again.id);
    await runJobs(ctx);
    expect(await storedModels(ctx)).toEqual(before);
  });

  it('can be undone if only models were stored', async () => {
    const { ctx, run } = await world();
    await run(AKENEO_MODELS);
    const before = await storedModels(ctx);
    const again = await run(AKENEO_MODELS.replace(';moss;', ';olive;'));
    expect(again).toMatchObject({ changeCount: 0, modelCount: 1, counts: { created: 0, updated: 0, skipped: 1 } });
    const undo = await undoJob(ctx, again.id);
    await runJobs(ctx);
    expect(await storedModels(ctx)).toEqual(before);
    const { status, log } = await jobNow(ctx, undo);
    expect([status, log.map(({ message }) => message)]).toEqual([
      'COMPLETED',
      expect.arrayContaining(['Product models taken back: 1.']),
    ]);
    const unchanged = await run(AKENEO_MODELS);
    await expect(undoJob(ctx, unchanged.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('find their parents in a clone of the catalog, which keeps them when the original loses them', async () => {
    const { ctx, catalogId, run, product, start } = await world();
    const models = await run(AKENEO_MODELS);
    const clone = await runClone(ctx, { id: catalogId, name: 'Yard' });
    await undoJob(ctx, models.id);
    await runJobs(ctx);
    expect(await product('fleece')).toBeUndefined();
    await start(AKENEO_PRODUCTS, 'APPLY', 'REJECT_FAILED_ROWS', clone.id);
    await runJobs(ctx);
    const copy = await ctx.store.products.bySku(clone.id, 'fleece');
    expect(copy?.variants.map(({ sku }) => sku)).toEqual(['fleece-moss-s', 'fleece-moss-m', 'fleece-sand-s']);
  });

  it.each([1, 2, 3, 4, 5])('resume after an interruption: %i commits', async (commits) => {
    const whole = await world();
    await whole.run(AKENEO_MODELS);
    await whole.run(AKENEO_PRODUCTS);
    const { ctx, start, contents } = await world();
    for (const file of [AKENEO_MODELS, AKENEO_PRODUCTS]) {
      await start(file);
      await runKilled(ctx, commits);
      await runJobs(ctx);
    }
    expect(await contents()).toEqual(await whole.contents());
  });

  it('keep edits of the product, and get further variants with the options of the stored ones', async () => {
    const { ctx, run, product } = await world();
    await run(AKENEO_MODELS);
    await run(AKENEO_PRODUCTS);
    const { id, revision } = (await product('fleece'))!;
    await updateProduct(ctx, { id, revision, input: { name: 'Warm jacket', categories: ['outlet'] } });
    const [header] = AKENEO_PRODUCTS.split('\n');
    await run(`${header}\n;fleece-sand-m;clothing;;fleece-sand;sale;0;;;;;;;;;;m;2;KILOGRAM`);
    expect(await product('fleece')).toMatchObject({
      name: 'Warm jacket',
      status: 'ACTIVE',
      categories: ['outlet', 'sale'],
      attributes: [{ name: 'care' }, { value: '1.5 kg' }],
      variants: [
        {},
        {},
        {},
        {
          sku: 'fleece-sand-m',
          options: [
            { name: 'color', value: 'sand' },
            { name: 'size', value: 'm' },
          ],
          attributes: [{ name: 'weight', value: '2 kg' }],
          prices: [{ amount: 75 }],
        },
      ],
    });
  });

  it('do without a price and a name until the variants have them', async () => {
    const { ctx, run, product } = await world();
    const models = await run('code;family_variant;parent;price-EUR;name\ncap;by_size;;;');
    expect(models.counts).toMatchObject({ created: 1, failed: 0, blocked: 1 });
    const told = (await getIssues(ctx, models)).filter(({ code }) => ISSUES.includes(code));
    expect(told.map(({ severity }) => severity)).toEqual(['WARNING', 'WARNING']);
    const products = 'sku;family;parent;enabled;name;size;price-EUR\ncap-s;hats;cap;1;Cap;s;';
    expect((await run(products)).counts).toMatchObject({ failed: 1 });
    expect((await run(`${products}9`)).counts).toMatchObject({ updated: 1, failed: 0, blocked: 0 });
    expect(await product('cap')).toMatchObject({ name: 'Cap', variants: [{ sku: 'cap-s' }] });
  });

  it('find a product that was imported otherwise, and change only its variants', async () => {
    const { run, product } = await world();
    await run('sku;family;enabled;name;size;price-EUR\ncap;hats;1;Cap;;9');
    await run(
      'sku;family;parent;enabled;name;size;price-EUR\ncap-s;other;cap;0;Small cap;s;\ncap-m;other;cap;0;Cap;m;',
    );
    expect(await product('cap')).toMatchObject({
      name: 'Cap',
      status: 'ACTIVE',
      variants: [
        { sku: 'cap-s', name: 'Small cap', options: [{ name: 'size', value: 's' }] },
        { sku: 'cap-m', name: '', options: [{ name: 'size', value: 'm' }] },
      ],
    });
  });

  it('do not take a variant for their model', async () => {
    const { ctx, run, contents } = await world();
    await run(readText('akeneo-models.csv'));
    const before = await contents();
    const job = await run('sku;family;parent;enabled;name;size\nx;hats;fleece-moss-s;1;X;s');
    expect(await getIssues(ctx, job)).toMatchObject([{ code: 'PARENT_MISSING', severity: 'ERROR' }]);
    expect(await contents()).toEqual(before);
  });
});
