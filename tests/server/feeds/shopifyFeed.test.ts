import { inEnglish } from '../issueTexts';
import { describe, expect, it } from 'vitest';
import { shopifyFeed } from '#server/domain/feeds/receivers/shopifyFeed';
import { receiverReport } from '#server/domain/feeds/receivers/receiverRules';
import { checkForShopify } from '#server/domain/feeds/receivers/shopifyRules';
import { inspectFile } from '#server/domain/imports/inspectFile';
import { openProducts } from '#server/domain/imports/openProducts';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import { demoCatalogs } from '#mocks/fixtures/catalogs';
import type { ProductContent, ProductRecord } from '#server/records/products';
import type { IssueRecord } from '#server/records/validation';
import { price, soundContent, soundVariant } from '../content';
import { readTable } from './readTable';

const NOW = new Date('2026-03-01T12:00:00Z');
const yieldIfDue = async () => undefined;
const catalog = {
  ...demoCatalogs(NOW)[0]!,
  currencies: ['EUR', 'USD'],
  shopUrl: 'https://shop.example',
  imageBaseUrl: undefined,
};

const iterate = async function* <Item>(items: readonly Item[]) {
  yield* items;
};

const write = async (...contents: ProductContent[]) => {
  let text = '';
  for await (const chunk of shopifyFeed(() => iterate(contents), catalog, NOW)) text += chunk;
  return text;
};

/** The rows of the file as records by header. */
const getRows = async (...contents: ProductContent[]) => {
  const [headers = [], ...rows] = readTable(await write(...contents));
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [headers[index]!, cell])));
};

const report = async (...contents: ProductContent[]) => {
  const products = iterate(contents.map((content, index) => ({ ...content, id: String(index) }) as ProductRecord));
  const issues: IssueRecord[] = [];
  const check = (product: ProductContent) => checkForShopify(product, catalog);
  const counts = await receiverReport('Shopify', products, check, (issue) => issues.push(issue));
  return { ...counts, issues: inEnglish(issues) };
};

const options = (...values: string[]) => values.map((value, index) => ({ name: `Option ${index}`, value }));

describe('Shopify CSV', () => {
  it('has a row per variant or image, with the product on the first', async () => {
    const media = ['/a.jpg', '/b.jpg', '/c.jpg'].map((url) => ({ url, alt: `Alt of ${url}` }));
    const rows = await getRows(
      soundContent({
        media,
        variants: [soundVariant('A'), soundVariant('B', { media: [{ url: '/b.jpg', alt: '' }] })],
      }),
    );
    expect(rows.map((row) => row['Handle'])).toEqual(['ridge-tent', 'ridge-tent', 'ridge-tent']);
    expect(rows.map((row) => row['Title'])).toEqual(['Ridge Tent', '', '']);
    expect(rows.map((row) => row['Option1 Name'])).toEqual(['Colour', '', '']);
    expect(rows.map((row) => row['Option1 Value'])).toEqual(['A', 'B', '']);
    expect(rows.map((row) => row['Variant SKU'])).toEqual(['A', 'B', '']);
    expect(rows.map((row) => row['Variant Price'])).toEqual(['149.90', '149.90', '']);
    expect(rows.map((row) => row['Image Src'])).toEqual(media.map(({ url }) => `https://shop.example${url}`));
    expect(rows.map((row) => row['Image Position'])).toEqual(['1', '2', '3']);
    expect(rows.map((row) => row['Variant Image'])).toEqual(['', 'https://shop.example/b.jpg', '']);
  });

  it('gives a product without variants the option that Shopify expects', async () => {
    const [row] = await getRows(soundContent({ gtin: '4006381333931', stock: 4 }));
    expect(row).toMatchObject({
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant SKU': 'TNT-1',
      'Variant Barcode': '4006381333931',
      'Variant Inventory Qty': '4',
      Type: 'Outdoor > Tents',
      Vendor: 'Tarnwick',
      Status: 'active',
      Published: 'TRUE',
      'Material (product.metafields.custom.material)': 'Nylon',
    });
  });

  const sale = { compareAt: 20, compareAtFrom: '2026-02-01T00:00:00Z' };
  it.each<[string, Partial<ProductContent>, Record<string, string>]>([
    [
      'a running sale',
      { prices: [price(10, sale)] },
      { 'Variant Price': '10.00', 'Variant Compare At Price': '20.00' },
    ],
    [
      'a sale that is over',
      { prices: [price(10, { ...sale, compareAtUntil: '2026-02-02T00:00:00Z' })] },
      { 'Variant Price': '20.00', 'Variant Compare At Price': '' },
    ],
    ['stock that is not tracked', {}, { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '' }],
    [
      'a product that is out of stock whatever its quantity',
      { stock: 5, availability: 'OUT_OF_STOCK' },
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0', 'Variant Inventory Policy': 'deny' },
    ],
    ['a backorder', { stock: 0, availability: 'BACKORDER' }, { 'Variant Inventory Policy': 'continue' }],
    [
      'the only variant of a product, which has no options',
      { variants: [soundVariant('A', { options: [], stock: 3 })] },
      {
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Option2 Name': '',
        'Variant SKU': 'A',
        'Variant Inventory Qty': '3',
      },
    ],
    ['a draft', { status: 'DRAFT' }, { Status: 'draft', Published: 'FALSE' }],
    ['tags', { attributes: [{ name: 'Tags', value: 'a, b' }] }, { Tags: 'a, b' }],
    ['a formula', { name: '=1+1' }, { Title: "'=1+1" }],
  ])('writes %s', async (_, over, cells) => {
    expect((await getRows(soundContent(over)))[0]).toMatchObject(cells);
  });

  it('names the options of all variants, and writes each value below its option', async () => {
    const pair = (name: string, value: string) => ({ name, value });
    const rows = await getRows(
      soundContent({
        variants: [
          soundVariant('A', { options: [pair('Color', 'Red'), pair('Size', 'S')] }),
          soundVariant('B', { options: [pair('size', 'M'), pair('Color', 'Blue')] }),
        ],
      }),
    );
    expect(rows).toMatchObject([
      { 'Option1 Name': 'Color', 'Option1 Value': 'Red', 'Option2 Name': 'Size', 'Option2 Value': 'S' },
      { 'Option1 Name': '', 'Option1 Value': 'Blue', 'Option2 Name': '', 'Option2 Value': 'M', 'Option3 Value': '' },
    ]);
  });

  it('never gives two products the same handle, or two attributes the same metafield', async () => {
    const rows = await getRows(
      soundContent({ sku: 'A', attributes: [{ name: 'Größe', value: 'L' }] }),
      soundContent({ sku: 'B', attributes: [{ name: 'Grosse', value: 'M' }] }),
      soundContent({ sku: 'C', slug: '', attributes: [] }),
    );
    expect(rows.map((row) => row['Handle'])).toEqual(['ridge-tent', 'ridge-tent-2', 'c']);
    expect(Object.keys(rows[0]!).filter((header) => header.includes('metafields'))).toEqual([
      'Größe (product.metafields.custom.grosse)',
      'Grosse (product.metafields.custom.grosse_2)',
    ]);
  });

  it('gives attributes in other scripts metafields of their own, the same in each export', async () => {
    const names = ['Длина (cm)', 'Ширина (cm)', '材质', 'Material'];
    const getHeaders = async (...some: string[]) => {
      const [row] = await getRows(soundContent({ attributes: some.map((name) => ({ name, value: '1' })) }));
      return Object.keys(row!).filter((header) => header.includes('metafields'));
    };
    const headers = await getHeaders(...names);
    const keys = headers.map((header) => /custom\.(\w{2,64})\)$/.exec(header)?.[1]);
    expect(new Set(keys).size).toBe(4);
    expect(keys[0]).toMatch(/^cm_\w+$/);
    expect(keys[3]).toBe('material');
    for (const [at, name] of names.entries()) expect(await getHeaders(name)).toEqual([headers[at]]);
  });

  it.each<[string, string, Partial<ProductContent>]>([
    ['SHOPIFY_KIND', 'Shopify doesn’t have grouped products.', { kind: 'GROUPED' }],
    ['SHOPIFY_TITLE', 'Shopify requires a title.', { name: ' ' }],
    [
      'SHOPIFY_PRICE',
      'Without a price in EUR, Shopify would sell the product for 0.',
      { prices: [price(5, { currency: 'USD' })] },
    ],
    [
      'SHOPIFY_OPTIONS',
      'Shopify requires variants to have 1 to 3 options. These have 4.',
      { variants: [soundVariant('A', { options: options('1', '2', '3', '4') })] },
    ],
    [
      'SHOPIFY_OPTIONS',
      'Shopify requires each variant to have a value for each option. A has no Option 0.',
      { variants: [soundVariant('A'), soundVariant('B', { options: options('1') })] },
    ],
    [
      'SHOPIFY_OPTIONS',
      'Shopify requires each variant to have a value for each option. B is for any Colour.',
      { variants: [soundVariant('A'), soundVariant('B', { options: [{ name: 'Colour', value: '' }] })] },
    ],
    [
      'SHOPIFY_OPTIONS',
      'Shopify requires each variant to have a value for each option. C has no Colour.',
      { variants: [soundVariant('A'), soundVariant('C', { options: [] })] },
    ],
    [
      'SHOPIFY_OPTIONS',
      'Two variants have the same options.',
      { variants: [soundVariant('A'), soundVariant('B', { options: [{ name: 'Colour', value: 'A' }] })] },
    ],
  ])('leaves out a product with the issue %s: %s', async (code, message, over) => {
    expect(await getRows(soundContent(over))).toEqual([]);
    const { written, leftOut, issues } = await report(soundContent(over));
    expect([written, leftOut]).toEqual([0, 1]);
    expect(issues).toMatchObject([{ code, message, category: 'CHANNEL', channel: 'shopify', severity: 'WARNING' }]);
  });

  it('leaves out attributes of variants, and says so', async () => {
    const attributes = [{ name: 'Material', value: 'Hemp' }];
    const content = soundContent({ variants: [soundVariant('A', { attributes }), soundVariant('B')] });
    expect(await write(content)).not.toContain('Hemp');
    expect(await report(content)).toMatchObject({ written: 1, issues: [{ code: 'SHOPIFY_ATTRIBUTES' }] });
  });

  it('leaves out texts in other languages and for channels, and says so', async () => {
    const content = soundContent({
      values: [
        { attribute: 'name', channel: 'print', text: 'Tent in print' },
        { attribute: 'name', locale: 'de', text: 'Zelt' },
        { attribute: 'name', locale: 'de', channel: 'print', text: 'Zelt im Druck' },
      ],
    });
    expect(await write(content)).not.toContain('Zelt');
    expect(await report(content)).toMatchObject({
      written: 1,
      issues: [{ code: 'SHOPIFY_TEXTS', message: expect.stringContaining('Those for print, de are not in the file.') }],
    });
  });

  it('has the prices for all channels, and says so', async () => {
    const inOutlet = { ...price(99), channel: 'outlet' };
    const product = soundContent({ prices: [inOutlet, price(149.9)] });
    const [row] = await getRows(product);
    expect(row!['Variant Price']).toBe('149.90');
    expect(await report(product)).toMatchObject({
      written: 1,
      issues: [
        {
          code: 'SHOPIFY_PRICES',
          message: 'Shopify’s product CSV has the prices for all channels. Those for outlet are not in the file.',
        },
      ],
    });
    expect(await report(soundContent({ prices: [inOutlet] }))).toMatchObject({
      leftOut: 1,
      issues: [{ code: 'SHOPIFY_PRICE' }],
    });
  });

  it('leaves out texts of variants in other languages, and says so', async () => {
    const variants = [soundVariant('A', { values: [{ attribute: 'name', locale: 'fr', text: 'Tente' }] })];
    const content = soundContent({ variants });
    expect(await write(content)).not.toContain('Tente');
    expect(await report(content)).toMatchObject({
      written: 1,
      issues: [{ code: 'SHOPIFY_TEXTS', field: 'variants', message: expect.stringContaining('Those for fr') }],
    });
  });

  it('keeps a product with an image that a shop can’t load, and reports the image', async () => {
    const content = soundContent({ media: [{ url: '/media/17', alt: '' }] });
    expect((await getRows(content))[0]).toMatchObject({ Title: 'Ridge Tent', 'Image Src': '' });
    const { written, issues } = await report(content);
    expect(written).toBe(1);
    expect(issues).toMatchObject([
      { code: 'SHOPIFY_IMAGE', message: 'An image has no public URL. It is not in the file.' },
    ]);
  });

  it('is recognized as a Shopify file and imported with the same products', async () => {
    const contents = [
      soundContent({
        sku: 'ridge-tent',
        mpn: null,
        media: [{ url: 'https://shop.example/a.jpg', alt: 'Tent' }],
        variants: [soundVariant('A', { prices: [price(10)] }), soundVariant('B', { prices: [price(12)] })],
      }),
    ];
    const bytes = new TextEncoder().encode(await write(...contents));
    const file = { name: 'range-shopify.csv', size: bytes.length, bytes: () => iterate([bytes]) };
    const { layout, mapping } = await inspectFile(file, { layout: null, yieldIfDue });
    expect(layout.code).toBe('SHOPIFY');
    const opened = await openProducts(file, { layout: layout.code, mapping }, { currency: 'EUR', yieldIfDue });
    const imported: ProductContent[] = [];
    for await (const groups of opened.batches()) {
      for (const { patch } of groups) if (patch) imported.push(applyPatch(null, patch));
    }
    const [product] = imported;
    expect(imported).toHaveLength(1);
    expect(product).toMatchObject({
      name: 'Ridge Tent',
      slug: 'ridge-tent',
      brand: 'Tarnwick',
      categories: ['Outdoor/Tents'],
      status: 'ACTIVE',
      media: contents[0]!.media,
      attributes: [{ name: 'Material', value: 'Nylon' }],
      variants: [
        { sku: 'A', options: [{ name: 'Colour', value: 'A' }], prices: [price(10)], stock: 3 },
        { sku: 'B', options: [{ name: 'Colour', value: 'B' }], prices: [price(12)], stock: 3 },
      ],
    });
  });
});
