import { describe, expect, it } from 'vitest';
import { createLabels } from '#server/domain/attributes/labels';
import { getUnsupportedLocales, getVendureLanguages } from '#server/domain/feeds/receivers/vendureTexts';
import type { DetailedCategory } from '#server/records/categories';
import type { ProductContent } from '#server/records/products';
import { price, soundContent, soundVariant } from '../content';
import { shop, writeFor } from './receiverFile';

const write = (...contents: ProductContent[]) => writeFor('VENDURE_CSV', contents);

const colored = (sku: string, value: string, german?: string) =>
  soundVariant(sku, {
    options: [{ name: 'Colour', value }],
    ...(german !== undefined && { values: [{ attribute: 'colour', locale: 'de', text: german }] }),
  });

describe('Vendure CSV', () => {
  it('has a row per variant, with the product on the first', async () => {
    const { text, rows } = await write(
      soundContent({
        media: [
          { url: '/a.jpg', alt: '' },
          { url: 'https://x.example/b|c.jpg', alt: '' },
        ],
        variants: [
          soundVariant('A', { media: [{ url: '/b.jpg', alt: '' }] }),
          soundVariant('B', { stock: null, attributes: [{ name: 'Material', value: 'Hemp' }] }),
        ],
      }),
    );
    expect(text).toMatch(/^name,slug,/);
    expect(rows).toEqual([
      {
        name: 'Ridge Tent',
        slug: 'ridge-tent',
        description: '<p>A tent that stands in four minutes.</p>',
        assets: 'https://shop.example/a.jpg|https://x.example/b%7Cc.jpg',
        facets: 'category:Outdoor/Tents|brand:Tarnwick|Material:Nylon',
        optionGroups: 'Colour',
        optionValues: 'A',
        sku: 'A',
        price: '149.90',
        taxCategory: 'standard',
        stockOnHand: '3',
        trackInventory: 'true',
        variantAssets: 'https://shop.example/b.jpg',
        variantFacets: '',
      },
      expect.objectContaining({
        name: '',
        slug: '',
        facets: '',
        optionGroups: '',
        optionValues: 'B',
        stockOnHand: '0',
        trackInventory: 'false',
        variantFacets: 'Material:Hemp',
      }),
    ]);
  });

  it.each<[string, Partial<ProductContent>, Record<string, string>]>([
    ['a product without variants', { stock: 4 }, { sku: 'TNT-1', optionGroups: '', stockOnHand: '4' }],
    [
      'a sale that is over',
      { prices: [price(10, { compareAt: 20, compareAtUntil: '2026-02-02T00:00:00Z' })] },
      { price: '20.00' },
    ],
    ['what can’t be bought', { stock: 5, availability: 'OUT_OF_STOCK' }, { stockOnHand: '0', trackInventory: 'true' }],
    [
      'separators in texts',
      { brand: 'A|B', categories: ['X: Y'], attributes: [{ name: 'Mix: parts', value: '2:1' }] },
      { facets: 'category:X- Y|brand:A/B|Mix- parts:2-1' },
    ],
    [
      'facets that Vendure reads as the same once',
      {
        brand: '',
        categories: [],
        attributes: [
          { name: 'Größe', value: 'L' },
          { name: 'Grosse!', value: 'L' },
          { name: 'Größe!', value: 'L' },
          { name: '', value: 'L' },
          { name: 'Fit', value: ' ' },
        ],
      },
      { facets: 'Größe:L|Grosse!:L' },
    ],
    [
      'separators in options',
      { variants: [soundVariant('A', { options: [{ name: 'Size: EU', value: '42|43: wide' }] })] },
      { optionGroups: 'Size- EU', optionValues: '42/43: wide' },
    ],
    ['a formula as it is', { name: '=1+1' }, { name: '=1+1' }],
  ])('writes %s', async (_, over, cells) => {
    expect((await write(soundContent(over))).rows[0]).toMatchObject(cells);
  });

  it.each<[string, string, Partial<ProductContent>]>([
    ['VENDURE_KIND', 'Vendure doesn’t have grouped products.', { kind: 'GROUPED' }],
    ['VENDURE_TITLE', 'Vendure requires a title.', { name: ' ' }],
    ['VENDURE_STATUS', 'Vendure’s import would publish the product, which isn’t active.', { status: 'DRAFT' }],
    ['VENDURE_PRICE', 'Without a price in EUR, Vendure would sell the product for 0.', { prices: [] }],
    ['VENDURE_AMOUNT', 'Vendure’s prices are at most €21,474,836.47.', { prices: [price(21_474_836.48)] }],
    [
      'VENDURE_OPTIONS',
      'Vendure requires an option to tell variants apart. These have none.',
      { variants: [soundVariant('A', { options: [] }), soundVariant('B', { options: [] })] },
    ],
    [
      'VENDURE_OPTIONS',
      'Vendure requires each variant to have a value for each option. B has no Colour.',
      { variants: [soundVariant('A'), soundVariant('B', { options: [] })] },
    ],
    [
      'VENDURE_OPTIONS',
      'Two variants have the same options.',
      { variants: [colored('A', 'red|blue'), colored('B', 'red/blue ')] },
    ],
  ])('leaves out a product with the issue %s: %s', async (code, message, over) => {
    const { rows, issues, log } = await write(soundContent(over));
    expect(rows).toEqual([]);
    expect(issues).toMatchObject([{ code, message, category: 'CHANNEL', channel: 'vendure', severity: 'WARNING' }]);
    expect(log).toEqual(['Vendure file: 0 products, 1 left out.']);
  });

  const bare = { mpn: null, seo: { title: '', description: '' }, media: [], variants: [] };
  it.each<[string, string, Partial<ProductContent>]>([
    [
      'VENDURE_SEPARATORS',
      'Vendure reads | and : as separators. The file has / and - instead of them in A|B and 2:1.',
      { brand: 'A|B', attributes: [{ name: 'Mix', value: '2:1' }] },
    ],
    ['VENDURE_ROUNDING', 'Vendure’s import rounds prices to two decimal places.', { prices: [price(1.005)] }],
    [
      'VENDURE_BACKORDERS',
      'Vendure’s product CSV has no preorders and backorders. The file has the quantity in stock only.',
      { stock: 0, availability: 'BACKORDER' },
    ],
    [
      'VENDURE_TEXTS',
      'Vendure’s product CSV has no texts for print. They are not in the file.',
      { values: [{ attribute: 'name', channel: 'print', text: 'Tent in print' }] },
    ],
    [
      'VENDURE_PRICES',
      'Vendure’s product CSV has the prices for all channels. Those for outlet are not in the file.',
      { prices: [{ ...price(99), channel: 'outlet' }, price(149.9)] },
    ],
    ['VENDURE_IMAGE', 'An image has no public URL. It is not in the file.', { media: [{ url: '/media/17', alt: '' }] }],
    ['VENDURE_IDENTIFIERS', 'Not in Vendure’s product CSV: GTINs and MPNs. Products that have some: 1.', { mpn: 'M' }],
    [
      'VENDURE_NAMES',
      'Not in Vendure’s product CSV: names of variants. Products that have some: 1.',
      { variants: [soundVariant('A')] },
    ],
    [
      'VENDURE_CURRENCIES',
      'Not in Vendure’s product CSV: prices in other currencies. Products that have some: 1.',
      { prices: [price(9), price(10, { currency: 'USD' })] },
    ],
    [
      'VENDURE_LONG_VALUES',
      'Not in Vendure’s product CSV: attribute values of more than 255 characters. Products that have some: 1.',
      { attributes: [{ name: 'Note', value: 'x'.repeat(256) }] },
    ],
  ])('keeps a product with the issue %s: %s', async (code, message, over) => {
    const { rows, issues, log } = await write(soundContent({ ...bare, ...over }));
    expect(rows).toHaveLength(1);
    expect(issues).toMatchObject([{ code, message }]);
    expect(log).toEqual(['Vendure file: 1 product, 0 left out.']);
  });

  it('counts the products that have what the file has no place for', async () => {
    const { issues } = await write(
      soundContent(bare),
      soundContent({ ...bare, sku: 'B', mpn: 'M', gtin: '4006381333931' }),
    );
    expect(issues).toMatchObject([{ code: 'VENDURE_IDENTIFIERS', entityType: 'FILE', entityId: null }]);
  });
});

describe('Vendure CSV in several languages', () => {
  const category: DetailedCategory = { path: 'Outdoor/Tents', labels: [{ locale: 'de', text: 'Zelte' }] };
  const define = (name: string, german: string, options: Record<string, string> = {}) => ({
    code: name.toLowerCase(),
    labels: [
      { locale: 'en', text: name },
      { locale: 'de', text: german },
    ],
    options: Object.entries(options).map(([text, label]) => ({
      code: text.toLowerCase(),
      labels: [
        { locale: 'en', text },
        { locale: 'de', text: label },
      ],
    })),
  });
  const tent = soundContent({
    attributes: [
      { name: 'Material', value: 'Nylon' },
      { name: 'Use', value: 'Hiking' },
      { name: 'Use', value: 'Cycling' },
    ],
    values: [
      { attribute: 'name', locale: 'de', text: 'Zelt' },
      { attribute: 'material', locale: 'de', text: 'Nylongewebe' },
      { attribute: 'use', locale: 'de', text: 'Wandern' },
    ],
    variants: [colored('A', 'Red', 'Rot'), colored('B', 'Blue', 'Blau')],
  });
  const settings = {
    locales: ['en', 'de'],
    labels: createLabels([define('Colour', 'Farbe', { Green: 'Grün' }), define('Material', 'Werkstoff')]),
    categories: [category],
  };

  it('has the texts of each, and those of the default language where there are none', async () => {
    const { headers, rows } = await writeFor('VENDURE_CSV', [tent, soundContent({ sku: 'B', slug: 'b' })], settings);
    expect(headers).toContain('slug');
    expect(rows).toMatchObject([
      {
        'name:en': 'Ridge Tent',
        'name:de': 'Zelt',
        'description:de': '<p>A tent that stands in four minutes.</p>',
        'facets:en': 'category:Outdoor/Tents|brand:Tarnwick|Material:Nylon|Use:Hiking|Use:Cycling',
        'facets:de': 'category:Outdoor/Zelte|brand:Tarnwick|Werkstoff:Nylongewebe|Use:Hiking|Use:Cycling',
        'optionGroups:en': 'Colour',
        'optionGroups:de': 'Farbe',
        'optionValues:en': 'Red',
        'optionValues:de': 'Rot',
      },
      { 'name:en': '', 'name:de': '', 'optionValues:en': 'Blue', 'optionValues:de': 'Blau' },
      { 'name:en': 'Ridge Tent', 'name:de': 'Ridge Tent' },
    ]);
  });

  it('has the labels of options', async () => {
    const { rows } = await writeFor(
      'VENDURE_CSV',
      [soundContent({ variants: [colored('A', 'Green'), colored('B', 'Blue')] })],
      settings,
    );
    expect(rows.map((row) => row['optionValues:de'])).toEqual(['Grün', 'Blue']);
    expect(rows[0]).toMatchObject({ 'name:de': 'Ridge Tent', 'optionGroups:de': 'Farbe' });
  });

  it.each([
    ['the same translation for two values', ['Rot', 'Rot'], ['Red', 'Crimson']],
    ['no translation for a value', ['Rot', undefined], ['Rot', 'Crimson']],
    ['the translation of a value for another one', ['Crimson', undefined], ['Red', 'Crimson']],
  ])('has each value at the place of its translation with %s', async (_, [first, second], german) => {
    const variants = [colored('A', 'Red', first), colored('B', 'Crimson', second), colored('C', 'Green', 'Grün')];
    const { rows } = await writeFor('VENDURE_CSV', [{ ...tent, variants }], { locales: ['en', 'de'] });
    expect(rows.map((row) => row['optionValues:en'])).toEqual(['Red', 'Crimson', 'Green']);
    expect(rows.map((row) => row['optionValues:de']).slice(0, 2)).toEqual(german);
  });

  it.each<[string, string[], (string | undefined)[], string[]]>([
    ['en', ['en', 'de'], ['en', 'de'], []],
    ['en-US', ['en-US', 'de-DE'], ['en', 'de'], []],
    ['pt-PT', ['pt-PT', 'pt-BR'], ['pt_PT', 'pt_BR'], []],
    ['de-DE', ['de-DE', 'de-LI'], ['de'], ['de-LI']],
    ['en', ['en', 'fil'], ['en'], ['fil']],
    ['fil', ['fil', 'en'], ['fil'], ['en']],
  ])('has the languages of a catalog in %s with %j as %j', (defaultLocale, locales, codes, unsupported) => {
    const catalog = { ...shop, defaultLocale, locales };
    expect(getVendureLanguages(catalog).map(({ code }) => code)).toEqual(codes);
    expect(getUnsupportedLocales(catalog)).toEqual(unsupported);
  });

  it('reports texts in a language that Vendure doesn’t have', async () => {
    const product = soundContent({ values: [{ attribute: 'name', locale: 'fil', text: 'Tolda' }] });
    const { headers, issues } = await writeFor('VENDURE_CSV', [product], { locales: ['en', 'fil'] });
    expect(headers[0]).toBe('name');
    expect(issues[0]).toMatchObject({ code: 'VENDURE_TEXTS', message: expect.stringContaining('no texts for fil.') });
  });
});
