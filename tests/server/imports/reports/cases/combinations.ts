import { expect } from 'vitest';
import type { ReportCase } from '../reportCase';

const lines = (...rows: string[]) => rows.join('\n');

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
  ...['Impact on price', 'Quantity'].map((column): ReportCase => ({
    title: `combinations of a product that isn’t in the catalog say so, with the column ${column}`,
    files: [
      PRESTA_PRODUCT,
      lines(
        `Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;${column}`,
        '1;Colour:color:0;Red:0;LEASH-R;5',
        '2;Colour:color:0;Red:0;CORD-R;5',
        '2;Colour:color:0;Blue:0;CORD-B;5',
      ),
    ],
    products: [{ sku: 'LEASH', variants: [{ sku: 'LEASH-R' }] }],
    issues: [
      {
        code: 'PRODUCT_NOT_IMPORTED',
        severity: 'ERROR',
        rowNumber: 3,
        message: 'The file has variants of the product 2, which isn’t in the catalog.',
      },
    ],
    noIssues: ['PRICE_BASE_MISSING', 'NAME_MISSING'],
    job: { counts: { created: 0, updated: 1, failed: 1 } },
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

const MANY = Array.from({ length: 5000 }, (_, index) => `N${index}`).join(',');

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
    title: 'far more combinations than SKUs are only counted',
    files: [lines(ETSY, SCARF('6', 'A,B').replace('"Red,Blue"', `"${MANY}"`).replace('"S,M"', `"${MANY}"`))],
    products: [],
    issues: [{ code: 'SKU_COUNT', message: 'Row 2 has 2 SKUs, but 25,000,000 combinations of options.' }],
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
