import { describe, expect, it, test } from 'vitest';
import { addAll } from '#server/domain/lists/addToList';
import type { DomainContext } from '#server/domain/context';
import { retryJob } from '#server/domain/jobs/actions';
import { jobIssues } from '#server/domain/jobs/jobParts';
import { LIMITS, type Limits } from '#server/domain/limits';
import { dataRows } from '#server/domain/imports/formats/dataRows';
import { createProduct, duplicateProduct } from '#server/domain/products/createProduct';
import type { JobMode } from '#server/types.generated';
import { catalogWith, createTestContext, getError, soundProduct } from '../../catalogs/domainContext';
import { jobNow, runJobs } from '../../jobs/engine';
import { createShop } from '../shops/shopClient';
import { getCsv, importRows, getIssues, startFile, toText, type Row } from './importSetup';

const world = async (limits: Partial<Limits>, skus: readonly string[] = []) => {
  const ctx: DomainContext = { ...createTestContext(), limits: { ...LIMITS, ...limits } };
  const { id: catalogId } = await catalogWith(ctx, 'Garden', skus);
  return { ctx, catalogId };
};

const rows = (count: number, row: Row = { price: '10' }): Row[] =>
  Array.from({ length: count }, (_, index) => ({ sku: `S-${index}`, name: `Spade ${index}`, ...row }));

const MODES: JobMode[] = ['DRY_RUN', 'APPLY'];

/** More than the stack allows as arguments of one call. */
const VERY_MANY = 200_000;

test('a list takes very many items at once, such as the issues of a product with as many rows', () => {
  const list = ['first'];
  addAll(list, new Array<string>(VERY_MANY).fill('next'));
  expect(list).toHaveLength(VERY_MANY + 1);
});

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

describe('Size limit of a product', () => {
  const SIZES = { ...LIMITS, variants: 3, images: 2 };
  const variantRows = (count: number, first = 0) =>
    Array.from({ length: count }, (_, row) => `tent,Tent,Size,S${first + row},tent-${first + row},9`);
  const HEADER = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price';
  const getFile = (count: number, first = 0) => [HEADER, ...variantRows(count, first)].join('\n');
  const OTHER = 'stove,Stove,Size,S,stove-s,9';
  const tooMany = (rowNumber: number, message: string) => ({ code: 'PRODUCT_TOO_LARGE', rowNumber, message });

  it.each(MODES)('imports as many variants as a product can have (%s)', async (mode) => {
    const shop = await createShop({}, { limits: SIZES });
    const { job } = await shop.importFile(getFile(3), { input: { mode } });
    expect(job.counts).toMatchObject({ created: 1, failed: 0 });
  });

  it.each(['REJECT_FAILED_ROWS', 'IGNORE_FAILED'])(
    'reports a product with more variants once and stores nothing of it (%s)',
    async (errorPolicy) => {
      const shop = await createShop({}, { limits: SIZES });
      const { job, issues } = await shop.importFile(`${getFile(9)}\n${OTHER}`, { input: { errorPolicy } });
      expect(job.counts).toMatchObject({ created: 1, failed: 1 });
      expect(issues.filter(({ severity }) => severity === 'ERROR')).toMatchObject([
        tooMany(5, 'A product can have at most 3 variants.'),
      ]);
      expect(await shop.products()).toMatchObject([{ sku: 'stove' }]);
    },
  );

  it('stores nothing of the file if one failed product stops the import', async () => {
    const shop = await createShop({}, { limits: SIZES });
    const file = [HEADER, OTHER, ...variantRows(9)].join('\n');
    const { job } = await shop.importFile(file, { input: { errorPolicy: 'REJECT_EVERYTHING' } });
    expect(job.error).toMatch(
      /^Nothing was imported\. 1 product has errors\. The first is in row 6: A product can have/,
    );
    expect(await shop.products()).toEqual([]);
  });

  it('does not add variants to a stored product beyond the limit', async () => {
    const shop = await createShop({}, { limits: SIZES });
    await shop.importFile(getFile(2));
    const { job, issues } = await shop.importFile(getFile(2, 2));
    expect(job.counts).toMatchObject({ updated: 0, failed: 1 });
    expect(issues).toMatchObject([tooMany(2, 'A product can have at most 3 variants.')]);
    const [{ variants }] = await shop.products();
    expect(variants).toHaveLength(2);
  });

  it.each([
    [
      'a cell',
      'sku,name,images\nA,Tent,"https://a.example/1.jpg, https://a.example/2.jpg, https://a.example/3.jpg"',
      2,
    ],
    [
      'several rows',
      `Handle,Title,Variant SKU,Image Src\n${[1, 2, 3].map((at) => `tent,${at === 1 ? 'Tent,A' : ','},/p/${at}.jpg`).join('\n')}`,
      4,
    ],
    ['several columns', 'sku,name,image 1,image 2,image 3\nA,Tent,/p/1.jpg,/p/2.jpg,/p/3.jpg', 2],
  ])('reports more images than a product can have, from %s', async (_, file, row) => {
    const shop = await createShop({}, { limits: SIZES });
    const { job, issues } = await shop.importFile(file);
    expect(job.counts).toMatchObject({ created: 0, failed: 1 });
    expect(issues).toMatchObject([tooMany(row, 'A product can have at most 2 images.')]);
  });

  it('refuses the field of a saved product that is too long', async () => {
    const { ask, catalogId } = await createShop({}, { limits: SIZES });
    const create =
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id revision } } }';
    const update = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }';
    const variants = (count: number) => Array.from({ length: count }, (_, index) => ({ sku: `A-${index}` }));
    const media = [1, 2, 3].map((number) => ({ url: `/p/${number}.jpg` }));
    const base = { catalogId, sku: 'A', name: 'Tent' };
    const { data } = await ask(create, { input: { ...base, variants: variants(3), media: media.slice(0, 2) } });
    const stored = { id: data.createProduct.product.id, revision: data.createProduct.product.revision };
    for (const [fields, field, message] of [
      [
        { variants: variants(4) },
        'variants',
        'A product can have at most 3 variants. Divide it into several products.',
      ],
      [{ media }, 'media', 'A product can have at most 2 images. Remove some of them.'],
      [
        { variants: [{ sku: 'A-0' }, { sku: 'A-1', media }] },
        'variants[1].media',
        'A variant can have at most 2 images. Remove some of them.',
      ],
    ] as const) {
      for (const answer of [
        await ask(create, { input: { ...base, sku: 'B', ...fields } }),
        await ask(update, { input: { ...stored, ...fields } }),
      ]) {
        expect(answer.errors).toMatchObject([
          { message, extensions: { code: 'INVALID', fields: { [field]: message } } },
        ]);
      }
    }
  });

  it('refuses edits of two sessions that are too long together', async () => {
    const { ask, catalogId } = await createShop({}, { limits: SIZES });
    const create =
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id revision } } }';
    const update =
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { variants { sku } } } }';
    const { data } = await ask(create, { input: { catalogId, sku: 'A', name: 'Tent', variants: [{ sku: 'A-1' }] } });
    const { id, revision } = data.createProduct.product;
    const base = { variants: [{ sku: 'A-1' }] };
    const add = (...skus: string[]) =>
      ask(update, { input: { id, revision, base, variants: [...base.variants, ...skus.map((sku) => ({ sku }))] } });
    expect((await add('A-2')).errors).toBeUndefined();
    expect((await add('A-3', 'A-4')).errors).toMatchObject([
      { message: expect.stringMatching(/^A product can have at most 3/) },
    ]);
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

  it('still reports the first failed row of an all-or-nothing import', async () => {
    const { ctx, catalogId } = await world({ issues: 1 });
    const job = await startFile(ctx, catalogId, getCsv(broken), { errorPolicy: 'REJECT_EVERYTHING' });
    await runJobs(ctx);
    expect((await jobNow(ctx, job)).error).toMatch(/7 products have errors\. The first is in row 2: .*cheap/);
  });
});
