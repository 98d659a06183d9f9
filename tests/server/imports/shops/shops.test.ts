import { describe, expect, it } from 'vitest';
import { importShop, shopFile } from './importShop';

const price = (amount: number, compareAt: number | null = null) => [{ amount, compareAt }];

const option = (name: string, value: string) => [{ name, value }];

describe('A file of a shop that no layout names is imported and published as suggested', () => {
  it.each<[file: string, products: object[]]>([
    [
      'prestashop.csv',
      [
        { sku: 'EM-3', categories: ['Home', 'Kitchen'], stock: 120, prices: price(12) },
        { sku: 'LTT-2', status: 'DRAFT', brand: 'Linus', gtin: '4012345678901' },
        { sku: 'OCB-1', prices: price(29.9), media: [{}, {}] },
      ],
    ],
    [
      'squarespace.csv',
      [
        {
          name: 'Wool beanie',
          media: [{}, {}],
          variants: [
            { sku: 'SQ0001001', stock: 5, options: [...option('Color', 'Grey'), ...option('Size', 'S')] },
            { sku: 'SQ0001002', options: [...option('Color', 'Grey'), ...option('Size', 'L')], prices: price(32) },
            { sku: 'SQ0001003', stock: null, options: [...option('Color', 'Blue'), ...option('Size', 'S')] },
          ],
        },
        { name: 'Travel journal', variants: [{ sku: 'SQ0002001', prices: price(18, 24) }] },
        { name: 'Brass pen', status: 'DRAFT', categories: ['Paper', 'Gifts'] },
      ],
    ],
    [
      'bigcommerce.csv',
      [
        { sku: 'DSC-1', stock: 88, prices: price(9.9, 14), categories: ['Clothing/Care'] },
        {
          sku: 'HJ-BASE',
          prices: price(149),
          media: [{}, {}],
          variants: [
            { sku: 'HJ-S', name: 'S', stock: 4, gtin: '4006381333931', options: option('Size', 'S') },
            { sku: 'HJ-M', name: 'M', stock: 0, options: option('Size', 'M') },
          ],
        },
        { sku: 'RB-1', status: 'DRAFT' },
      ],
    ],
    [
      'wix.csv',
      [
        { sku: 'CARD-1', status: 'DRAFT', availability: 'IN_STOCK' },
        {
          name: 'Linen shirt',
          categories: ['Shirts', 'Summer'],
          prices: price(59),
          variants: [
            { sku: 'LS-S-W', options: [...option('Size', 'S'), ...option('Color', 'White')] },
            { sku: 'LS-S-N' },
            { sku: 'LS-M-W', availability: 'OUT_OF_STOCK', prices: price(64) },
          ],
        },
        { sku: 'VASE-1', prices: price(75.6, 84) },
      ],
    ],
    [
      'shopware.csv',
      [
        {
          sku: 'SW-100',
          prices: price(90),
          variants: [
            { sku: 'SW-100.1', stock: 8, options: option('Farbe', 'Moos') },
            { sku: 'SW-100.2', options: option('Farbe', 'Schiefer') },
          ],
        },
        { sku: 'SW-200', status: 'DRAFT', brand: 'Granit' },
      ],
    ],
    [
      'ecwid.csv',
      [
        { sku: 'DISH' },
        {
          sku: 'ROBE',
          prices: price(69, 85),
          media: [{}, {}],
          variants: [
            { sku: 'ROBE-S', stock: 4, options: option('Size', 'S') },
            { sku: 'ROBE-M', prices: price(72), options: option('Size', 'M') },
          ],
        },
        { sku: 'SOAP', gtin: '4006381333931' },
      ],
    ],
    [
      'opencart.csv',
      [
        { name: 'Brass desk lamp', stock: 939, prices: price(100), status: 'ACTIVE' },
        { name: 'Reading glass', gtin: '4006381333931' },
        { name: 'Letter opener', status: 'DRAFT', brand: 'Granit' },
      ],
    ],
    [
      'square.csv',
      [
        {
          name: 'House blend',
          variants: [
            { sku: 'HB-250', gtin: '4006381333931', prices: price(9.5), options: option('Weight', '250 g') },
            { sku: 'HB-1000', prices: price(34), options: option('Weight', '1 kg') },
          ],
        },
        { name: 'Filter papers' },
        { name: 'Hand grinder', status: 'DRAFT' },
      ],
    ],
    [
      'lightspeed.csv',
      [
        {
          name: 'Sailing glove',
          media: [{}, {}],
          variants: [
            { sku: 'GL-S', stock: 4, options: option('Size', 'S'), prices: price(39.95) },
            { sku: 'GL-M', stock: 0, options: option('Size', 'M') },
          ],
        },
        { name: 'Dry bag', status: 'ACTIVE' },
        { name: 'Signal whistle', status: 'DRAFT' },
      ],
    ],
    [
      'volusion.csv',
      [
        { sku: 'CANDLE-1', prices: price(12, 15), gtin: '012345678905', stock: 40, status: 'ACTIVE' },
        { sku: 'HOLDER-1', prices: price(22, 28.5) },
        { sku: 'SNUFFER-1', status: 'DRAFT' },
      ],
    ],
    [
      'etsy.csv',
      [
        { sku: 'BUTTON-5', prices: [{ currency: 'EUR', amount: 9.5 }] },
        { name: 'Letterpress card', stock: 150 },
        {
          name: 'Hand-dyed silk scarf',
          variants: [
            { sku: 'SCARF-M', options: option('Primary color', 'Madder') },
            { sku: 'SCARF-I', options: option('Primary color', 'Indigo') },
          ],
        },
      ],
    ],
    [
      'amazon.txt',
      [
        {
          sku: 'BLK',
          brand: 'Fernhill',
          variants: [
            { sku: 'BLK-MOSS', gtin: '4006381333931', stock: 12, prices: price(89, 99) },
            { sku: 'BLK-SAND', stock: 0 },
          ],
        },
        { sku: 'PLW-1', stock: 40 },
      ],
    ],
    [
      'jtl.csv',
      [
        {
          sku: 'GIESS',
          variants: [
            { sku: 'GIESS-5', stock: 11, options: option('Inhalt', '5 l') },
            { sku: 'GIESS-9', prices: price(1049), options: option('Inhalt', '9 l') },
          ],
        },
        { sku: 'HARKE', status: 'DRAFT', media: [{}, {}] },
      ],
    ],
    [
      'nuvemshop.csv',
      [
        {
          name: 'Rede de algodão',
          variants: [
            { sku: 'REDE-CRU', stock: 6, prices: price(249.9), options: option('Cor', 'Cru') },
            { sku: 'REDE-AZUL', stock: 0, prices: price(229.9, 259.9), options: option('Cor', 'Azul') },
          ],
        },
        { name: 'Cesto de palha', status: 'ACTIVE' },
        { name: 'Pote de barro', status: 'DRAFT' },
      ],
    ],
  ])('%s', async (file, expected) => {
    const { layout, job, issues, products, refusal, version } = await importShop(shopFile(file), file);
    expect(layout).toBe('CUSTOM');
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(job).toMatchObject({ error: null, counts: { created: expected.length, failed: 0, blocked: 0 } });
    const byName = new Map(products.map((product: { sku: string; name: string }) => [product.name, product]));
    const bySku = new Map(products.map((product: { sku: string; name: string }) => [product.sku, product]));
    for (const product of expected as { sku?: string; name?: string }[]) {
      expect(product.sku ? bySku.get(product.sku) : byName.get(product.name ?? '')).toMatchObject(product);
    }
    expect(refusal).toBeNull();
    expect(version).toMatchObject({ error: null, publishedCatalog: { version: 1 } });
  });
});

describe('Suggestions', () => {
  const suggest = async (text: string) =>
    new Map((await importShop(text)).suggestions.map((suggestion) => [suggestion.source, suggestion]));

  it.each<[header: string, values: string[], target: string | null, certainty: string | null, basis: string]>([
    ['EAN', ['4006381333931', '4012345678901'], 'gtin', 'CERTAIN', 'HEADER_AND_VALUES'],
    ['EAN', ['12', '13'], null, null, 'CONTRADICTED'],
    ['Numbers', ['4006381333931', '4012345678901'], 'gtin', 'LIKELY', 'VALUES'],
    [
      'Files',
      ['https://a.example/1.jpg https://a.example/2.png', 'https://a.example/3.webp'],
      'images',
      'LIKELY',
      'VALUES',
    ],
    ['Column 3', ['12.00 EUR', '13.50 EUR'], 'price', 'GUESS', 'VALUES'],
    ['Money', ['12.00 EUR', '13.50 EUR'], 'attribute:Money', 'GUESS', 'NO_FIELD'],
    ['Stock', ['by product', 'by option'], null, null, 'CONTRADICTED'],
    ['In stock?', ['yes', 'no'], 'availability', 'CERTAIN', 'HEADER_AND_VALUES'],
    ['In stock?', ['14', '0'], 'stock', 'CERTAIN', 'HEADER_AND_VALUES'],
    ['Active (0/1)', ['1', '0'], 'status', 'CERTAIN', 'HEADER_AND_VALUES'],
    ['Hidden', ['yes', 'no'], 'status', 'CERTAIN', 'HEADER_AND_VALUES'],
    ['Manufactuer', ['Oda', 'Lumen'], 'brand', 'GUESS', 'SIMILAR_HEADER'],
    ['Brand', ['', ''], null, null, 'EMPTY'],
    ['Wholesale price', ['3', '4'], 'attribute:Wholesale price', 'LIKELY', 'INTERNAL'],
    ['Washing', ['30', '40'], 'attribute:Washing', 'GUESS', 'NO_FIELD'],
  ])('%s with %j', async (header, [first, second], target, certainty, basis) => {
    const found = await suggest(`SKU;Name;${header}\nA;Mug;${first}\nB;Cup;${second}\n`);
    expect(found.get(header)).toEqual({ source: header, target, certainty, basis });
  });

  it('prefers the column with the better values', async () => {
    const found = await suggest('SKU;Name;Price;Retail price\nA;Mug;0;12.00\nB;Cup;0;14.00\n');
    expect(found.get('Retail price')?.target).toBe('price');
  });

  it('asks for the currency of a price if other columns name theirs', async () => {
    await expect(suggest('SKU;Name;Price;Price USD\nA;Mug;11;12\nB;Cup;13;14\n')).rejects.toThrow(
      'The column “Price” doesn’t include the currency',
    );
  });

  it('imports a sale price only where it is lower than the price', async () => {
    const { products } = await importShop('SKU;Name;Price;Sale price\nA;Mug;10;0\nB;Cup;10;8\nC;Jug;10;12\n');
    expect(products.map(({ prices }: { prices: unknown }) => prices)).toMatchObject([
      price(10),
      price(8, 10),
      price(10),
    ]);
  });
});
