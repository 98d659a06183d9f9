import { beforeEach, describe, expect, it, test } from 'vitest';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import { catalogWith, createTestContext, soundProduct, type TestContext } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';

let ctx: TestContext;
let catalogId = '';

const DESCRIPTION = `<p>${'Stands in four minutes. '.repeat(12)}</p>`;

/** Creates a poor product, a better one, and one with all there can be in English. */
beforeEach(async () => {
  ctx = createTestContext();
  const catalog = await catalogWith(ctx, 'Summer');
  catalogId = catalog.id;
  const input = { locales: ['en', 'de'], channels: ['web', 'shop'] };
  await updateCatalog(ctx, { id: catalogId, input, revision: catalog.revision });
  const better = { ...soundProduct('B'), brand: 'Tarnwick', mpn: '1', categories: ['Tents'], description: DESCRIPTION };
  const best = {
    ...better,
    sku: 'C',
    attributes: [{ name: 'Material', value: 'Nylon' }],
    media: ['1', '2', '3'].map((name) => ({ url: `/${name}.jpg`, alt: name })),
    seo: { title: 'Tent', description: 'A tent.' },
    values: [
      { attribute: 'name', locale: 'de', text: 'Zelt' },
      { attribute: 'slug', locale: 'de', channel: 'web', text: 'zelt' },
    ],
  };
  for (const one of [soundProduct('A'), better, best]) await createProduct(ctx, { catalogId, input: one });
});

const list = async (fields: string) => {
  const query = `{ products(input: { catalogId: "${catalogId}" ${fields} }) { totalDocs data { sku quality { score grade } } } }`;
  const { data, errors } = await execute(ctx, query);
  expect(errors).toBeUndefined();
  return data?.['products'] as { totalDocs: number; data: { sku: string; quality: object }[] };
};

describe('The product list', () => {
  it.each([
    ['ASC', ['A', 'B', 'C']],
    ['DESC', ['C', 'B', 'A']],
  ])('is sorted by quality %s', async (direction, skus) => {
    const { data } = await list(`sort: QUALITY, direction: ${direction}`);
    expect(data.map(({ sku }) => sku)).toEqual(skus);
  });

  it.each([
    ['A', []],
    ['B', ['C']],
    ['D', ['B']],
    ['E', ['A']],
  ])('is filtered by the grade %s', async (grade, skus) => {
    const { data, totalDocs } = await list(`filter: { grade: ${grade} }`);
    expect(data.map(({ sku }) => sku)).toEqual(skus);
    expect(totalDocs).toBe(skus.length);
    expect(data.map(({ quality }) => quality)).toEqual(skus.map(() => expect.objectContaining({ grade })));
  });
});

test('a catalog counts its products by grade', async () => {
  const { data } = await execute(ctx, `{ catalog(id: "${catalogId}") { grades { grade count } } }`);
  expect(data?.['catalog']).toEqual({
    grades: [
      { grade: 'A', count: 0 },
      { grade: 'B', count: 1 },
      { grade: 'C', count: 0 },
      { grade: 'D', count: 1 },
      { grade: 'E', count: 1 },
    ],
  });
});

describe('Completeness over GraphQL', () => {
  const complete = (args: string) =>
    execute(ctx, `{ product(id: "3") { completeness${args} { ratio missing { code } } } }`);

  it.each([
    ['', 1, []],
    ['(locale: "en")', 1, []],
    ['(locale: "de")', 0.7, ['slug', 'description', 'seo']],
    ['(locale: "de", channel: "web")', 0.8, ['description', 'seo']],
    ['(channel: "shop")', 1, []],
  ])('with %s is the share in that language and channel', async (args, ratio, missing) => {
    const { data, errors } = await complete(args);
    expect(errors).toBeUndefined();
    expect(data?.['product']).toEqual({ completeness: { ratio, missing: missing.map((code) => ({ code })) } });
  });

  it.each([
    ['locale', 'da', 'The catalog doesn’t have the language da. The nearest one is de.'],
    ['channel', 'wab', 'The catalog doesn’t have the channel wab. The nearest one is web.'],
  ])('rejects an unknown %s', async (field, word, message) => {
    const { errors } = await complete(`(${field}: "${word}")`);
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'INVALID', message, fields: { [field]: message } });
  });

  it('has a cell for each channel and language', async () => {
    const query = `{ product(id: "3") { completenessMatrix { channel locale ratio missing { label field } } } }`;
    const { data } = await execute(ctx, query);
    const german = (fields: [string, string][]) =>
      fields.map(([label, field]) => ({ label, field: `values[${field},de]` }));
    const rest: [string, string][] = [
      ['Description', 'description'],
      ['SEO', 'seo-title'],
    ];
    expect(data?.['product']).toEqual({
      completenessMatrix: [
        { channel: 'web', locale: 'en', ratio: 1, missing: [] },
        { channel: 'web', locale: 'de', ratio: 0.8, missing: german(rest) },
        { channel: 'shop', locale: 'en', ratio: 1, missing: [] },
        { channel: 'shop', locale: 'de', ratio: 0.7, missing: german([['Slug', 'slug'], ...rest]) },
      ],
    });
  });
});

test('the quality names what would raise it', async () => {
  const { qualityScore: score } = (await ctx.store.get('products', '3'))!;
  const query =
    '{ product(id: "3") { quality { score grade parts { part points losses { reason points code field } } } } }';
  const { data, errors } = await execute(ctx, query);
  expect(errors).toBeUndefined();
  const loss = { reason: 'TRANSLATION_MISSING', points: 3.75 };
  expect(data?.['product']).toEqual({
    quality: {
      score,
      grade: 'B',
      parts: [
        { part: 'COMPLETENESS', points: 50, losses: [] },
        { part: 'IMAGES', points: 15, losses: [] },
        { part: 'DESCRIPTIONS', points: 10, losses: [] },
        {
          part: 'TRANSLATIONS',
          points: 3.75,
          losses: [
            { ...loss, code: 'slug', field: 'values[slug,de]' },
            { ...loss, code: 'description', field: 'values[description,de]' },
            { ...loss, code: 'seo', field: 'values[seo-title,de]' },
          ],
        },
        { part: 'SEO', points: 10, losses: [] },
      ],
    },
  });
});
