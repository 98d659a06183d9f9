import type { ReportCase } from '../reportCase';

const rows = (...lines: readonly string[]) => lines.join('\n');

const HEADER = 'Handle,Title,Body (HTML),Tags,Variant SKU,Variant Price,Image Src,Status';

const STORED = rows(
  HEADER,
  'tin,Tin,A tin.,"red, Old",TIN-1,9,https://img.example.com/1.jpg,Active',
  'tin,,,,,,https://img.example.com/2.jpg,',
);

const tags = (value: string) => ({ name: 'tags', value });

const STORED_TAGS = tags('red, Old');

/** What a command makes of the tags “red, Old” of a product, given these tags. */
const TAGS: readonly (readonly [command: string, given: string, attributes: readonly object[]])[] = [
  ['MERGE', 'blue, old', [tags('red, Old, blue')]],
  ['merge', '', [STORED_TAGS]],
  ['REPLACE', 'blue', [tags('blue')]],
  ['', 'blue', [tags('blue')]],
  ['DELETE', 'RED, green', [tags('Old')]],
  ['DELETE', 'red, old', []],
  ['IGNORE', 'blue', [STORED_TAGS]],
];

const image = (number: number) => ({ url: `https://img.example.com/${number}.jpg` });

/** What commands make of images 1 and 2 of a product, in rows of these images. */
const IMAGES: readonly (readonly [rows: readonly (readonly [number, string])[], images: readonly object[]])[] = [
  [[[3, 'MERGE']], [image(1), image(2), image(3)]],
  [[[1, 'DELETE']], [image(2)]],
  [
    [
      [1, 'DELETE'],
      [3, ''],
    ],
    [image(2), image(3)],
  ],
  [
    [
      [3, 'REPLACE'],
      [2, 'REPLACE'],
    ],
    [image(3), image(2)],
  ],
  [[[3, '']], [image(3)]],
];

const STATUS = rows('Handle,Title,Variant SKU,Variant Price,Status', 'a,One,A-1,9,Active', 'b,Two,B-1,9,Draft');

/** Commands of Matrixify, an app for files of Shopify: https://matrixify.app/documentation/products/ */
export const COMMANDS: readonly ReportCase[] = [
  ...TAGS.map(([command, given, attributes]): ReportCase => ({
    title: `the tags “${given}” with ${command || 'no command'} change those of the product`,
    files: [STORED, rows('Handle,Title,Tags,Tags Command,Variant SKU', `tin,Tin,"${given}",${command},TIN-1`)],
    targets: { Tags: 'attribute:tags', 'Tags Command': 'tagsAction' },
    products: [{ attributes }],
    ...(attributes[0] !== STORED_TAGS && { isUndone: true }),
  })),
  ...IMAGES.map(([given, media]): ReportCase => ({
    title: `image commands ${given.map(([number, command]) => `${command || 'none'} of ${number}`).join(', ')}`,
    files: [
      STORED,
      rows(
        'Handle,Title,Variant SKU,Image Src,Image Command',
        ...given.map(
          ([number, command], index) =>
            `tin,${index ? ',' : 'Tin,TIN-1'},https://img.example.com/${number}.jpg,${command}`,
        ),
      ),
    ],
    targets: { 'Image Command': 'imagesAction' },
    products: [{ media }],
    isUndone: true,
  })),
  {
    title: 'tags are added to those of a list without a layout',
    files: [
      'SKU,Name,Price,Tags\nA1,Spade,1,new|metal',
      'SKU,Name,Price,Tags,Tags Command\nA1,Spade,1,"metal, garden",MERGE\nB1,Rake,1,wood,MERGE\nC1,Hoe,1,wood,DELETE',
    ],
    products: [
      { attributes: [{ name: 'Tags', value: 'new, metal, garden' }] },
      { attributes: [{ name: 'Tags', value: 'wood' }] },
      { attributes: [] },
    ],
  },
  {
    title: 'an unknown command for tags is an error in its row',
    files: [STORED, 'Handle,Title,Tags,Tags Command,Variant SKU\ntin,Tin,blue,SWAP,TIN-1'],
    products: [{ attributes: [STORED_TAGS] }],
    issues: [{ code: 'ACTION_UNKNOWN', severity: 'ERROR', rowNumber: 2, column: 'Tags Command' }],
  },
  {
    title: 'NEW only creates products, and UPDATE only updates them',
    files: [
      STORED,
      rows(
        'Handle,Title,Command,Variant SKU,Variant Price',
        'tin,Changed,NEW,TIN-1,1',
        'box,Box,UPDATE,BOX-1,1',
        'can,Can,NEW,CAN-1,1',
        'cup,Cup,MERGE,CUP-1,1',
      ),
    ],
    products: [{ name: 'Can' }, { name: 'Cup' }, { name: 'Tin' }],
    issues: [
      { code: 'UPDATE_SKIPPED', severity: 'WARNING', rowNumber: 2 },
      { code: 'CREATION_SKIPPED', severity: 'WARNING', rowNumber: 3 },
    ],
    isUndone: true,
  },
  {
    title: 'new products of other systems can be updates, as Amazon calls them',
    files: ['item_sku,update_delete,item_name,standard_price\nA-1,Update,Glass Jar,12'],
    products: [{ name: 'Glass Jar' }],
  },
  {
    title: 'what a replacement would take away stays, with a warning',
    files: [
      STORED,
      rows(
        'Handle,Title,Command,Variant SKU,Variant Command,Variant Price',
        'tin,Tin Two,REPLACE,TIN-1,,1',
        'box,Box,,BOX-1,REPLACE,1',
      ),
    ],
    products: [{ name: 'Box' }, { name: 'Tin Two', description: 'A tin.', attributes: [STORED_TAGS] }],
    issues: [
      { code: 'REPLACE_NOT_APPLIED', severity: 'WARNING', rowNumber: 2, column: 'Command' },
      { code: 'REPLACE_NOT_APPLIED', severity: 'WARNING', rowNumber: 3, column: 'Variant Command' },
    ],
  },
  {
    title: 'products that a file deletes are archived, and undoing the import restores their status',
    files: [STATUS, rows('Handle,Title,Command,Variant SKU', 'a,One,DELETE,A-1', 'b,Two,DELETE,B-1')],
    products: [
      { name: 'One', status: 'ARCHIVED' },
      { name: 'Two', status: 'ARCHIVED' },
    ],
    job: { counts: { created: 0, updated: 2, failed: 0 } },
    isUndone: true,
  },
  {
    title: 'variants that a file deletes are archived, and undoing the import restores them',
    files: [
      rows('Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price', 'a,One,Size,S,A-S,9', 'a,,,M,A-M,9'),
      rows(
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Command',
        'a,One,Size,S,A-S,DELETE',
        'a,,,M,A-M,MERGE',
      ),
    ],
    products: [
      {
        name: 'One',
        variants: [
          { sku: 'A-S', status: 'ARCHIVED' },
          { sku: 'A-M', status: 'ACTIVE' },
        ],
      },
    ],
    isUndone: true,
  },
  {
    title:
      'columns of Matrixify about the running of the shop are no attributes, and its SEO fields and names of metafields are read',
    files: [
      rows(
        'ID,Handle,Title,Type,Created At,Row #,Top Row,Category: ID,Category: Name,Image Type,Variant Inventory Item ID,Variant ID,Variant SKU,Variant Price,Variant Inventory Adjust,Metafield: title_tag [string],Metafield: description_tag [string],Metafield: custom.material [single_line_text_field],Variant Metafield: custom.fit [string]',
        '111,tin,Tin,Tins,2026-01-01 10:00:00 +0100,1,TRUE,12,Tins,IMAGE,99,222,TIN-1,9,2,Tin title,Tin meta,Steel,slim',
      ),
    ],
    products: [
      {
        categories: ['Tins'],
        attributes: [
          { name: 'material', value: 'Steel' },
          { name: 'fit', value: 'slim' },
        ],
        variants: [{ externalReference: '222' }],
      },
    ],
    targets: {
      'Metafield: title_tag [string]': 'seoTitle',
      'Metafield: description_tag [string]': 'seoDescription',
      'Variant Inventory Adjust': null,
    },
    job: { importSummary: { notApplied: [{ column: 'Variant Inventory Adjust', reason: 'ACTION' }] } },
  },
  {
    title: 'a command that the import does not know is listed as not applied',
    files: [
      {
        content: rows('Handle,Title,Variant SKU,Variant Price,Metafield Command', 'tin,Tin,TIN-1,1,DELETE'),
        input: { mode: 'DRY_RUN' },
      },
    ],
    targets: { 'Metafield Command': null },
    job: {
      importSummary: { notApplied: [{ column: 'Metafield Command', target: null, reason: 'ACTION', rowCount: 1 }] },
    },
  },
];
