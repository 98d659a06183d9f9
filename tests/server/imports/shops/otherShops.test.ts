import { describe, expect, it } from 'vitest';
import { importShop, shopFile } from './importShop';

const price = (amount: number, compareAt: number | null = null) => [{ amount, compareAt }];

const option = (name: string, value: string) => [{ name, value }];

const german = (attribute: string, text: string) => ({ attribute, locale: 'de-DE', text });

describe('An export in another language or edition is imported and published as suggested', () => {
  it.each<[file: string, products: object[]]>([
    [
      'prestashop-french.csv',
      [
        {
          sku: 'PL-11',
          name: 'Planche à découper',
          slug: 'planche-a-decouper',
          description: '<p>Planche en chêne massif, huilée à la main.</p>',
          brand: 'Nordkiefer',
          gtin: '4006381333931',
          categories: ['Accueil', 'Cuisine'],
          stock: 12,
          prices: price(39.9),
          media: [{}, {}],
          attributes: expect.arrayContaining(option('Matière', 'Chêne')),
        },
        { sku: 'TL-12', status: 'DRAFT', prices: price(11.5), stock: 0 },
      ],
    ],
    [
      'opencart-german.csv',
      [
        {
          sku: 'BELL-1',
          name: 'Brass bell',
          mpn: 'BL-77',
          description: '<p>Rings clear and long.</p>',
          values: [
            german('description', '<p>Klingt klar und lang.</p>'),
            german('name', 'Messingglocke'),
            german('seo-description', 'Eine Glocke aus Messing'),
            german('seo-title', 'Messingglocke'),
          ],
        },
        { sku: 'STAND-1', status: 'DRAFT', prices: price(39), stock: 0 },
      ],
    ],
    [
      'bigcommerce-v3.csv',
      [
        { sku: 'HORN-1', status: 'DRAFT', prices: price(12, 18), stock: 30, media: [{}] },
        {
          sku: 'SLIP',
          brand: 'Fernhill',
          prices: price(49),
          media: [{}, {}],
          variants: [
            { sku: 'SLIP-38', gtin: '4006381333931', stock: 6, options: option('Size', '38') },
            { sku: 'SLIP-40', stock: 0, prices: price(52) },
          ],
        },
      ],
    ],
    [
      'lightspeed-x.csv',
      [
        {
          name: 'Linen apron',
          brand: 'Fernhill',
          categories: ['Kitchen/Aprons'],
          variants: [
            { sku: '10001', name: 'Moss / One size', stock: 7, prices: price(45) },
            { sku: '10002', stock: 2, options: [...option('Colour', 'Sand'), ...option('Size', 'One size')] },
          ],
        },
        { name: 'Oak spoon', variants: [{ sku: '10003', stock: 20 }] },
        { name: 'Gift wrap', status: 'DRAFT', variants: [{ stock: null }] },
      ],
    ],
    [
      'shopware-5.csv',
      [
        {
          sku: 'SW5-10',
          description: '<p>Gewebt aus reiner Schurwolle, 140 × 200 cm.</p>',
          categories: ['Deutsch/Wohnen/Decken'],
          variants: [
            { sku: 'SW5-10', stock: 14, options: option('Farbe', 'hellgrau'), prices: price(89.9, 119) },
            { sku: 'SW5-10.1', stock: 0, options: option('Farbe', 'moosgrün'), prices: price(94.9, 119) },
          ],
        },
        { sku: 'SW5-20', status: 'DRAFT', prices: price(29.9), stock: 40 },
      ],
    ],
    [
      'wix-v3.csv',
      [
        {
          name: 'Canvas tote',
          media: [{}, {}],
          variants: [
            { sku: 'TOTE-N-S', stock: 9, prices: price(32, 40), gtin: '4006381333931' },
            { sku: 'TOTE-N-L', stock: null, availability: 'OUT_OF_STOCK' },
            { sku: 'TOTE-E-L', availability: 'IN_STOCK' },
          ],
        },
        { name: 'Brass clip', status: 'DRAFT', variants: [{ stock: 50 }] },
      ],
    ],
    [
      'shoptet.csv',
      [
        {
          sku: '101',
          name: 'Lněná košile',
          categories: ['Oblečení/Košile', 'Léto'],
          media: [{}, {}],
          variants: [
            {
              sku: '101/M',
              stock: 8,
              options: [...option('Barva', 'Bílá'), ...option('Velikost', 'M')],
              prices: price(1290, 1590),
            },
            { sku: '101/L', stock: 0 },
          ],
        },
        { sku: '102', status: 'DRAFT', prices: [{ currency: 'CZK', amount: 290 }] },
      ],
    ],
    [
      'loyverse.csv',
      [
        {
          name: 'House tea',
          variants: [
            { sku: '10010', name: '100 g', stock: 24, prices: price(6.5) },
            { sku: '10011', name: '250 g', stock: 8, prices: price(14) },
          ],
        },
        { name: 'Tea strainer', variants: [{ sku: '10012', stock: 0, prices: price(9) }] },
      ],
    ],
    [
      'odoo.csv',
      [
        {
          sku: 'DESK-1',
          description: 'A desk that moves without a sound.',
          categories: ['All/Office/Desks', 'Office/Desks'],
          stock: 12,
        },
        { sku: 'LAMP-9', stock: null, prices: price(79.5) },
        { sku: 'TRAY-1', status: 'DRAFT', gtin: '4012345678901' },
      ],
    ],
    [
      'shift4shop.csv',
      [
        {
          name: 'Wall clock',
          description: '<p>A quiet clock with a face of oak.</p>',
          prices: price(54, 64),
          media: [{ url: 'assets/images/wall-1.jpg' }, { url: 'assets/images/wall-1b.jpg' }],
        },
        { name: 'Kitchen timer', status: 'DRAFT', prices: price(18) },
      ],
    ],
    [
      'saleor.csv',
      [
        {
          name: 'Rain hat',
          description: 'Keeps dry in any wind.',
          attributes: expect.arrayContaining(option('material', 'Waxed cotton')),
          variants: [
            { sku: 'HAT-M', stock: 12, prices: price(39.9), options: option('size', 'M') },
            { sku: 'HAT-L', stock: 0, prices: price(41.9) },
          ],
        },
        { name: 'Umbrella', status: 'DRAFT' },
      ],
    ],
    [
      'ecwid-catalog.csv',
      [
        {
          sku: 'MUG-1',
          prices: price(18, 22),
          categories: ['Kitchen', 'Gifts'],
          media: [{}, {}],
          attributes: expect.arrayContaining([
            ...option('Material', 'Stoneware'),
            ...option('Care', 'Dishwasher safe'),
          ]),
        },
        { sku: 'BOWL-1', status: 'DRAFT' },
      ],
    ],
    [
      'woocommerce-german.csv',
      [
        {
          sku: 'KITTEL',
          categories: ['Garten', 'Garten/Kleidung'],
          variants: [
            { sku: 'KITTEL-S', stock: 5, prices: price(79), options: option('Größe', 'S') },
            { sku: 'KITTEL-M', stock: 0, prices: price(69, 79), options: option('Größe', 'M') },
          ],
        },
        { sku: 'SCHNUR-1', status: 'DRAFT', prices: price(4.5), stock: 100 },
      ],
    ],
    [
      'woocommerce-french.csv',
      [
        {
          sku: 'PANIER',
          variants: [
            { sku: 'PANIER-P', stock: 7, prices: price(29.9), options: option('Taille', 'Petit') },
            { sku: 'PANIER-G', prices: price(35, 39.9) },
          ],
        },
        { sku: 'BOUGIE-1', status: 'DRAFT', stock: 0 },
      ],
    ],
    [
      'prestashop-spanish.csv',
      [
        { sku: 'TC-21', prices: price(34.9), slug: 'tabla-de-cortar', stock: 9 },
        { sku: 'PL-22', status: 'DRAFT', attributes: expect.arrayContaining(option('Material', 'Lino')) },
      ],
    ],
    [
      'cs-cart.csv',
      [
        {
          sku: 'LAMP-7',
          status: 'ACTIVE',
          categories: ['Home/Lighting'],
          prices: price(64, 79),
          attributes: expect.arrayContaining([...option('Material', 'Paper'), ...option('Colour', 'White')]),
        },
        { sku: 'SHADE-2', status: 'DRAFT', slug: 'spare-shade' },
      ],
    ],
    [
      'cs-cart-languages.csv',
      [
        {
          sku: 'LAMP-7',
          name: 'Paper lamp',
          stock: 8,
          values: expect.arrayContaining([{ attribute: 'name', locale: 'de', text: 'Papierlampe' }]),
        },
        { sku: 'SHADE-2', name: 'Spare shade', status: 'DRAFT' },
      ],
    ],
    [
      'nopcommerce.csv',
      [
        { sku: 'KET-1', brand: 'Granit', mpn: 'K-100', prices: price(59, 72), media: [{}, {}] },
        { sku: 'EGG-1', status: 'DRAFT', slug: 'tea-egg', categories: ['Kitchen/Tea'] },
      ],
    ],
    [
      'oxid.csv',
      [
        {
          sku: 'GURT-1',
          description: '<p>Aus einem Stück geschnitten.</p>',
          prices: price(49, 65),
          media: [{}, {}],
          variants: [
            { sku: 'GURT-1-90', name: '90 cm', stock: 6 },
            { sku: 'GURT-1-100', name: '100 cm', stock: 0, prices: price(52, 65) },
          ],
        },
        { sku: 'OEL-1', status: 'DRAFT', prices: price(14.5) },
      ],
    ],
    [
      'gambio.csv',
      [
        {
          sku: 'KANNE-1',
          name: 'Teapot',
          stock: 12,
          values: expect.arrayContaining([{ attribute: 'name', locale: 'de', text: 'Teekanne' }]),
        },
        { sku: 'SIEB-1', status: 'DRAFT' },
      ],
    ],
    [
      'big-cartel.csv',
      [
        {
          name: 'Screen print',
          slug: 'screen-print',
          variants: [
            { sku: '9001', name: 'A3', stock: 12, prices: price(35) },
            { sku: '9002', name: 'A2', stock: 0, prices: price(48) },
          ],
        },
        { name: 'Sticker set', status: 'DRAFT' },
      ],
    ],
  ])('%s', async (file, expected) => {
    const { job, issues, products, refusal, version } = await importShop(shopFile(file), file);
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(job).toMatchObject({ error: null, counts: { created: expected.length, failed: 0, blocked: 0 } });
    for (const product of expected as { sku?: string; name?: string }[]) {
      const found = products.find(({ sku, name }: { sku: string; name: string }) =>
        product.sku ? sku === product.sku : name === product.name,
      );
      expect(found).toMatchObject(product);
    }
    expect(refusal).toBeNull();
    expect(version).toMatchObject({ error: null, publishedCatalog: { version: 1 } });
  });
});

describe('Columns of other shops', () => {
  const targets = async (text: string) => (await importShop(text)).targets;

  it('adds up the stock of several places, but no other numbers about stock', async () => {
    const text =
      'SKU;Name;Price;Inventory North;Inventory South;Inventory reorder point North\nA;Mug;9;4;3;1\nB;Cup;8;;2;1\n';
    const { targets: found, products } = await importShop(text);
    expect(found).toMatchObject({
      'Inventory North': 'stock',
      'Inventory South': 'stock',
      'Inventory reorder point North': 'attribute:Inventory reorder point North',
    });
    expect(products).toMatchObject([
      { sku: 'A', stock: 7 },
      { sku: 'B', stock: 2 },
    ]);
  });

  it('takes a language that describes products for an attribute', async () => {
    const found = await targets('SKU;Name;Price;Language\nA;Faust;9;German\nB;Emma;8;English\n');
    expect(found.Language).toBe('attribute:Language');
  });

  it('keeps what the shop paid as attributes, in any language', async () => {
    const found = await targets(
      "SKU;Nom;Prix TTC;Prix d'achat;Prix de gros;EK-Preis\nA;Tasse;9,00;4,00;3,00;2,00\nB;Bol;8,00;3,00;2,00;1,00\n",
    );
    expect(found).toMatchObject({
      'Prix TTC': 'price',
      "Prix d'achat": "attribute:Prix d'achat",
      'Prix de gros': 'attribute:Prix de gros',
      'EK-Preis': 'attribute:EK-Preis',
    });
  });

  it('keeps times and ratios in attributes with positions', async () => {
    const { products } = await importShop(
      'SKU;Name;Price;Features (Name:Value:Position)\nA;Mug;9;Material:Clay:1,Firing:10:30\nB;Cup;8;Material:Oak:2:1\n',
    );
    expect(products.map(({ attributes }: { attributes: unknown }) => attributes)).toEqual([
      [
        { name: 'Material', value: 'Clay' },
        { name: 'Firing', value: '10:30' },
      ],
      [{ name: 'Material', value: 'Oak' }],
    ]);
  });
});
