import { expect } from 'vitest';
import type { ReportCase, ReportFile } from '../reportCase';

const lines = (...rows: string[]) => rows.join('\n');

const SHOPIFY = 'handle,title,option1 name,option1 value,variant sku,variant price';
const FORK = lines(SHOPIFY, 'fork,Fork,Size,Small,FRK-S,5', 'fork,,Size,Large,FRK-L,7');

const WOO = 'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)';
const BAG = lines(
  WOO,
  '501,variable,OLD-BAG,Canvas Bag,1,,,Color,"Sand, Moss"',
  '502,variation,OLD-BAG-S,Canvas Bag,1,45,OLD-BAG,Color,Sand',
  '503,variation,OLD-BAG-M,Canvas Bag,1,45,OLD-BAG,Color,Moss',
);
const BASE = 'Handle,Title,Option1 Name,Option1 Value,Variant ID,Variant SKU,Variant Price';
const CAP = lines(BASE, 'cap,Wool Cap,Size,S,9001,CAP-S,20', 'cap,,,M,9002,CAP-M,21');

const takes = (title: string, base: string, files: readonly (string | ReportFile)[]): ReportCase => ({
  title,
  files: [base, ...files],
  products: [{ sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L' }] }],
  issues: [{ code: 'SKU_TAKEN', severity: 'ERROR' }],
  job: { counts: { created: 0, updated: 0, failed: 1 } },
});

/** Which product and which variant a row is about. */
export const IDENTITY: readonly ReportCase[] = [
  {
    title: 'a product with one SKU of another product is an error that names both, and renames nothing',
    files: [FORK, lines(SHOPIFY, 'serving-fork,Serving Fork,Size,Large,FRK-L,8')],
    products: [{ sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L', prices: [{ amount: 7 }] }] }],
    issues: [
      {
        code: 'SKU_TAKEN',
        severity: 'ERROR',
        rowNumber: 2,
        column: 'variant sku',
        message:
          'The SKU FRK-L of “Serving Fork” is already used by a variant of another product in this catalog, “Fork” (fork).',
      },
    ],
    job: { counts: { created: 0, updated: 0, failed: 1 } },
  },
  takes('a product of a file with parents does not rename the product of one of its SKUs', FORK, [
    lines(
      'parent sku,sku,name,size,price',
      'serving-fork,SRV-M,Serving Fork,Medium,9',
      'serving-fork,FRK-L,Serving Fork,Large,8',
    ),
  ]),
  takes('a product with other SKUs, too, does not rename the product of one of them', FORK, [
    lines(
      'name,variant sku,option1 name,option1 value,price',
      'Serving Fork,SRV-M,Size,Medium,9',
      'Serving Fork,FRK-L,Size,Large,8',
    ),
  ]),
  takes('a WooCommerce product does not rename the product of one of its variations', FORK, [
    lines(
      'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '7,variable,serving-fork,Serving Fork,1,,,Size,"Medium, Large"',
      '8,variation,SRV-M,Serving Fork,1,9,serving-fork,Size,Medium',
      '9,variation,FRK-L,Serving Fork,1,8,serving-fork,Size,Large',
    ),
  ]),
  {
    title: 'a product with exactly the SKUs of a stored one renames it',
    files: [FORK, lines(SHOPIFY, 'big-fork,Big Fork,Size,Small,FRK-S,5', 'big-fork,,Size,Large,FRK-L,7')],
    products: [{ sku: 'big-fork', name: 'Big Fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L' }] }],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
  {
    title: 'a variant moves if the file has its former product without it',
    files: [
      FORK,
      lines(
        SHOPIFY,
        'fork,Fork,Size,Small,FRK-S,5',
        'serving-fork,Serving Fork,Size,Medium,SRV-M,9',
        'serving-fork,,Size,Large,FRK-L,8',
      ),
    ],
    products: [
      { sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }] },
      { sku: 'serving-fork', variants: [{ sku: 'SRV-M' }, { sku: 'FRK-L', prices: [{ amount: 8 }] }] },
    ],
    issues: [{ code: 'VARIANT_MOVED', severity: 'INFO', rowNumber: 4, column: 'variant sku' }],
    job: { counts: { created: 1, updated: 1, failed: 0 } },
  },
  {
    title: 'a variant moves if the rows of its former product come later in the file',
    files: [
      FORK,
      lines(
        SHOPIFY,
        'serving-fork,Serving Fork,Size,Medium,SRV-M,9',
        'serving-fork,,Size,Large,FRK-L,8',
        'fork,Fork,Size,Small,FRK-S,5',
      ),
    ],
    products: [
      { sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }] },
      { sku: 'serving-fork', variants: [{ sku: 'SRV-M' }, { sku: 'FRK-L' }] },
    ],
    job: { counts: { created: 1, updated: 1, failed: 0 } },
  },
  {
    title: 'a dry run counts a variant that moves as an import does',
    files: [
      FORK,
      {
        content: lines(SHOPIFY, 'fork,Fork,Size,Small,FRK-S,5', 'serving-fork,Serving Fork,Size,Large,FRK-L,8'),
        input: { mode: 'DRY_RUN' },
      },
    ],
    products: [{ sku: 'fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L' }] }],
    job: { counts: { created: 1, updated: 1, failed: 0 } },
  },
  {
    title: 'a variant that two products of a file have stays with the first, and an error names it',
    files: [lines(SHOPIFY, 'fork,Fork,Size,Large,FRK-L,7', 'serving-fork,Serving Fork,Size,Large,FRK-L,8')],
    products: [{ sku: 'fork', variants: [{ sku: 'FRK-L' }] }],
    issues: [
      {
        code: 'SKU_DUPLICATE',
        rowNumber: 3,
        column: 'variant sku',
        message: 'The SKU FRK-L is already used in row 2 by another product, “Fork”.',
      },
    ],
    job: { counts: { created: 1, failed: 1 } },
  },
  {
    title: 'prices by variant SKU alone leave the product and its SKU as they are',
    files: [FORK, lines('variant sku,price', 'FRK-L,6', 'FRK-S,4')],
    products: [
      {
        sku: 'fork',
        name: 'Fork',
        variants: [
          { sku: 'FRK-S', prices: [{ amount: 4 }] },
          { sku: 'FRK-L', prices: [{ amount: 6 }] },
        ],
      },
    ],
    job: { counts: { created: 0, updated: 2, failed: 0 } },
  },
  {
    title: 'a variant whose option gets another value stays, and its name follows',
    files: [FORK, lines('handle,title,option1 name,option1 value,variant sku', 'fork,Fork,Size,Huge,FRK-L')],
    products: [
      { variants: [{ name: 'Small' }, { sku: 'FRK-L', name: 'Huge', options: [{ name: 'Size', value: 'Huge' }] }] },
    ],
    job: { counts: { created: 0, updated: 1 } },
  },
  {
    title: 'IDs of variations are kept, and a renamed SKU of WooCommerce is an update',
    files: [
      BAG,
      lines(
        WOO,
        '501,variable,NEW-BAG,Canvas Bag,1,,,Color,"Sand, Moss"',
        '502,variation,NEW-BAG-S,Canvas Bag,1,47,NEW-BAG,Color,Sand',
        '503,variation,NEW-BAG-M,Canvas Bag,1,45,NEW-BAG,Color,Moss',
      ),
    ],
    products: [
      {
        sku: 'NEW-BAG',
        externalReference: '501',
        variants: [
          { id: expect.stringMatching(/-1$/), sku: 'NEW-BAG-S', externalReference: '502', prices: [{ amount: 47 }] },
          { sku: 'NEW-BAG-M', externalReference: '503', prices: [{ amount: 45 }] },
        ],
      },
    ],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
  {
    title: 'variations without SKUs in a file with IDs keep those that they have',
    files: [BAG, lines(WOO, '502,variation,,Canvas Bag,1,48,id:501,Color,Sand')],
    products: [{ sku: 'OLD-BAG', variants: [{ sku: 'OLD-BAG-S', prices: [{ amount: 48 }] }, { sku: 'OLD-BAG-M' }] }],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
    noIssues: ['SKU_GENERATED'],
  },
  {
    title: 'a row with the ID of a variation and no product is about the variation',
    files: [BAG, lines('ID,Price', '503,51')],
    products: [{ variants: [{ sku: 'OLD-BAG-S', prices: [{ amount: 45 }] }, { prices: [{ amount: 51 }] }] }],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
  ...(
    [
      ['Shopify apps', BASE, 'cap,Wool Cap,Size,S,9001,WOOL-S,20'],
      ['Shopify apps without product', 'Variant ID,Variant SKU,Variant Price', '9001,WOOL-S,20'],
      ['any system', 'parent sku,variation id,sku,name,size,price', 'cap,9001,WOOL-S,Wool Cap,S,20'],
      ['a German system', 'Hauptartikel,Varianten-ID,Artikelnummer,Bezeichnung,Preis', 'cap,9001,WOOL-S,Wool Cap,20'],
    ] as const
  ).map(([system, header, row]): ReportCase => ({
    title: `a SKU renamed in a file of ${system} with IDs of variants is an update`,
    files: [CAP, lines(header, row)],
    products: [{ sku: 'cap', variants: [{ sku: 'WOOL-S', externalReference: '9001' }, { sku: 'CAP-M' }] }],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  })),
  {
    title: 'a SKU renamed in Shopify’s JSON is an update',
    files: [
      CAP,
      {
        name: 'products.json',
        content: JSON.stringify({
          products: [
            {
              id: 7,
              title: 'Wool Cap',
              handle: 'cap',
              body_html: '',
              options: [{ name: 'Size' }],
              variants: [
                { id: 9001, option1: 'S', sku: 'WOOL-S', price: '20' },
                { id: 9002, option1: 'M', sku: 'WOOL-M', price: '21' },
              ],
              images: [],
            },
          ],
        }),
      },
    ],
    products: [{ variants: [{ sku: 'WOOL-S', externalReference: '9001' }, { sku: 'WOOL-M' }] }],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
  {
    title: 'a SKU renamed in a file of Medusa is an update',
    files: [
      ['MED-S', 'MED-M'],
      ['NEW-S', 'NEW-M'],
    ].map(([small = '', medium = '']) =>
      lines(
        'Product Id,Product Handle,Product Title,Product Status,Variant Id,Variant Title,Variant SKU,Variant Option 1 Name,Variant Option 1 Value,Variant Price EUR',
        `prod_01,tee,Tee,published,variant_01,S,${small},Size,S,10`,
        `prod_01,tee,Tee,published,variant_02,M,${medium},Size,M,11`,
      ),
    ),
    products: [
      {
        variants: [
          { sku: 'NEW-S', externalReference: 'variant_01' },
          { sku: 'NEW-M', externalReference: 'variant_02' },
        ],
      },
    ],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
  ...(
    [
      ['Variant Title', 'Brass', ''],
      ['Variant Title', 'Finish: Brass', ''],
      ['Variant Title', 'BRASS, ', ''],
      ['Variant Title', 'Clip with a brass spring', 'Clip with a brass spring'],
    ] as const
  ).map(([header, given, name]): ReportCase => ({
    title: `a variant named “${given}” under ${header} is named “${name || 'Brass'}”`,
    files: [
      lines(
        `Product Handle,Product Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR,${header}`,
        `clip,Sash Clip,CLP-B,Finish,Brass,4,"${given}"`,
        'clip,Sash Clip,CLP-S,Finish,Steel,4,Steel',
      ),
    ],
    products: [{ variants: [{ name: name || 'Brass' }, { name: 'Steel' }] }],
  })),
  {
    title: 'names of variations that are that of their product do not hide their options',
    files: [BAG],
    products: [{ variants: [{ name: 'Sand' }, { name: 'Moss' }] }],
  },
  {
    title: 'variants can swap their SKUs',
    files: [CAP, lines(BASE, 'cap,Wool Cap,Size,S,9001,CAP-M,20', 'cap,,,M,9002,CAP-S,21')],
    products: [
      {
        variants: [
          { sku: 'CAP-M', externalReference: '9001', options: [{ value: 'S' }] },
          { sku: 'CAP-S', externalReference: '9002', options: [{ value: 'M' }] },
        ],
      },
    ],
  },
  {
    title: 'an ID of one variant with the SKU of another is an error that names both',
    files: [CAP, lines(BASE, 'cap,Wool Cap,Size,S,9001,CAP-M,22')],
    products: [
      {
        variants: [
          { sku: 'CAP-S', prices: [{ amount: 20 }] },
          { sku: 'CAP-M', prices: [{ amount: 21 }] },
        ],
      },
    ],
    issues: [
      {
        code: 'REFERENCE_TAKEN',
        rowNumber: 2,
        column: 'Variant ID',
        message:
          'The external reference 9001 belongs to the variant CAP-S, but the SKU CAP-M to the variant with the external reference 9002.',
      },
    ],
    job: { counts: { updated: 0, failed: 1 } },
  },
  {
    title: 'an ID of a variant of another product is an error that names both',
    files: [CAP, lines(BASE, 'hat,Felt Hat,Size,S,9001,HAT-S,20')],
    products: [{ sku: 'cap', variants: [{ sku: 'CAP-S' }, { sku: 'CAP-M' }] }],
    issues: [
      {
        code: 'REFERENCE_TAKEN',
        rowNumber: 2,
        column: 'Variant ID',
        message: 'The external reference 9001 of HAT-S belongs to the variant CAP-S of another product, “Wool Cap”.',
      },
    ],
    job: { counts: { created: 0, failed: 1 } },
  },
  {
    title: 'a variant moves with its ID, even if its SKU changes',
    files: [CAP, lines(BASE, 'hat,Felt Hat,Size,S,9001,HAT-S,20', 'cap,Wool Cap,Size,M,9002,CAP-M,21')],
    products: [
      { sku: 'cap', variants: [{ sku: 'CAP-M' }] },
      { sku: 'hat', variants: [{ sku: 'HAT-S', externalReference: '9001' }] },
    ],
    issues: [{ code: 'VARIANT_MOVED' }],
  },
  {
    title: 'two variants with the same ID are an error',
    files: [lines(BASE, 'cap,Wool Cap,Size,S,9001,CAP-S,20', 'cap,,,M,9001,CAP-M,21')],
    products: [],
    issues: [{ code: 'REFERENCE_DUPLICATE', column: 'Variant ID' }],
    job: { counts: { failed: 1 } },
  },
];
