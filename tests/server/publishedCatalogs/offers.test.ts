import { describe, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { inspectFile } from '#server/domain/imports/inspectFile';
import { undoJob } from '#server/domain/jobs/actions';
import { feedChunks } from '#server/domain/publishedCatalogs/feeds';
import { createTestContext, type TestContext } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';
import { getTexts, xmlTree } from '../feeds/xmlTree';
import { startFile } from '../imports/jobs/importSetup';
import { yieldIfDue, createSource } from '../imports/readFile';
import { createTestClient } from '../../support/testClient';
import { catalogChecksum, jobNow, runJobs } from '../jobs/engine';
import { readStored } from '../../support/stored';
import { changeProduct, publish } from './publishing';

// The clock in these tests is set to noon on 2026-03-01, UTC.
const HEADER =
  'Type,SKU,Name,Description,Images,Published,In stock?,Stock,Regular price,Sale price,Date sale price starts,Date sale price ends\n';
const SHOWN = 'For the kitchen,https://shop.example/image.jpg';
const ROWS = [
  `simple,MUG,Mug,${SHOWN},1,0,,10,8,,2019-12-31`,
  `simple,CUP,Cup,${SHOWN},1,1,4,10,8,2026-02-01,2026-03-31`,
  `simple,JUG,Jug,${SHOWN},1,backorder,0,10,8,2026-04-01,2026-04-30`,
  `grouped,SET,Set,${SHOWN},1,1,,,,,`,
  `external,BOOK,Book,${SHOWN},1,1,,,,,`,
];

const importFile = async (ctx: TestContext, catalogId: string, text: string) => {
  const { layout, mapping } = await inspectFile(createSource(text), { layout: null, yieldIfDue });
  const job = await startFile(ctx, catalogId, text, { layout: layout.code, mapping });
  await runJobs(ctx);
  return jobNow(ctx, job);
};

const getItems = async (ctx: TestContext, versionId: string) => {
  let text = '';
  for await (const chunk of feedChunks(ctx, versionId, 'GOOGLE_XML')) text += chunk;
  const items = xmlTree(text).children[0]!.children.filter(({ name }) => name === 'item');
  return new Map(items.map((item) => [getTexts(item, 'g:id')[0], item]));
};

const published = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await createCatalog(ctx, { name: 'Kitchen', shopUrl: 'https://shop.example' });
  const job = await importFile(ctx, catalogId, HEADER + ROWS.join('\n'));
  // Google requires the date, which the file doesn’t have.
  await changeProduct(ctx, catalogId, 'JUG', { availableFrom: '2026-05-01' });
  return { ctx, catalogId, job, ...(await publish(ctx, catalogId)) };
};

const told = ['g:availability', 'g:price', 'g:sale_price', 'g:sale_price_effective_date'] as const;

describe('WooCommerce file in the feed of a published version', () => {
  it.each<[string, string[][]]>([
    ['MUG', [['out_of_stock'], ['10.00 EUR'], [], []]],
    ['CUP', [['in_stock'], ['10.00 EUR'], ['8.00 EUR'], ['2026-02-01T00:00+0000/2026-03-31T23:59+0000']]],
    ['JUG', [['backorder'], ['10.00 EUR'], ['8.00 EUR'], ['2026-04-01T00:00+0000/2026-04-30T23:59+0000']]],
  ])('contains the current offer for %s', async (sku, texts) => {
    const { ctx, version } = await published();
    const item = (await getItems(ctx, version.id)).get(sku)!;
    expect(told.map((name) => getTexts(item, name))).toEqual(texts);
  });

  it('leaves out groups and external products, which do not block publishing', async () => {
    const { ctx, version, job } = await published();
    expect(job.counts).toMatchObject({ created: 5 });
    expect(version.productCount).toBe(5);
    expect([...(await getItems(ctx, version.id)).keys()].sort()).toEqual(['CUP', 'JUG', 'MUG']);
  });

  it('drops a sale after it ends, without a new version', async () => {
    const { ctx, version } = await published();
    ctx.passSeconds(31 * 24 * 60 * 60);
    const item = (await getItems(ctx, version.id)).get('CUP')!;
    expect(told.map((name) => getTexts(item, name))).toEqual([['in_stock'], ['10.00 EUR'], [], []]);
  });

  it('returns current prices and kinds over GraphQL', async () => {
    const { ctx, catalogId } = await published();
    const list = `query ($id: ID!) { products(input: { catalogId: $id, sort: SKU }) { data {
      sku kind stock availability priceRange { minPrice { amount } } prices { compareAtFrom compareAtUntil } issues { code }
    } } }`;
    const { data, errors } = await execute(ctx, list, { id: catalogId });
    expect(errors).toBeUndefined();
    expect(data?.['products']).toMatchObject({
      data: [
        { sku: 'BOOK', kind: 'EXTERNAL', priceRange: null },
        { sku: 'CUP', kind: 'SIMPLE', stock: 4, availability: null, priceRange: { minPrice: { amount: '8' } } },
        { sku: 'JUG', stock: 0, availability: 'BACKORDER', priceRange: { minPrice: { amount: '10' } } },
        {
          sku: 'MUG',
          stock: null,
          availability: 'OUT_OF_STOCK',
          priceRange: { minPrice: { amount: '10' } },
          prices: [{ compareAtFrom: null, compareAtUntil: '2019-12-31T23:59:59.999Z' }],
          issues: expect.arrayContaining([{ code: 'SALE_ENDED' }]),
        },
        { sku: 'SET', kind: 'GROUPED', priceRange: null },
      ],
    });
  });

  it('can be imported again and undone', async () => {
    const { ctx, catalogId } = await published();
    const before = await catalogChecksum(ctx, catalogId);
    const job = await importFile(
      ctx,
      catalogId,
      `${HEADER}simple,SET,Set,${SHOWN},1,0,,9,,,\nsimple,MUG,Mug,${SHOWN},1,1,3,10,,,\n`,
    );
    expect(job.counts).toMatchObject({ updated: 2 });
    expect(await ctx.store.products.bySku(catalogId, 'MUG')).not.toHaveProperty('availability');
    expect(await ctx.store.products.bySku(catalogId, 'SET')).not.toHaveProperty('kind');
    await undoJob(ctx, job.id);
    await runJobs(ctx);
    expect(await catalogChecksum(ctx, catalogId)).toBe(before);
    expect(await ctx.store.products.bySku(catalogId, 'MUG')).not.toHaveProperty('stock');
  });
});

describe('Edit over GraphQL', () => {
  const update = `mutation ($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      isSaved conflicts { field base mine theirs }
      product { kind externalUrl buttonText stock availability availableFrom prices { compareAtUntil } variants { availability } }
    } }`;

  const edited = async (input: object) => {
    const { ask, gateway } = await createTestClient();
    const send = async (fields: object, revision: number, base: object) =>
      ask(update, { input: { id: '1', ...fields, revision, base } });
    return { gateway, send, answer: await send(input, 1, {}) };
  };

  it('sets and clears availability, stock, kind, and the sale period', async () => {
    const { gateway, send, answer } = await edited({
      kind: 'EXTERNAL',
      externalUrl: ' https://other.example/a ',
      buttonText: 'Buy there',
      stock: 3,
      availability: 'PREORDER',
      availableFrom: '2026-05-01',
      prices: [{ currency: 'EUR', amount: 8, compareAt: 10, compareAtUntil: '2026-05-01T10:00:00+02:00' }],
      variants: [{ sku: 'A-1', availability: 'BACKORDER' }],
    });
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['updateProduct']).toMatchObject({
      product: {
        kind: 'EXTERNAL',
        externalUrl: 'https://other.example/a',
        buttonText: 'Buy there',
        stock: 3,
        availability: 'PREORDER',
        availableFrom: '2026-05-01',
        prices: [{ compareAtUntil: '2026-05-01T08:00:00.000Z' }],
        variants: [{ availability: 'BACKORDER' }],
      },
    });
    const texts = { externalUrl: null, buttonText: '' };
    const emptied = { kind: 'SIMPLE', ...texts, stock: null, availability: null, availableFrom: null, variants: [] };
    expect((await send(emptied, 2, {})).data?.['updateProduct']).toMatchObject({
      product: { kind: 'SIMPLE', externalUrl: null, buttonText: null, stock: null, availability: null },
    });
    const stored = (await readStored(gateway, 'products', '1'))!;
    for (const field of ['kind', 'externalUrl', 'buttonText', 'stock', 'availability', 'availableFrom'])
      expect(stored).not.toHaveProperty(field);
  });

  it('rejects a URL of another site that is not one', async () => {
    const { answer } = await edited({ kind: 'EXTERNAL', externalUrl: 'javascript:alert(1)' });
    expect(answer.errors?.[0]?.extensions?.fields).toEqual({
      externalUrl: 'Enter a URL that starts with https://. Example: https://shop.example.com/tent',
    });
  });

  it('rejects a day that does not exist', async () => {
    const { answer } = await edited({ availableFrom: '2026-02-30', variants: [{ sku: 'A-1', availableFrom: 'May' }] });
    const wanted =
      'Enter a calendar day or an ISO 8601 date and time, for example 2026-03-01 or 2026-03-01T10:00:00+01:00.';
    expect(answer.errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'INVALID', fields: { availableFrom: wanted } },
      { code: 'INVALID', fields: { 'variants[0].availableFrom': wanted } },
    ]);
  });

  it('is a conflict if another edit changed the same field', async () => {
    const { send } = await edited({ availability: 'OUT_OF_STOCK' });
    const answer = await send({ availability: 'BACKORDER' }, 1, { availability: null });
    expect(answer.data?.['updateProduct']).toMatchObject({
      isSaved: false,
      conflicts: [{ field: 'availability', base: null, mine: 'BACKORDER', theirs: 'OUT_OF_STOCK' }],
    });
  });
});
