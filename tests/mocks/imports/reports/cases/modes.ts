import type { ReportCase } from '../reportCase';

const STORED = `SKU,Name,Description,Brand,GTIN,Price EUR,Stock,Material,External Reference
A1,Spade,Digs,Garden Co,4006381333931,45,3,Steel,r-1
B1,Rake,Rakes,Garden Co,,12,4,Wood,r-2`;

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
    catalog: { currencies: ['EUR'] },
    files: [STORED, { content: 'SKU,Name,Price EUR\nA1,Shovel,1\nC1,Hoe,7', input: { write: 'UPDATE_ONLY' } }],
    products: [{ sku: 'A1', name: 'Shovel', prices: [eur(1)] }, { sku: 'B1' }],
    job: { counts: { created: 0, updated: 1, failed: 0, skipped: 1 } },
    issues: [{ code: 'CREATION_SKIPPED', severity: 'INFO', rowNumber: 3 }],
  },
  {
    title: 'matches products by external reference, so that a SKU can change',
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
];
