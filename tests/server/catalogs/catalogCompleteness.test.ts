import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { createChannel, deleteChannel, updateChannel } from '#server/domain/channels/channelWrites';
import { remeasure } from '#server/domain/catalogs/remeasure';
import { createProduct } from '#server/domain/products/createProduct';
import { deleteProducts } from '#server/domain/bulkEdits/startBulkEdit';
import { setProductsStatus } from '../bulkEdits/setProductsStatus';
import type { CatalogRecord } from '#server/records/catalogs';
import { getCellScopes, measureCells, parseCells } from '#server/domain/validation/completenessCells';
import { completenessMatrix, getRequirements } from '#server/domain/validation/completeness';
import { anyContent, soundContent } from '../content';
import { runJobs } from '../jobs/engine';
import { catalogWith, createTestContext, soundProduct, type TestContext } from './domainContext';
import { execute } from './executeSchema';

let ctx: TestContext;
let catalogId = '';

const edit = async (input: object) => {
  const { revision } = (await ctx.store.get('catalogs', catalogId))!;
  await updateCatalog(ctx, { id: catalogId, input, revision });
};

/** Defines the channel with the languages that it sells in. */
const define = (id: string, locales: string[]) =>
  createChannel(ctx, { code: id, labels: [{ locale: 'en', text: id }], locales, currencies: [] });

const full = {
  brand: 'Tarnwick',
  mpn: '1',
  categories: ['Tents'],
  description: 'Stands in four minutes, also in rain.',
  attributes: [{ name: 'Material', value: 'Nylon' }],
  media: [{ url: '/1.jpg', alt: '1' }],
  seo: { title: 'Tent', description: 'A tent.' },
};

const GERMAN = ['name', 'slug', 'description', 'seo-title', 'seo-description'].map((attribute) => ({
  attribute,
  locale: 'de',
  text: 'Ein Zelt, das in vier Minuten steht',
}));

/** Creates a poor product, one that is complete in English, and one that is also complete in German on the web. */
beforeEach(async () => {
  ctx = createTestContext();
  catalogId = (await catalogWith(ctx, 'Summer')).id;
  await edit({ locales: ['en', 'de'], channels: ['web', 'shop'] });
  const german = GERMAN.map((value) =>
    value.attribute === 'slug' ? { ...value, text: 'zelt', channel: 'web' } : value,
  );
  const inputs = [
    soundProduct('A'),
    { ...soundProduct('B'), ...full },
    { ...soundProduct('C'), ...full, values: german },
  ];
  for (const input of inputs) await createProduct(ctx, { catalogId, input });
});

const FIELDS = 'completenessMatrix { cells { channel locale ratio completeCount } measuredCount outdatedCount }';

interface Cell {
  channel: string | null;
  locale: string;
}

const readMatrix = async () => {
  const { data, errors } = await execute(ctx, `{ catalog(id: "${catalogId}") { ${FIELDS} } }`);
  expect(errors).toBeUndefined();
  return (data?.['catalog'] as { completenessMatrix: { cells: Cell[]; measuredCount: number; outdatedCount: number } })
    .completenessMatrix;
};

/** The matrix from a scan of all products, in the form of the one that is kept up. */
const scanMatrix = async () => {
  const catalog = (await ctx.store.get('catalogs', catalogId))!;
  const products = await ctx.store.list('products', (product) => product.catalogId === catalogId);
  const cells = products.map((product) => completenessMatrix(product, catalog));
  const scopes = getCellScopes(catalog);
  return {
    cells: scopes.map((scope, at) => {
      const ratio = cells.reduce((sum, own) => sum + own[at]!.ratio, 0) / products.length;
      return {
        ...scope,
        ratio: expect.closeTo(ratio, 9),
        completeCount: cells.filter((own) => own[at]!.ratio === 1).length,
      };
    }),
    measuredCount: products.length,
    outdatedCount: 0,
  };
};

describe('The completeness of a catalog', () => {
  it('has the average and the number of complete products in each channel and language', async () => {
    const matrix = await readMatrix();
    expect(matrix).toEqual({
      cells: [
        { channel: 'web', locale: 'en', ratio: expect.any(Number), completeCount: 2 },
        { channel: 'web', locale: 'de', ratio: expect.any(Number), completeCount: 1 },
        { channel: 'shop', locale: 'en', ratio: expect.any(Number), completeCount: 2 },
        { channel: 'shop', locale: 'de', ratio: expect.any(Number), completeCount: 0 },
      ],
      measuredCount: 3,
      outdatedCount: 0,
    });
    expect(matrix).toEqual(await scanMatrix());
  });

  it('follows each change of a product', async () => {
    const request = { catalogId, target: { ids: ['2'] }, expectedCount: 1 };
    await setProductsStatus(ctx, { ...request, status: 'ARCHIVED' });
    await runJobs(ctx);
    expect(await readMatrix()).toEqual(await scanMatrix());
    await deleteProducts(ctx, request);
    await runJobs(ctx);
    expect(await readMatrix()).toEqual(await scanMatrix());
  });

  it.each([
    ['a language', { locales: ['en', 'de', 'fr'] }],
    ['a channel', { channels: ['web', 'shop', 'app'] }],
    ['another default language', { locales: ['en', 'de', 'fr'], defaultLocale: 'fr' }],
    ['fewer channels', { channels: ['web'] }],
  ])('leaves out products measured before the catalog has %s, and measures them again', async (_, input) => {
    await edit(input);
    expect(await readMatrix()).toMatchObject({ measuredCount: 0, outdatedCount: 3 });
    await remeasure(ctx, catalogId);
    expect(await readMatrix()).toEqual(await scanMatrix());
  });

  it.each<[string, string[], string[]]>([
    ['one of the languages', ['de'], ['web en', 'web de', 'shop de']],
    ['all languages', ['en', 'de'], ['web en', 'web de', 'shop en', 'shop de']],
    ['none in particular', [], ['web en', 'web de', 'shop en', 'shop de']],
    ['a language that the catalog does not have', ['pt'], ['web en', 'web de', 'shop en', 'shop de']],
  ])('has only the languages of a channel that sells in %s', async (_, locales, sold) => {
    const all = await readMatrix();
    await define('shop', ['en']);
    await updateChannel(ctx, { id: 'shop', locales });
    const matrix = await readMatrix();
    expect(matrix.cells.map(({ channel, locale }) => `${channel} ${locale}`)).toEqual(sold);
    expect(all.cells).toEqual(expect.arrayContaining(matrix.cells));
    expect(matrix).toMatchObject({ measuredCount: 3, outdatedCount: 0 });
    await deleteChannel(ctx, 'shop');
    expect(await readMatrix()).toEqual(all);
  });

  it('measures products again whose figures are outdated, and keeps their revisions', async () => {
    const old = (await ctx.store.get('products', '1'))!;
    await ctx.store.commit([{ table: 'products', put: { ...old, completeness: 0, completenessCells: '' } }]);
    expect(await readMatrix()).toMatchObject({ measuredCount: 2, outdatedCount: 1 });
    await remeasure(ctx, catalogId);
    expect(await readMatrix()).toEqual(await scanMatrix());
    const { revision, completeness } = (await ctx.store.get('products', '1'))!;
    expect(revision).toBe(old.revision);
    expect(completeness).toBe(old.completeness);
  });
});

describe('The product list', () => {
  const find = async (filter: string) => {
    const { data, errors } = await execute(
      ctx,
      `{ products(input: { catalogId: "${catalogId}", filter: { completeness: { ${filter} } }, sort: SKU }) { data { sku } } }`,
    );
    expect(errors).toBeUndefined();
    return (data?.['products'] as { data: { sku: string }[] }).data.map(({ sku }) => sku).join('');
  };

  it.each([
    ['isComplete: true', 'BC'],
    ['isComplete: false', 'A'],
    ['isComplete: true, locale: "de"', ''],
    ['isComplete: false, locale: "de"', 'ABC'],
    ['isComplete: true, locale: "de", channel: "web"', 'C'],
    ['isComplete: false, locale: "de", channel: "web"', 'AB'],
    ['isComplete: true, locale: "en", channel: "shop"', 'BC'],
  ])('filtered by %s has %s', async (filter, skus) => {
    expect(await find(filter)).toBe(skus);
  });

  it.each<[string, Record<string, string[]>, string, string]>([
    [
      'leaves out a channel that does not sell in the language',
      { shop: ['en'] },
      'isComplete: true, locale: "de"',
      'C',
    ],
    [
      'has the products of a channel that it names',
      { shop: ['en'] },
      'isComplete: true, locale: "de", channel: "shop"',
      '',
    ],
    ['has all channels if none sells in it', { web: ['en'], shop: ['en'] }, 'isComplete: true, locale: "de"', ''],
  ])('%s', async (_, channels, filter, skus) => {
    for (const [id, locales] of Object.entries(channels)) await define(id, locales);
    expect(await find(filter)).toBe(skus);
  });

  it('rejects an unknown language', async () => {
    const filter = '{ completeness: { isComplete: true, locale: "da" } }';
    const { errors } = await execute(
      ctx,
      `{ products(input: { catalogId: "${catalogId}", filter: ${filter} }) { page } }`,
    );
    expect(errors?.[0]?.message).toBe('The catalog doesn’t have the language da. The nearest one is de.');
  });

  it.each([
    ['{ locale: "en" }, direction: DESC', 'BCA'],
    ['{ locale: "de" }, direction: DESC', 'CBA'],
    ['{ locale: "de", channel: "web" }, direction: DESC', 'CBA'],
    ['{ channel: "shop" }, direction: DESC', 'BCA'],
  ])('can be sorted by: %s', async (order, skus) => {
    // It takes precedence over the other order.
    const input = `catalogId: "${catalogId}", sort: PRICE, sortByCompleteness: ${order}`;
    const { data } = await execute(ctx, `{ products(input: { ${input} }) { data { sku } } }`);
    expect((data?.['products'] as { data: { sku: string }[] }).data.map(({ sku }) => sku).join('')).toBe(skus);
  });

  it('sorts by the lowest one in the channels that sell in the language', async () => {
    const input = `catalogId: "${catalogId}", sortByCompleteness: { locale: "de" }, direction: DESC`;
    const find = async () => {
      const { data } = await execute(ctx, `{ products(input: { ${input} }) { data { sku } } }`);
      return (data?.['products'] as { data: { sku: string }[] }).data.map(({ sku }) => sku).join('');
    };
    await createProduct(ctx, { catalogId, input: { ...soundProduct('D'), ...full, values: GERMAN } });
    // In the shop, C has no slug.
    expect(await find()).toBe('DCBA');
    await define('shop', ['en']);
    expect(await find()).toBe('CDBA');
  });

  it('has the same filter in jobs', async () => {
    const filter = { completeness: { isComplete: false, locale: 'de', channel: 'web' } };
    await setProductsStatus(ctx, {
      catalogId,
      target: { matching: { filter, excludeIds: ['2'] } },
      status: 'ARCHIVED',
      expectedCount: 1,
    });
    await runJobs(ctx);
    const products = await ctx.store.list('products', ({ status }) => status === 'ARCHIVED');
    expect(products.map(({ sku }) => sku)).toEqual(['A']);
  });
});

describe('Stored completeness', () => {
  const scopes: Pick<CatalogRecord, 'locales' | 'defaultLocale' | 'channels'> = {
    locales: ['en', 'de', 'de-CH'],
    defaultLocale: 'en',
    channels: ['web', 'shop'],
  };
  const requirements = getRequirements([
    { code: 'material', label: 'Material', isLocalizable: true, channels: ['shop'] },
    { code: 'care', label: 'Care', isLocalizable: false, channels: ['web'] },
    { code: 'size', label: 'Size', isLocalizable: false },
  ]);

  it('is that of the matrix of the product', () => {
    fc.assert(
      fc.property(anyContent, fc.boolean(), (content, isDefined) => {
        const required = isDefined ? requirements : undefined;
        const { counts } = parseCells(measureCells(content, scopes, required));
        expect(counts.map(({ filled, required: all }) => filled / all)).toEqual(
          completenessMatrix(content, scopes, required).map(({ ratio }) => ratio),
        );
      }),
    );
  });

  it('counts a value for one channel of an attribute that is the same in all languages', () => {
    const content = soundContent({ values: [{ attribute: 'size', channel: 'shop', text: 'L' }] });
    const { counts } = parseCells(measureCells(content, scopes, requirements));
    expect(counts.map(({ filled, required: all }) => filled / all)).toEqual(
      completenessMatrix(content, scopes, requirements).map(({ ratio }) => ratio),
    );
  });

  it('has another tag under other languages, channels, families, and requirements', () => {
    const getTag = (over: object, family?: string, required = requirements) =>
      parseCells(measureCells({ ...soundContent(), ...(family && { family }) }, { ...scopes, ...over }, required)).tag;
    const all = [
      getTag({}),
      getTag({ locales: ['en', 'de'] }),
      getTag({ channels: [] }),
      getTag({ defaultLocale: 'de' }),
      getTag({}, 'tents'),
      getTag({}, undefined, requirements.slice(1)),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(getTag({})).toBe(all[0]);
  });
});
