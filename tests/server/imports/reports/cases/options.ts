import { expect } from 'vitest';
import type { ReportCase } from '../reportCase';

const lines = (...rows: string[]) => rows.join('\n');

const SHOPIFY = 'handle,title,option1 name,option1 value,variant sku,variant price';
const FORK = lines(SHOPIFY, 'fork,Fork,Size,Small,FRK-S,5', 'fork,,Size,Large,FRK-L,7');

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
