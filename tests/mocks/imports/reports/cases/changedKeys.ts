import { expect } from 'vitest';
import type { ReportCase } from '../reportCase';

const HEADER = 'SKU,Name,Price EUR,GTIN,External Reference';

const STORED = `${HEADER}
00001,Spade,45,0012345678905,007
1-2,Rake,12,4006381333931,008
1E5,Hoe,9,,r-1
10:30,Saw,8,,r-2`;

const OPENED = `${HEADER}
1,Spade,46,12345678905,7
01-Feb,Rake,13,4006381333931,8
1.00E+05,Hoe,10,,r-1
10:30:00,Saw,9,,r-2`;

const LENIENT = { matchBy: 'LENIENT_SKU' } as const;

const includesAll = (words: readonly string[]): unknown =>
  expect.stringMatching(words.map((word) => `(?=.*${word.replace(/[.+]/g, String.raw`\$&`)})`).join('')) as unknown;

const changed = (rowNumber: number, field: 'sku' | 'externalReference', ...words: string[]) => ({
  code: 'KEY_CHANGED',
  severity: 'WARNING',
  rowNumber,
  column: field === 'sku' ? 'SKU' : 'External Reference',
  message: includesAll(words),
});

/** SKUs and references of files that a spreadsheet has opened and saved. */
export const changedKeys: readonly ReportCase[] = [
  {
    title: 'names SKUs that are the same number, date, or time as those of the catalog',
    catalog: { currencies: ['EUR'] },
    files: [STORED, OPENED],
    issues: [
      changed(2, 'sku', 'have 1,', '00001', 'same number'),
      changed(2, 'externalReference', 'have 7,', '007'),
      changed(3, 'sku', '01-Feb', '1-2', 'same date'),
      changed(3, 'externalReference', 'have 8,', '008'),
      changed(4, 'sku', '1.00E+05', '1E5', 'same number'),
      changed(5, 'sku', '10:30:00', '10:30', 'same time'),
    ],
    job: {
      // Two are found by their references, and one can’t have the GTIN of another.
      counts: { created: 1, updated: 2, failed: 1 },
      importSummary: {
        matchBy: 'SKU',
        changedKeys: { count: 6, examples: [{ text: '1', stored: ['00001'] }, {}, {}, {}, {}] },
      },
    },
  },
  {
    title: 'matches them if asked to, and keeps the SKUs, references, and GTINs of the catalog',
    isUndone: true,
    catalog: { currencies: ['EUR'] },
    files: [STORED, { content: OPENED, input: LENIENT }],
    products: [
      { sku: '00001', gtin: '0012345678905', externalReference: '007', prices: [{ amount: 46 }] },
      { sku: '1-2', externalReference: '008', prices: [{ amount: 13 }] },
      { sku: '1E5', prices: [{ amount: 10 }] },
      { sku: '10:30', prices: [{ amount: 9 }] },
    ],
    issues: [
      { code: 'KEY_RESTORED', severity: 'INFO', rowNumber: 2, message: '1 was read as 00001, which the catalog has.' },
    ],
    noIssues: ['KEY_CHANGED'],
    job: { counts: { created: 0, updated: 4 } },
  },
  {
    title: 'matches external references that a spreadsheet has changed, by them only',
    catalog: { currencies: ['EUR'] },
    files: [STORED, { content: `${HEADER}\nX1,Shovel,46,,7`, input: { matchBy: 'LENIENT_REFERENCE' } }],
    products: [
      { sku: '1-2' },
      { sku: '1E5' },
      { sku: '10:30' },
      { sku: 'X1', name: 'Shovel', externalReference: '007' },
    ],
    job: { counts: { created: 0, updated: 1 } },
  },
  {
    title: 'matches the SKUs of variants and of related products',
    catalog: { currencies: ['EUR'] },
    files: [
      'SKU,Name,Variant SKU,Color,Price EUR\nP1,Shirt,010,red,5\nP1,Shirt,020,blue,5\n030,Hat,,,7',
      {
        content: 'SKU,Name,Variant SKU,Color,Price EUR,Related Products\nP1,Shirt,10,red,6,30\nP1,Shirt,20,blue,6,30',
        input: LENIENT,
      },
    ],
    products: [{ sku: '030' }, { sku: 'P1', prices: [{ amount: 6 }], variants: [{ sku: '010' }, { sku: '020' }] }],
    noIssues: ['ASSOCIATION_UNKNOWN'],
    job: { counts: { created: 0, updated: 1 } },
  },
  {
    title: 'does not guess between several SKUs that are the same number',
    files: ['SKU,Name,Price\n01,Spade,1\n001,Rake,1', { content: 'SKU,Name,Price\n1,Spade,2', input: LENIENT }],
    products: [{ sku: '01' }, { sku: '001' }],
    issues: [{ code: 'KEY_UNCLEAR', severity: 'ERROR', rowNumber: 2, column: 'SKU' }],
    job: { counts: { failed: 1, created: 0 } },
  },
  {
    title: 'says of new SKUs that a spreadsheet has probably changed them',
    files: ['SKU,Name,Price\n1.00E+05,Spade,1\n02. Jan,Rake,1\n3/4/2026,Hoe,1\n7:05,Saw,1'],
    issues: [
      changed(2, 'sku', '1.00E+05', 'scientific'),
      changed(3, 'sku', '02. Jan', 'a date'),
      changed(4, 'sku', '3/4/2026', 'a date'),
      changed(5, 'sku', '7:05', 'a time'),
    ],
    job: { counts: { created: 4 }, importSummary: { changedKeys: null } },
  },
  {
    title: 'takes SKUs with hyphens, points, and letters as they are',
    files: [
      'SKU,Name,Price\n10-12,Spade,1\n1.10,Rake,1\nA001,Hoe,1\n12E,Saw,1',
      'SKU,Name,Price\n12-10,Spade 2,1\n10/A,Rake 2,1\nA1,Hoe 2,1\nE12,Saw 2,1\n1-1-1,Axe,1',
    ],
    noIssues: ['KEY_CHANGED'],
    job: { counts: { created: 5 }, importSummary: { changedKeys: null } },
  },
];
