import { describe, expect, it } from 'vitest';
import type { ProductContent } from '#server/records/products';
import { price, soundContent, soundVariant } from '../content';
import { writeFor } from './receiverFile';

const write = (...contents: ProductContent[]) => writeFor('MEDUSA_CSV', contents);

/** A value that stays a text in Medusa. */
const kept = (text: string) => `\u00a0${text}`;

describe('Medusa CSV', () => {
  it('has a row per variant, each with the product', async () => {
    const { text, rows } = await write(
      soundContent({
        attributes: [
          { name: 'Material', value: 'Nylon' },
          { name: 'weight', value: '2.5' },
          { name: 'Length', value: '2 m' },
          { name: 'Use', value: 'Hiking' },
          { name: 'Use', value: 'Cycling' },
        ],
        media: [
          { url: '/a.jpg', alt: '' },
          { url: '/b.jpg', alt: '' },
          { url: '/a.jpg', alt: '' },
        ],
        prices: [price(149.9), price(160, { currency: 'USD' })],
        variants: [
          soundVariant('A', { gtin: '4006381333931', attributes: [{ name: 'Weight', value: '3' }] }),
          soundVariant('B', { name: '', stock: null, prices: [price(99)] }),
        ],
      }),
    );
    expect(text).toMatch(/^Product Handle,/);
    expect(text).not.toContain('\r');
    expect(rows).toMatchObject([
      {
        'Product Handle': 'ridge-tent',
        'Product Title': 'Ridge Tent',
        'Product Status': 'published',
        'Product Thumbnail': 'https://shop.example/a.jpg',
        'Product Image 1 Url': 'https://shop.example/a.jpg',
        'Product Image 2 Url': 'https://shop.example/b.jpg',
        'Product Weight': '2.5',
        'Product Length': '',
        'Product Material': 'Nylon',
        'Product Metadata': '{"Brand":"Tarnwick","MPN":"TA1","Length":"2 m","Use":"Hiking, Cycling"}',
        'Variant Title': 'Variant A',
        'Variant Sku': 'A',
        'Variant Barcode': kept('4006381333931'),
        'Variant Manage Inventory': 'TRUE',
        'Variant Allow Backorder': 'FALSE',
        'Variant Weight': '3',
        'Variant Price EUR': '149.90',
        'Variant Price USD': '160.00',
        'Variant Option 1 Name': 'Colour',
        'Variant Option 1 Value': 'A',
      },
      {
        'Product Handle': 'ridge-tent',
        'Product Title': 'Ridge Tent',
        'Variant Title': 'B',
        'Variant Manage Inventory': 'FALSE',
        'Variant Price EUR': '99.00',
        'Variant Option 1 Value': 'B',
      },
    ]);
    expect(rows[0]).not.toHaveProperty('Product Image 3 Url');
  });

  it.each<[string, Partial<ProductContent>, Record<string, string>]>([
    [
      'the option of a product without any',
      {},
      {
        'Variant Title': 'Ridge Tent',
        'Variant Sku': 'TNT-1',
        'Variant Option 1 Name': 'Default option',
        'Variant Option 1 Value': 'Default option value',
      },
    ],
    [
      'the option of an only variant without any',
      { variants: [soundVariant('A', { options: [] })] },
      { 'Variant Option 1 Name': 'Default option', 'Variant Option 1 Value': 'Default option value' },
    ],
    ['a title that reads as a number', { name: '1984' }, { 'Product Title': kept('1984') }],
    ['a slug that reads as a number', { slug: '1984' }, { 'Product Handle': kept('1984') }],
    ['a SKU that reads as a number', { sku: '1E5' }, { 'Variant Sku': kept('1E5') }],
    ['a SKU with leading zeros', { sku: '0042' }, { 'Variant Sku': '0042' }],
    ['a description that reads as a value', { description: 'null' }, { 'Product Description': kept('null') }],
    [
      'options that read as values',
      { variants: [soundVariant('A', { name: 'true', options: [{ name: 'Size', value: '42' }] })] },
      { 'Variant Option 1 Name': 'Size', 'Variant Option 1 Value': kept('42'), 'Variant Title': kept('true') },
    ],
    ['a draft', { status: 'ARCHIVED' }, { 'Product Status': 'draft' }],
    ['a backorder', { stock: 0, availability: 'BACKORDER' }, { 'Variant Allow Backorder': 'TRUE' }],
    ['a formula as it is', { name: '=1+1' }, { 'Product Title': '=1+1' }],
  ])('writes %s', async (_, over, cells) => {
    expect((await write(soundContent(over))).rows[0]).toMatchObject(cells);
  });

  it.each<[string, string, ProductContent[]]>([
    ['MEDUSA_KIND', 'Medusa doesn’t have grouped products.', [soundContent({ kind: 'GROUPED' })]],
    ['MEDUSA_TITLE', 'Medusa requires a title.', [soundContent({ name: '' })]],
    [
      'MEDUSA_OPTIONS',
      'Medusa requires an option to tell variants apart. These have none.',
      [soundContent({ variants: [soundVariant('A', { options: [] }), soundVariant('B', { options: [] })] })],
    ],
    [
      'MEDUSA_OPTIONS',
      'Medusa requires each variant to have a value for each option. B is for any Colour.',
      [
        soundContent({
          variants: [soundVariant('A'), soundVariant('B', { options: [{ name: 'Colour', value: '' }] })],
        }),
      ],
    ],
    [
      'MEDUSA_OPTIONS',
      'Two variants have the same options.',
      [
        soundContent({
          variants: ['A', 'B'].map((sku) => soundVariant(sku, { options: [{ name: 'Size', value: 'S' }] })),
        }),
      ],
    ],
    [
      'MEDUSA_SKU',
      'Medusa requires each SKU once. The file already has A.',
      [
        soundContent({
          variants: ['S', 'M'].map((value) => soundVariant('A', { options: [{ name: 'Size', value }] })),
        }),
      ],
    ],
    [
      'MEDUSA_SKU',
      'Medusa requires each SKU once. The file already has A.',
      [
        soundContent({ sku: 'B', variants: [soundVariant('A')] }),
        soundContent({ sku: 'C', variants: [soundVariant('A')] }),
      ],
    ],
  ])('leaves out a product with the issue %s: %s', async (code, message, contents) => {
    const { rows, issues, log } = await write(...contents);
    expect(rows).toHaveLength(contents.length - 1);
    expect(issues[0]).toMatchObject({ code, message, category: 'CHANNEL', channel: 'medusa', severity: 'WARNING' });
    expect(log[0]).toMatch(/, 1 left out\.$/);
  });

  const bare = { categories: [], seo: { title: '', description: '' }, media: [], variants: [] };
  it.each<[string, string, Partial<ProductContent>]>([
    ['MEDUSA_STOCK', 'Not in Medusa’s product CSV: quantities in stock. Products that have some: 1.', { stock: 3 }],
    [
      'MEDUSA_CATEGORIES',
      'Not in Medusa’s product CSV: categories. Products that have some: 1.',
      { categories: ['Outdoor'] },
    ],
    [
      'MEDUSA_SALES',
      'Not in Medusa’s product CSV: regular prices of products on sale. Products that have some: 1.',
      { prices: [price(10, { compareAt: 20 })] },
    ],
    [
      'MEDUSA_TEXTS',
      'Medusa’s product CSV has texts in one language. Those for de are not in the file.',
      { values: [{ attribute: 'name', locale: 'de', text: 'Zelt' }] },
    ],
    [
      'MEDUSA_PRICES',
      'Medusa’s product CSV has the prices for all channels. Those for outlet are not in the file.',
      { prices: [{ ...price(99), channel: 'outlet' }, price(149.9)] },
    ],
  ])('keeps a product with the issue %s: %s', async (code, message, over) => {
    const { rows, issues } = await write(soundContent({ ...bare, ...over }));
    expect(rows).toHaveLength(1);
    expect(issues).toMatchObject([{ code, message }]);
  });

  it('has each GTIN once', async () => {
    const gtin = '4006381333931';
    const { rows, issues } = await write(
      soundContent({ ...bare, sku: 'A', gtin }),
      soundContent({ ...bare, sku: 'B', slug: 'b', gtin }),
    );
    expect(rows.map((row) => row['Variant Barcode'])).toEqual([kept(gtin), '']);
    expect(issues).toMatchObject([
      { code: 'MEDUSA_GTIN', entityId: '1', message: `Medusa requires each GTIN once. The file already has ${gtin}.` },
    ]);
  });
});
