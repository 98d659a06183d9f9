import { expect } from 'vitest';
import type { ReportCase } from '../reportCase';

const STORED = `SKU,Name,Description,Brand,GTIN,Price EUR,Stock,Material,External Reference
A1,Spade,Digs,Garden Co,4006381333931,45,3,Steel,r-1
B1,Rake,Rakes,Garden Co,,12,4,Wood,r-2`;

const LISTS = `SKU,Name,Price,Categories,Tags,Image 1,Image 2,Colors,Type
A1,Spade,1,Garden > Tools|Sale,new|metal,https://x.test/1.jpg,https://x.test/2.jpg,red|blue,steel
B1,Rake,1,Garden,new,https://x.test/3.jpg,,red,metal`;

const WOO = 'ID,Type,SKU,Name,Parent,Categories,Tags,Images,Attribute 1 name,Attribute 1 value(s),Regular price';

const OPTION_HEADER = 'SKU,Name,Variant SKU,Color,Size,Price';
const OPTIONS = `${OPTION_HEADER}\nP1,Shirt,P1-RS,red,S,5\nP1,Shirt,P1-RM,red,M,5`;
const RED = { name: 'Color', value: 'red' };

const eur = (amount: number, compareAt: number | null = null) => ({ currency: 'EUR', amount, compareAt });

/** Which products an import writes, how it finds them, and what empty cells do. */
export const modes: readonly ReportCase[] = [
  {
    title: 'keeps the values of empty cells by default',
    catalog: { currencies: ['EUR'] },
    files: [STORED, 'SKU,Name,Description,Brand,Price EUR,Stock,Material\nA1,Spade,,,,,'],
    products: [
      {
        sku: 'A1',
        description: 'Digs',
        brand: 'Garden Co',
        stock: 3,
        prices: [eur(45)],
        attributes: [{ value: 'Steel' }],
      },
      { sku: 'B1' },
    ],
    job: { counts: { updated: 0, skipped: 1 } },
  },
  {
    title: 'clears texts, prices, stock, and attributes of empty cells if asked to',
    isUndone: true,
    catalog: { currencies: ['EUR'] },
    files: [
      STORED,
      {
        content:
          'SKU,Name,Description,Brand,GTIN,Price EUR,Stock,Material\nA1,Spade,,,,,,\nB1,Rake,Rakes,Garden Co,4006381333948,12,4,Wood',
        input: { emptyCells: 'CLEAR', errorPolicy: 'IGNORE_FAILED' },
      },
    ],
    products: [
      { sku: 'A1', name: 'Spade', description: '', brand: '', gtin: null, stock: null, prices: [], attributes: [] },
      { sku: 'B1', brand: 'Garden Co', prices: [eur(12)] },
    ],
  },
  {
    title: 'keeps the name of a product whose cell is empty, and says so',
    catalog: { currencies: ['EUR'] },
    files: [STORED, { content: 'SKU,Name,Brand\nA1,,\nB1,Rake,Garden Co', input: { emptyCells: 'CLEAR' } }],
    products: [{ sku: 'A1', name: 'Spade', brand: '' }, { sku: 'B1' }],
    issues: [{ code: 'REQUIRED_KEPT', severity: 'WARNING', rowNumber: 2, column: 'Name' }],
  },
  {
    title: 'clears the values of variants',
    isUndone: true,
    catalog: { currencies: ['EUR'] },
    files: [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Barcode\nspade,Spade,Size,S,A-S,5,3,4006381333931\nspade,,,M,A-M,6,4,',
      {
        content:
          'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Barcode\nspade,Spade,Size,S,A-S,5,,\nspade,,,M,A-M,6,4,',
        input: { emptyCells: 'CLEAR' },
      },
    ],
    products: [
      {
        name: 'Spade',
        variants: [
          { sku: 'A-S', stock: null, gtin: null },
          { sku: 'A-M', stock: 4 },
        ],
      },
    ],
  },
  {
    title: 'only creates products, and lists those that exist',
    isUndone: true,
    catalog: { currencies: ['EUR'] },
    files: [
      STORED,
      { content: 'SKU,Name,Price EUR\nA1,Shovel,1\nC1,Hoe,7\nB1,Rake,cheap', input: { write: 'CREATE_ONLY' } },
    ],
    products: [{ sku: 'A1', name: 'Spade', prices: [eur(45)] }, { sku: 'B1' }, { sku: 'C1', prices: [eur(7)] }],
    job: { counts: { created: 1, updated: 0, failed: 0, skipped: 2 } },
    issues: [{ code: 'UPDATE_SKIPPED', severity: 'INFO', rowNumber: 2 }],
  },
  {
    title: 'only updates products, and lists those that are new',
    isUndone: true,
    catalog: { currencies: ['EUR'] },
    files: [STORED, { content: 'SKU,Name,Price EUR\nA1,Shovel,1\nC1,Hoe,7', input: { write: 'UPDATE_ONLY' } }],
    products: [{ sku: 'A1', name: 'Shovel', prices: [eur(1)] }, { sku: 'B1' }],
    job: { counts: { created: 0, updated: 1, failed: 0, skipped: 1 } },
    issues: [{ code: 'CREATION_SKIPPED', severity: 'INFO', rowNumber: 3 }],
  },
  {
    title: 'matches products by external reference, so that a SKU can change',
    isUndone: true,
    catalog: { currencies: ['EUR'] },
    files: [
      STORED,
      {
        content: 'SKU,Name,Price EUR,External Reference\nA9,Spade,46,r-1\nZ9,Hoe,7,',
        input: { matchBy: 'REFERENCE' },
      },
    ],
    products: [{ sku: 'A9', prices: [eur(46)] }, { sku: 'B1' }],
    job: { counts: { created: 0, updated: 1, failed: 1 } },
    issues: [{ code: 'REFERENCE_MISSING', severity: 'ERROR', rowNumber: 3 }],
  },
  {
    title: 'does not change the product of a SKU that has another external reference',
    catalog: { currencies: ['EUR'] },
    files: [
      STORED,
      { content: 'SKU,Name,Price EUR,External Reference\nA1,Other,1,r-9', input: { matchBy: 'REFERENCE' } },
    ],
    products: [{ sku: 'A1', name: 'Spade', prices: [eur(45)] }, { sku: 'B1' }],
    issues: [{ code: 'SKU_TAKEN', severity: 'ERROR', rowNumber: 2 }],
  },
  {
    title: 'leaves products that the file does not have by default',
    files: [STORED, 'SKU,Name\nA1,Shovel'],
    products: [
      { sku: 'A1', name: 'Shovel' },
      { sku: 'B1', status: 'ACTIVE' },
    ],
    job: { counts: { updated: 1 }, importSummary: { missingProducts: 'LEAVE', missingCount: 0 } },
  },
  {
    title: 'archives products that the file does not have if asked to, and lists them',
    isUndone: true,
    files: [STORED, { content: 'SKU,Name,Price EUR\nA1,Spade,45\nC1,Hoe,8', input: { missingProducts: 'ARCHIVE' } }],
    products: [
      { sku: 'A1', status: 'ACTIVE' },
      { sku: 'B1', name: 'Rake', status: 'ARCHIVED' },
      { sku: 'C1', status: 'ACTIVE' },
    ],
    job: { counts: { created: 1, updated: 1, skipped: 1 }, importSummary: { missingCount: 1 } },
    issues: [{ code: 'PRODUCT_MISSING', severity: 'INFO', message: expect.stringContaining('“Rake” (B1)') }],
  },
  {
    title: 'makes drafts of active products that the file does not have, and of no others',
    isUndone: true,
    files: [
      'SKU,Name,Status,Price EUR\nA1,Spade,active,1\nB1,Rake,active,1\nD1,Old,archived,1\nE1,New,draft,1',
      { content: 'SKU,Name\nA1,Spade', input: { missingProducts: 'DRAFT' } },
    ],
    products: [
      { sku: 'A1', status: 'ACTIVE' },
      { sku: 'B1', status: 'DRAFT' },
      { sku: 'D1', status: 'ARCHIVED' },
      { sku: 'E1', status: 'DRAFT' },
    ],
    job: { importSummary: { missingCount: 1 } },
  },
  {
    title: 'says in a dry run which products would be archived, and changes none',
    files: [STORED, { content: 'SKU,Name\nA1,Spade', input: { missingProducts: 'ARCHIVE', mode: 'DRY_RUN' } }],
    products: [{ sku: 'A1' }, { sku: 'B1', status: 'ACTIVE' }],
    job: { counts: { updated: 1 }, importSummary: { missingCount: 1 } },
    issues: [{ code: 'PRODUCT_MISSING', message: expect.stringContaining('“Rake” (B1)') }],
  },
  {
    title: 'archives no product because of a file with products that have errors',
    catalog: { currencies: ['EUR'] },
    files: [STORED, { content: 'SKU,Name,Price EUR\nA1,Spade,cheap', input: { missingProducts: 'ARCHIVE' } }],
    products: [
      { sku: 'A1', status: 'ACTIVE' },
      { sku: 'B1', status: 'ACTIVE' },
    ],
    job: { counts: { failed: 1, updated: 0 }, importSummary: { missingCount: 0 } },
    issues: [{ code: 'MISSING_LEFT', severity: 'WARNING' }],
    noIssues: ['PRODUCT_MISSING'],
  },
  {
    title: 'archives no product because of a file of other products',
    files: [STORED, { content: 'SKU,Name,Price EUR\nX1,Chair,9\nX2,Table,9', input: { missingProducts: 'ARCHIVE' } }],
    products: [
      { sku: 'A1', status: 'ACTIVE' },
      { sku: 'B1', status: 'ACTIVE' },
      { sku: 'X1', status: 'ACTIVE' },
      { sku: 'X2', status: 'ACTIVE' },
    ],
    job: { counts: { created: 2, updated: 0 } },
    issues: [{ code: 'MISSING_LEFT', severity: 'WARNING' }],
  },
  {
    title: 'has nothing to say about missing products in the first import of a catalog',
    files: [{ content: STORED, input: { missingProducts: 'ARCHIVE' } }],
    products: [{ status: 'ACTIVE' }, { status: 'ACTIVE' }],
    noIssues: ['MISSING_LEFT', 'PRODUCT_MISSING'],
  },
  {
    title: 'counts products of ignored rows, of variants, and of taken SKUs as those of the file',
    isUndone: true,
    files: [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Command\nspade,Spade,Size,S,A-S,5,\nspade,,,M,A-M,6,\nrake,Rake,,,B1,7,\nhoe,Hoe,,,C1,8,',
      {
        content: 'Handle,Title,Variant SKU,Variant Price,Command\nspade,Spade,A-M,6,MERGE\nrake,Rake,B1,7,IGNORE',
        input: { missingProducts: 'ARCHIVE' },
      },
    ],
    products: [
      { name: 'Hoe', status: 'ARCHIVED' },
      { name: 'Rake', status: 'ACTIVE' },
      { name: 'Spade', status: 'ACTIVE' },
    ],
    job: { importSummary: { missingCount: 1 } },
  },
  {
    title: 'leaves products without an external reference if products are matched by it',
    files: [
      `${STORED}\nC1,Hoe,,,,8,,,`,
      {
        content: 'SKU,Name,External Reference\nA1,Spade,r-1',
        input: { matchBy: 'REFERENCE', missingProducts: 'ARCHIVE' },
      },
    ],
    products: [
      { sku: 'A1', status: 'ACTIVE' },
      { sku: 'B1', status: 'ARCHIVED' },
      { sku: 'C1', status: 'ACTIVE' },
    ],
  },
  {
    title: 'refuses to change missing products if the file only has names',
    files: [STORED, { content: 'Name,Brand\nSpade,Garden Co', input: { missingProducts: 'ARCHIVE' } }],
    refusal: /map a column to the SKU or external reference/,
  },
  {
    title: 'refuses to change missing products in an import that only creates products',
    files: [STORED, { content: 'SKU,Name\nC1,Hoe', input: { missingProducts: 'ARCHIVE', write: 'CREATE_ONLY' } }],
    refusal: /only creates products/,
  },
  {
    title:
      'clears categories, tags, images, and lists of attributes of empty cells if asked to, and keeps them otherwise',
    isUndone: true,
    files: [
      LISTS,
      {
        content:
          'SKU,Name,Price,Categories,Tags,Image 1,Image 2,Colors,Type\nA1,Spade,1,,,,,,\nB1,Rake,1,Garden,new,https://x.test/3.jpg,,red,metal',
        input: { emptyCells: 'CLEAR' },
      },
    ],
    products: [
      { sku: 'A1', categories: [], media: [], attributes: [] },
      { sku: 'B1', categories: ['Garden'], media: [{ url: 'https://x.test/3.jpg' }] },
    ],
  },
  {
    title: 'keeps categories, tags, images, and lists of attributes of empty cells',
    files: [LISTS, 'SKU,Name,Price,Categories,Tags,Image 1,Image 2,Colors,Type\nA1,Spade,1,,,,,,'],
    products: [
      {
        sku: 'A1',
        categories: ['Garden/Tools', 'Sale'],
        media: [{ url: 'https://x.test/1.jpg' }, { url: 'https://x.test/2.jpg' }],
        attributes: expect.arrayContaining([
          { name: 'Tags', value: 'new|metal' },
          { name: 'Colors', value: 'red|blue' },
        ]),
      },
      { sku: 'B1' },
    ],
  },
  {
    title: 'clears lists of WooCommerce products and of their variants',
    isUndone: true,
    files: [
      `${WOO}\n1,variable,P1,Shirt,,"Clothing > Shirts, Sale","new, cotton",https://x.test/1.jpg,1,"S, M",1\n2,variation,P1-S,,P1,,,https://x.test/s.jpg,1,S,`,
      {
        content: `${WOO}\n1,variable,P1,Shirt,,,,,1,"S, M",1\n2,variation,P1-S,,P1,,,,1,S,`,
        input: { emptyCells: 'CLEAR' },
      },
    ],
    products: [{ sku: 'P1', categories: [], media: [], attributes: [], variants: [{ sku: 'P1-S', media: [] }] }],
  },
  {
    title: 'clears attributes of variants',
    isUndone: true,
    files: [
      {
        content:
          'SKU,Name,Variant SKU,Size,Price,Variant attributes\nP1,Shirt,P1-S,S,5,Fit=slim\nP1,Shirt,P1-M,M,5,Fit=wide',
        toColumn: (column) =>
          column.source === 'Variant attributes' ? { ...column, target: 'variantAttributes' } : column,
      },
      {
        content: 'SKU,Name,Variant SKU,Size,Price,Variant attributes\nP1,Shirt,P1-S,S,5,\nP1,Shirt,P1-M,M,5,Fit=wide',
        input: { emptyCells: 'CLEAR' },
        toColumn: (column) =>
          column.source === 'Variant attributes' ? { ...column, target: 'variantAttributes' } : column,
      },
    ],
    products: [
      {
        sku: 'P1',
        variants: [
          { sku: 'P1-S', attributes: [] },
          { sku: 'P1-M', attributes: [{ name: 'Fit', value: 'wide' }] },
        ],
      },
    ],
  },
  {
    title: 'keeps the options of variants whose cells are empty',
    files: [OPTIONS, `${OPTION_HEADER}\nP1,Shirt,P1-RS,,S,6\nP1,Shirt,P1-RM,red,,6`],
    products: [
      {
        variants: [
          { sku: 'P1-RS', options: [RED, { name: 'Size', value: 'S' }] },
          { sku: 'P1-RM', options: [RED, { name: 'Size', value: 'M' }] },
        ],
      },
    ],
  },
  {
    title: 'clears the options of variants whose cells are empty if asked to',
    isUndone: true,
    files: [
      OPTIONS,
      {
        content: `${OPTION_HEADER}\nP1,Shirt,P1-RS,,S,6\nP1,Shirt,P1-RM,red,M,6`,
        input: { emptyCells: 'CLEAR' },
      },
    ],
    products: [
      { variants: [{ options: [{ name: 'Size', value: 'S' }] }, { options: [RED, { name: 'Size', value: 'M' }] }] },
    ],
  },
];
