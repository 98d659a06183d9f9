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
    title: 'matches the SKUs of variants',
    catalog: { currencies: ['EUR'] },
    files: [
      'SKU,Name,Variant SKU,Color,Price EUR\nP1,Shirt,010,red,5\nP1,Shirt,020,blue,5\n030,Hat,,,7',
      {
        content: 'SKU,Name,Variant SKU,Color,Price EUR\nP1,Shirt,10,red,6\nP1,Shirt,20,blue,6',
        input: LENIENT,
      },
    ],
    products: [{ sku: '030' }, { sku: 'P1', prices: [{ amount: 6 }], variants: [{ sku: '010' }, { sku: '020' }] }],
    job: { counts: { created: 0, updated: 1 } },
  },
  {
    title: 'does not guess between several SKUs that are the same number',
    files: ['SKU,Name,Price\n01,Spade,1\n001,Rake,1', { content: 'SKU,Name,Price\n1,Spade,2', input: LENIENT }],
    products: [{ sku: '01' }, { sku: '001' }],
    issues: [{ code: 'KEY_UNCLEAR', severity: 'ERROR', rowNumber: 2, column: 'SKU' }],
    job: { counts: { failed: 1, created: 0 } },
  },
  // Excel shows numbers of 12 digits and more with 6 of them (“General” format), and saves what it shows as CSV.
  // LibreOffice 7.4 does that with numbers of 21 digits and more, with 15 digits and three of the exponent.
  {
    title: 'names the SKUs that a shortened number can be',
    files: [
      'SKU,Name,Price\n4006381333931,Spade,1\n4006381000000,Rake,1\n4007381333931,Hoe,1\n12345678901234567890,Saw,1',
      'SKU,Name,Price\n4.00638E+12,Spade,2\n1.23456789012346E+019,Saw,2',
    ],
    issues: [
      changed(2, 'sku', '4006381333931', '4006381000000', 'same digits', 'shortens'),
      changed(3, 'sku', '12345678901234567890', 'shortens'),
    ],
    job: { importSummary: { changedKeys: { count: 2, examples: [{ text: '4.00638E+12' }, {}] } } },
  },
  {
    title: 'takes a shortened number for none of the catalog',
    files: ['SKU,Name,Price\n4006381333931,Spade,1', { content: 'SKU,Name,Price\n4.00638E+12,Rake,2', input: LENIENT }],
    products: [{ sku: '4006381333931', name: 'Spade' }],
    issues: [{ code: 'KEY_UNCLEAR', severity: 'ERROR', message: includesAll(['unclear whether', '4006381333931']) }],
    job: { counts: { failed: 1, created: 0, updated: 0 } },
  },
  {
    title:
      'keeps the SKU of a product that is found by its reference if a spreadsheet has changed it beyond recognition',
    catalog: { currencies: ['EUR'] },
    files: [
      `${HEADER}\nJAN-20,Spade,1,,r-1\n4006381333931,Rake,1,,r-2\n5e-3,Hoe,1,,r-3`,
      {
        content: `${HEADER}\n01/01/2020,Spade,2,,r-1\n4.00638E+12,Rake,2,,r-2\n0.005,Hoe,2,,r-3`,
        input: LENIENT,
      },
    ],
    products: [
      { sku: '5e-3', prices: [{ amount: 2 }] },
      { sku: '4006381333931', prices: [{ amount: 2 }] },
      { sku: 'JAN-20', prices: [{ amount: 2 }] },
    ],
    issues: [
      { code: 'KEY_RESTORED', severity: 'INFO', rowNumber: 2, message: includesAll(['01/01/2020', 'JAN-20']) },
      { code: 'KEY_RESTORED', severity: 'INFO', rowNumber: 3, message: includesAll(['4.00638E+12', '4006381333931']) },
      { code: 'KEY_RESTORED', severity: 'INFO', rowNumber: 4, message: includesAll(['0.005', '5e-3']) },
    ],
    noIssues: ['KEY_CHANGED', 'KEY_UNCLEAR'],
    job: { counts: { updated: 3, failed: 0 } },
  },
  {
    title: 'says of new SKUs that a spreadsheet has probably changed them',
    files: ['SKU,Name,Price\n1.00E+05,Spade,1\n02. Jan,Rake,1\n3/4/2026,Hoe,1\n7:05:00,Saw,1'],
    issues: [
      changed(2, 'sku', '1.00E+05', 'scientific'),
      changed(3, 'sku', '02. Jan', 'a date'),
      changed(4, 'sku', '3/4/2026', 'a date'),
      changed(5, 'sku', '7:05:00', 'a time'),
    ],
    job: { counts: { created: 4 }, importSummary: { changedKeys: null } },
  },
  {
    title: 'takes SKUs with hyphens, points, and letters as they are',
    files: [
      'SKU,Name,Price\n10-12,Spade,1\n1.10,Rake,1\nA001,Hoe,1\n12E,Saw,1',
      'SKU,Name,Price\n12-10,Spade 2,1\n10/A,Rake 2,1\nA1,Hoe 2,1\nE12,Saw 2,1\n1-1-1,Axe,1\n16:9,Frame,1\n1:18,Car,1\n12DEC,Card,1\n4-Set,Bowls,1\n10/20/30,Box,1\n"1,100",Tin,1',
    ],
    noIssues: ['KEY_CHANGED'],
    job: { counts: { created: 11 }, importSummary: { changedKeys: null } },
  },
  ...(
    [
      ['one that the file has unchanged, too', '0010,Spade,1', '10,Rake,2\n0010,Spade,3', ['0010', '10'], 0],
      ['one that a later row has unchanged', '1.10,Spade,1', '1.1,Rake,2\n1.10,Spade,3', ['1.1', '1.10'], 0],
      ['two of the file for one of the catalog', '0010,Spade,1', '10,Rake,2\n010,Hoe,3', ['0010'], 2],
      ['the first or the second of January', '1-2,Spade,1', '01-Feb,Rake,2\n02-Jan,Hoe,3', ['1-2'], 2],
      [
        'day or month first',
        '2024-01-05,Spade,1\n2024-05-01,Rake,1',
        '1/5/2024,Hoe,3',
        ['2024-01-05', '2024-05-01'],
        1,
      ],
      ['a date whose order nothing tells', '2024-05-01,Rake,1', '1/5/2024,Hoe,3', ['2024-05-01'], 1],
      ['thousands or decimals', '1.5,Spade,1\n1500,Rake,1', '"1,500",Hoe,3', ['1,500', '1.5', '1500'], 0],
      ['a word that is a month elsewhere', '4-9,Spade,1', '4-Set,Hoe,3', ['4-9', '4-Set'], 0],
    ] as const
  ).flatMap(([what, stored, opened, skus, failed]) =>
    (['REJECT_FAILED_ROWS', 'IGNORE_FAILED'] as const).map((errorPolicy): ReportCase => ({
      title: `overwrites no product by ${what} (${errorPolicy})`,
      files: [
        `SKU,Name,Price\n${stored}`,
        { content: `SKU,Name,Price\n${opened}`, input: { ...LENIENT, errorPolicy } },
      ],
      products: skus.map((sku) => ({ sku })),
      issues: failed ? [{ code: 'KEY_UNCLEAR', severity: 'ERROR' }] : [],
      noIssues: failed ? [] : ['KEY_RESTORED', 'KEY_UNCLEAR'],
      job: { counts: { failed } },
    })),
  ),
  {
    title: 'keeps a variant apart from one that the file has unchanged',
    files: [
      'SKU,Name,Variant SKU,Color,Price\nP,Shirt,010,red,5\nP,Shirt,020,blue,5',
      {
        content: 'SKU,Name,Variant SKU,Color,Price\nP,Shirt,10,green,5\nP,Shirt,010,red,6',
        input: { ...LENIENT, errorPolicy: 'IGNORE_FAILED' },
      },
    ],
    products: [{ sku: 'P', variants: [{ sku: '010' }, { sku: '020' }, { sku: '10' }] }],
  },
  {
    title: 'keeps a reference that can be one of several, and says so',
    files: [
      'SKU,Name,Price,External Reference\nA,Spade,1,07\nB,Rake,1,007',
      { content: 'SKU,Name,Price,External Reference\nA,Spade,2,7', input: LENIENT },
    ],
    products: [{ sku: 'A', externalReference: '07', prices: [{ amount: 2 }] }, { sku: 'B' }],
    issues: [changed(2, 'externalReference', '07, 007')],
    job: { counts: { updated: 1, failed: 0 } },
  },
  {
    title: 'matches the SKUs of associated products',
    files: [
      'product_sku,product_name,prices,associations\nP1,Spade,EUR:1,related:0030\n0030,Rake,EUR:1,',
      { content: 'product_sku,product_name,prices,associations\nP1,Spade,EUR:2,related:30', input: LENIENT },
    ],
    products: [{ sku: '0030' }, { sku: 'P1', prices: [{ amount: 2 }] }],
    noIssues: ['ASSOCIATION_UNKNOWN', 'KEY_CHANGED'],
  },
];
