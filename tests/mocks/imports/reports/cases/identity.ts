import { expect } from 'vitest';
import type { ReportCase, ReportFile } from '../reportCase';

const lines = (...rows: string[]) => rows.join('\n');

const SHOPIFY = 'handle,title,option1 name,option1 value,variant sku,variant price';
const MATRIXIFY_BASE = 'Handle,Title,Body (HTML),Variant SKU,Variant Price';
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
  {
    title: 'commands of Matrixify archive products, and create none of those that they delete or ignore',
    files: [
      lines(MATRIXIFY_BASE, 'old-tin,Old Tin,A tin that is old.,TIN-1,9', 'new-tin,New Tin,A tin that is new.,TIN-2,9'),
      lines(
        'ID,Handle,Command,Title,Status,Variant SKU,Variant Command,Variant Price',
        ',old-tin,DELETE,Old Tin,Active,TIN-1,MERGE,9',
        ',new-tin,MERGE,New Tin,Active,TIN-2,MERGE,9.5',
        ',gone-tin,DELETE,Gone Tin,Active,TIN-3,MERGE,8',
        ',other-tin,IGNORE,Other Tin,Active,TIN-4,MERGE,8',
        ',fresh-tin,NEW,Fresh Tin,Active,TIN-5,MERGE,7',
      ),
    ],
    targets: { Command: 'action', 'Variant Command': 'variantAction' },
    products: [
      { sku: 'fresh-tin' },
      { sku: 'new-tin', status: 'ACTIVE', variants: [{ prices: [{ amount: 9.5 }] }] },
      { sku: 'old-tin', status: 'ARCHIVED' },
    ],
    issues: [
      { code: 'PRODUCT_ARCHIVED', rowNumber: 2, column: 'Command' },
      { code: 'NOT_IN_CATALOG', rowNumber: 4 },
    ],
    job: { counts: { created: 1, updated: 2, failed: 0 } },
  },
  {
    title: 'a command for a variant archives only that variant',
    files: [
      FORK,
      lines(
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Command',
        'fork,Fork,Size,Small,FRK-S,DELETE',
        'fork,Fork,Size,Large,FRK-L,MERGE',
      ),
    ],
    products: [{ sku: 'fork', status: 'ACTIVE', variants: [{ status: 'ARCHIVED' }, { status: 'ACTIVE' }] }],
  },
  {
    title: 'rows that delete create nothing',
    files: [
      lines(
        'item_sku,update_delete,item_name,standard_price,quantity',
        'AMZ-1,Update,Glass Jar,12,4',
        'AMZ-2,Delete,Clay Jar,11,0',
      ),
    ],
    targets: { update_delete: 'action' },
    products: [{ sku: 'AMZ-1' }],
    job: { counts: { created: 1, failed: 0 } },
  },
  ...(
    [
      ['Aktion', 'löschen', 'ändern'],
      ['Delete', 'Yes', 'No'],
      ['Action', 'supprimer', 'mettre à jour'],
      ['operation', 'REMOVE', 'UPSERT'],
    ] as const
  ).map(([header, gone, kept]): ReportCase => ({
    title: `the column ${header} with ${gone} archives a product`,
    files: [
      lines('sku,name,price', 'A-1,Bowl,5', 'A-2,Plate,6'),
      lines(`sku,name,price,${header}`, `A-1,Bowl,5,${gone}`, `A-2,Plate,7,${kept}`, `A-3,Cup,7,${gone}`),
    ],
    targets: { [header]: 'action' },
    products: [
      { sku: 'A-1', status: 'ARCHIVED' },
      { sku: 'A-2', status: 'ACTIVE', prices: [{ amount: 7 }] },
    ],
    job: { counts: { created: 0, updated: 2, failed: 0 } },
  })),
  {
    title: 'an unknown action is an error, and nothing of its product is imported',
    files: [lines('sku,name,price,action', 'A-1,Bowl,5,update', 'A-2,Plate,6,purge')],
    products: [{ sku: 'A-1' }],
    issues: [{ code: 'ACTION_UNKNOWN', severity: 'ERROR', rowNumber: 3, column: 'action' }],
    job: { counts: { created: 1, failed: 1 } },
  },
  ...(['Image Position', 'image_order'] as const).map((header): ReportCase => ({
    title: `the column ${header} orders the images of a product`,
    files: [
      lines(
        `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,${header}`,
        'clip,Sash Clip,Finish,Brass,CLP-B,4,https://img.example.com/c3.jpg,3',
        'clip,,,Steel,CLP-S,3.5,https://img.example.com/c1.jpg,1',
        'clip,,,,,,https://img.example.com/c2.jpg,2',
        'clip,,,,,,https://img.example.com/c4.jpg,',
      ),
    ],
    products: [{ attributes: [], media: [1, 2, 3, 4].map((n) => ({ url: `https://img.example.com/c${n}.jpg` })) }],
  })),
];

const VEST = lines(
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
  'vest,Rain Vest,Color,Red,VST-1,50',
  'vest,,,Blue,VST-2,50',
);

/** Variants of one product that differ in the names of their options. */
export const OPTIONS: readonly ReportCase[] = [
  {
    title: 'an option that gets another name for some variants is a warning that names them',
    files: [FORK, lines(SHOPIFY, 'fork,Fork,Length,Small,FRK-S,5')],
    products: [{ variants: [{ options: [{ name: 'Length' }] }, { options: [{ name: 'Size' }] }] }],
    issues: [
      {
        code: 'OPTIONS_DIFFER',
        severity: 'WARNING',
        message: 'The variants of “Fork” have different options: FRK-S without Size and FRK-L without Length.',
      },
    ],
    job: { counts: { updated: 1, failed: 0 } },
  },
  ...(
    [
      [
        'Shopify',
        lines(
          'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price',
          'vest,Rain Vest,Color,Red,Size,S,VST-1,50',
          'vest,,,Red,,M,VST-3,50',
        ),
      ],
      [
        'any system',
        lines('parent sku,sku,name,Color,Size,price', 'vest,VST-1,Rain Vest,Red,S,50', 'vest,VST-3,Rain Vest,Red,M,50'),
      ],
      ['any system without products', lines('variant sku,option:Color,option:Size', 'VST-1,Red,S')],
    ] as const
  ).map(([system, file]): ReportCase => ({
    title: `an option that only some variants have in a file of ${system} is a warning that names them`,
    files: [VEST, file],
    issues: [
      {
        code: 'OPTIONS_DIFFER',
        severity: 'WARNING',
        message: 'The variants of “Rain Vest” have different options: VST-2 without Size.',
      },
    ],
    job: { counts: { updated: 1, failed: 0 } },
  })),
  {
    title: 'a variation of WooCommerce without a value is for any value, which the product lists',
    files: [
      lines(
        'Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Attribute 3 name,Attribute 3 value(s)',
        'variable,GLV,Work Glove,1,,,Size,"S, M, L",Hand,"Left, Right",Material,Leather',
        'variation,GLV-S,Work Glove,1,12,GLV,Size,S,Hand,,Material,',
        'variation,GLV-XR,Work Glove,1,14,GLV,Size,,Hand,Right,Material,',
      ),
    ],
    products: [
      {
        attributes: [
          { name: 'Size', value: 'S, M, L' },
          { name: 'Hand', value: 'Left, Right' },
          { name: 'Material', value: 'Leather' },
        ],
        variants: [
          {
            sku: 'GLV-S',
            name: 'S',
            options: [
              { name: 'Size', value: 'S' },
              { name: 'Hand', value: '' },
            ],
          },
          {
            sku: 'GLV-XR',
            name: 'Right',
            options: [
              { name: 'Size', value: '' },
              { name: 'Hand', value: 'Right' },
            ],
          },
        ],
      },
    ],
    noIssues: ['OPTIONS_DIFFER', 'OPTIONS_MISSING'],
  },
  {
    title: 'a variation of WooCommerce that is for any value of all options keeps them',
    files: [
      lines(
        'Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
        'variable,MUG,Mug,1,,,Color,"Red, Blue"',
        'variation,MUG-1,Mug,1,12,MUG,Color,',
      ),
      lines(
        'Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
        'variation,MUG-1,,1,13,MUG,Color,',
      ),
    ],
    products: [
      {
        attributes: [{ name: 'Color', value: 'Red, Blue' }],
        variants: [{ sku: 'MUG-1', name: '', options: [{ name: 'Color', value: '' }], prices: [{ amount: 13 }] }],
      },
    ],
  },
];

const PRESTA_PRODUCT = lines(
  'Product ID;Active (0/1);Name *;Price tax excluded;Reference #;EAN13;Quantity;Image URLs (x,y,z...)',
  '1;1;Rope Leash;12.00;LEASH;4006381333931;20;https://img.example.com/l.jpg',
);

/** PrestaShop’s combinations, which are in another file than their products. */
export const COMBINATIONS: readonly ReportCase[] = [
  ...(
    [
      [
        'the ID of the product',
        'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;Wholesale price;Impact on price;Quantity;Minimal quantity;Impact on weight;Default (0 = No, 1 = Yes);Image URLs(x,y,z...)',
        '1',
      ],
      [
        'the reference of the product',
        'Product Reference*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;Wholesale price;Impact on price;Quantity;Minimal quantity;Impact on weight;Default (0 = No, 1 = Yes);Image URLs(x,y,z...)',
        'LEASH',
      ],
      [
        'the reference of the product, in French',
        'Référence produit*;Attribut (Nom:Type:Position)*;Valeur (Valeur:Position)*;Référence fournisseur;Référence;EAN13;Prix d’achat;Impact sur le prix;Quantité;Quantité minimale;Impact sur le poids;Par défaut (0 = Non, 1 = Oui);URL des images (x,y,z...)',
        'LEASH',
      ],
    ] as const
  ).map(([by, header, key]): ReportCase => ({
    title: `combinations of PrestaShop with ${by} become its variants, the default one first`,
    files: [
      PRESTA_PRODUCT,
      lines(
        header,
        `${key};Colour:color:0, Length:select:1;Red:0, 1,2 m:1;SUP-1;LEASH-R12;;5.00;0;7;1;0;0;https://img.example.com/r12.jpg`,
        `${key};Colour:color:0, Length:select:1;Blue:0, 1,8 m:1;SUP-2;LEASH-B18;7350053850019;6.00;2.50;3;1;0.1;1;`,
      ),
    ],
    products: [
      {
        sku: 'LEASH',
        name: 'Rope Leash',
        externalReference: '1',
        gtin: '4006381333931',
        mpn: null,
        stock: null,
        attributes: [],
        media: [{ url: 'https://img.example.com/l.jpg' }],
        prices: [{ amount: 12 }],
        variants: [
          {
            sku: 'LEASH-B18',
            gtin: '7350053850019',
            stock: 3,
            prices: [{ amount: 14.5 }],
            options: [
              { name: 'Colour', value: 'Blue' },
              { name: 'Length', value: '1,8 m' },
            ],
          },
          {
            sku: 'LEASH-R12',
            stock: 7,
            prices: [],
            media: [{ url: 'https://img.example.com/r12.jpg' }],
            options: [
              { name: 'Colour', value: 'Red' },
              { name: 'Length', value: '1,2 m' },
            ],
          },
        ],
      },
    ],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  })),
  {
    title: 'combinations without references are found by their options in the next file',
    files: [
      PRESTA_PRODUCT,
      ...[7, 9].map((quantity) =>
        lines(
          'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Impact on price;Quantity',
          `1;Size:select:0;S:0;0;${quantity}`,
          `1;Size:select:0;M:1;1;${quantity}`,
        ),
      ),
      PRESTA_PRODUCT,
    ],
    products: [
      {
        sku: 'LEASH',
        stock: null,
        variants: [
          { name: 'S', stock: 9 },
          { name: 'M', stock: 9, prices: [{ amount: 13 }] },
        ],
      },
    ],
  },
  {
    title: 'names and values of options that a file lists in two cells are as many options',
    files: [
      lines(
        'parent sku,sku,name,price,Option Names,Option Values',
        'leash,L-R,Rope Leash,12,"Colour, Length","Red, 1.2 m"',
        'leash,L-B,Rope Leash,14,"Colour, Length","Blue, 1.8 m"',
      ),
    ],
    products: [
      {
        variants: [
          {
            options: [
              { name: 'Colour', value: 'Red' },
              { name: 'Length', value: '1.2 m' },
            ],
          },
          { name: 'Blue / 1.8 m' },
        ],
      },
    ],
  },
];

const POLO = {
  sku: 'POLO',
  name: 'Harbor Polo',
  externalReference: 'tmpl_polo',
  description: 'A polo of pique cotton.',
  attributes: [],
  variants: [
    {
      sku: 'POLO-LS-M',
      externalReference: 'prod_polo_1',
      gtin: '4006381333931',
      prices: [{ amount: 29 }],
      options: [
        { name: 'Sleeves', value: 'Long' },
        { name: 'Size', value: 'M' },
      ],
    },
    { sku: 'POLO-SS-M', externalReference: 'prod_polo_2', name: 'Short / M', prices: [{ amount: 31 }] },
  ],
};

/** Variants that have the name of the product in the row above, as Odoo writes them. */
export const TEMPLATE_ROWS: readonly ReportCase[] = [
  ...(
    [
      ['labels', 'External ID,Internal Reference,Name,Barcode,Sales Price,Sales Description,Attribute values'],
      ['names', 'id,default_code,name,barcode,list_price,description_sale,product_template_attribute_value_ids'],
    ] as const
  ).map(([kind, header]): ReportCase => {
    const file = lines(
      header,
      'tmpl_polo,POLO,Harbor Polo,,29.00,A polo of pique cotton.,',
      'prod_polo_1,POLO-LS-M,Harbor Polo,4006381333931,29.00,,"Sleeves:Long,Size:M"',
      'prod_polo_2,POLO-SS-M,Harbor Polo,7350053850019,31.00,,"Sleeves: Short, Size: M"',
      'prod_cap,CAP-1,Harbor Cap,3838782012341,15.00,A cap of twill.,',
    );
    return {
      title: `rows with attribute values are variants of the product above in a file with the ${kind} of Odoo’s fields`,
      files: [file, file],
      products: [{ sku: 'CAP-1', gtin: '3838782012341', variants: [] }, POLO],
      job: { counts: { created: 0, updated: 0, skipped: 2, failed: 0 } },
    };
  }),
  {
    title: 'a product of Odoo without a reference is found by its external ID',
    files: [
      lines(
        'External ID,Internal Reference,Name,Sales Price,Attribute values',
        'tmpl_polo,,Harbor Polo,29.00,',
        'prod_polo_1,POLO-LS-M,Harbor Polo,29.00,"Sleeves:Long,Size:M"',
      ),
    ],
    products: [{ sku: 'tmpl_polo', variants: [{ sku: 'POLO-LS-M', name: 'Long / M' }] }],
  },
  {
    title: 'rows with options are variants of the product with the same name above them in any file',
    files: [
      lines(
        'Artikelnummer,Bezeichnung,Preis,Options',
        'M-1,Becher,9,',
        'M-1-R,Becher,9,Farbe: Rot',
        'M-1-B,Becher,10,Farbe: Blau',
        'K-1,Kanne,20,',
      ),
    ],
    products: [
      { sku: 'K-1', variants: [] },
      {
        sku: 'M-1',
        variants: [
          { sku: 'M-1-R', name: 'Rot' },
          { sku: 'M-1-B', prices: [{ amount: 10 }] },
        ],
      },
    ],
    job: { counts: { created: 2 } },
  },
];

const ETSY =
  'TITLE,PRICE,CURRENCY_CODE,QUANTITY,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU';
const SCARF = (quantity: string, skus: string) =>
  `Silk scarf,48.00,EUR,"${quantity}",Color,Color,"Red,Blue",Size,Size,"S,M","${skus}"`;
const HAT = 'Wool hat,28.00,EUR,3,Color,Color,"Red,Blue",,,,HAT';

/** All variants of a product in one row, as Etsy writes them. */
export const LISTED_VARIANTS: readonly ReportCase[] = [
  {
    title: 'options and SKUs in a cell each are variants, with the values of the last option changing first',
    files: [
      lines(ETSY, SCARF('1,2,3,4', 'A,B,C,D'), HAT, 'Button,2.00,EUR,9,,,,,,,BTN'),
      lines(ETSY, SCARF('1,2,3,5', 'A,B,C,D'), HAT),
    ],
    products: [
      {
        sku: 'A',
        name: 'Silk scarf',
        stock: null,
        prices: [{ amount: 48 }],
        variants: [
          {
            sku: 'A',
            stock: 1,
            prices: [],
            options: [
              { name: 'Color', value: 'Red' },
              { name: 'Size', value: 'S' },
            ],
          },
          { sku: 'B', stock: 2, name: 'Red / M' },
          { sku: 'C', stock: 3, name: 'Blue / S' },
          { sku: 'D', stock: 5, name: 'Blue / M' },
        ],
      },
      { sku: 'BTN', stock: 9, variants: [] },
      {
        sku: 'HAT',
        stock: 3,
        variants: [],
        attributes: expect.arrayContaining([{ name: 'Color', value: 'Red,Blue' }]),
      },
    ],
    job: { counts: { created: 0, updated: 1, skipped: 1, failed: 0 } },
  },
  {
    title: 'one stock of all variants is not that of each, and a warning says so',
    files: [lines(ETSY, SCARF('6', 'A,B,C,D'))],
    products: [{ stock: null, variants: [{ stock: null }, { stock: null }, { stock: null }, { stock: null }] }],
    issues: [{ code: 'STOCK_OF_VARIANTS', severity: 'WARNING', rowNumber: 2, column: 'QUANTITY' }],
  },
  {
    title: 'a file with nothing but fewer SKUs than combinations of options has errors',
    files: [lines(ETSY, SCARF('6', 'A,B,C'))],
    products: [],
    issues: [{ code: 'SKU_COUNT', severity: 'ERROR', rowNumber: 2 }],
  },
  {
    title: 'more or fewer SKUs than combinations of options are an error',
    files: [lines(ETSY, SCARF('6', 'A,B,C'), SCARF('6', 'E,F,G,H').replace('Silk', 'Linen'))],
    products: [{ sku: 'E', name: 'Linen scarf' }],
    issues: [
      {
        code: 'SKU_COUNT',
        severity: 'ERROR',
        rowNumber: 2,
        column: 'SKU',
        message: 'Row 2 has 3 SKUs, but 4 combinations of options.',
      },
    ],
    job: { counts: { created: 1, failed: 1 } },
  },
];

const WITHOUT_SKUS = lines(
  'handle,title,option1 name,option1 value,variant price',
  'mug,Mug,Color,Red,12',
  'mug,,,Blue,13',
);
const WITH_SKUS = lines(SHOPIFY, 'mug,Mug,Color,Red,MG-R,10', 'mug,,,Blue,MG-B,11');

/** Variants that a file only identifies by the product and their options. */
export const BY_OPTIONS: readonly ReportCase[] = [
  ...(
    [
      ['Shopify', WITHOUT_SKUS],
      ['any system', lines('handle,title,color,price', 'mug,Mug,Red,12', 'mug,Mug,Blue,13')],
      ['any system with parents', lines('parent sku,name,Color,price', 'mug,Mug,Red,12', 'mug,Mug,Blue,13')],
    ] as const
  ).map(([system, file]): ReportCase => ({
    title: `variants without SKUs in a file of ${system} are found by their product and options`,
    files: [WITH_SKUS, file],
    products: [
      {
        sku: 'mug',
        variants: [
          { sku: 'MG-R', prices: [{ amount: 12 }] },
          { sku: 'MG-B', prices: [{ amount: 13 }] },
        ],
      },
    ],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
    noIssues: ['SKU_GENERATED', 'OPTIONS_DUPLICATE'],
  })),
  {
    title: 'variants that got a generated SKU get the one of the next file',
    files: [WITHOUT_SKUS, WITH_SKUS],
    products: [
      {
        variants: [
          { id: expect.stringMatching(/-1$/), sku: 'MG-R', prices: [{ amount: 10 }] },
          { id: expect.stringMatching(/-2$/), sku: 'MG-B', prices: [{ amount: 11 }] },
        ],
      },
    ],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
  {
    title: 'variants with other SKUs and the options of another product do not rename it',
    files: [FORK, lines(SHOPIFY, 'spoon,Spoon,Size,Small,SPN-S,5', 'spoon,,Size,Large,FRK-L,7')],
    products: [{ sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L' }] }],
    issues: [{ code: 'SKU_TAKEN', severity: 'ERROR' }],
  },
];
