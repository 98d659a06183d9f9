import type { ReportCase } from '../reportCase';

/** GTINs as spreadsheets change them, and the digits below the barcode. */
const GTINS: readonly (readonly [what: string, header: string, cell: string, gtin: string | null])[] = [
  ['in a formula that keeps it as text', 'EAN', '"=""4006381333931"""', '4006381333931'],
  ['after an apostrophe', 'EAN', "'4006381333931", '4006381333931'],
  ['as a decimal number', 'Barcode', '4006381333931.0', '4006381333931'],
  ['with a decimal comma', 'Barcode', '"4006381333931,00"', '4006381333931'],
  ['with hyphens, as an ISBN', 'ISBN', '978-3-16-148410-0', '9783161484100'],
  ['as a valid ISBN with 10 digits', 'ISBN', '0-306-40615-2', '9780306406157'],
  ['with spaces', 'GTIN', '4 006381 333931', '4006381333931'],
  ['without the first zero of a UPC', 'UPC', '36000291452', '036000291452'],
  ['without the first zero of a UPC, as a decimal number', 'UPC', '36000291452.0', '036000291452'],
  ['without the first zero of an EAN', 'EAN-13', '614141000036', '0614141000036'],
  ['with all its digits in scientific notation', 'EAN', '4.006381333931E+12', '4006381333931'],
  ['as 0', 'EAN', '0', null],
  ['as “Does not apply”', 'UPC', 'Does not apply', null],
  ['as “n/a”', 'GTIN', 'n/a', null],
  ['as “k. A.”', 'EAN', 'k.A.', null],
];

/** Barcodes as spreadsheets change them. */
export const BARCODES: readonly ReportCase[] = [
  ...GTINS.filter(([, , , gtin]) => gtin !== '3-16-148410-X').map(([what, header, cell, gtin]): ReportCase => ({
    title: `reads a GTIN ${what}`,
    files: [`sku,name,price EUR,${header}\nGT-1,Mill,20,${cell}`],
    targets: { [header]: 'gtin' },
    products: [{ sku: 'GT-1', gtin }],
    noIssues: ['GTIN_NOT_DIGITS', 'GTIN_LENGTH', 'GTIN_CHECK_DIGIT'],
  })),
  {
    title: 'reads GTINs of variants in a file of a shop system',
    files: [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode\nmill,Mill,Color,Red,M-R,20,\'4006381333931\nmill,,Color,Blue,M-B,20,"=""7350053850019"""',
    ],
    products: [{ variants: [{ gtin: '4006381333931' }, { gtin: '7350053850019' }] }],
  },
  {
    title: 'reads UPCs where the column of EANs has none, and keeps both numbers of a product',
    files: [
      'sku,name,price EUR,EAN,UPC\nGU-1,Mill,20,4006381333931,\nGU-2,Pan,20,,36000291452',
      'sku,name,price EUR,EAN,UPC\nGU-3,Mug,20,7350053850019,36000291452',
    ],
    products: [
      { sku: 'GU-1', gtin: '4006381333931', attributes: [] },
      { sku: 'GU-2', gtin: '0036000291452', attributes: [] },
      { sku: 'GU-3', gtin: '7350053850019', attributes: [{ name: 'UPC', value: '36000291452' }] },
    ],
  },
  {
    title: 'reports each shortened GTIN of a column in which all are shortened',
    files: ['sku,name,price EUR,EAN\nGD-1,Pig,20,4.00638E+12\nGD-2,Box,20,7.35005E+12\nGD-3,Jar,20,"3,83878E+12"'],
    targets: { EAN: 'gtin' },
    products: [],
    issues: [2, 3, 4].map((rowNumber) => ({ code: 'GTIN_NOT_DIGITS', severity: 'ERROR', rowNumber })),
  },
  {
    title: 'reports a number without zeros that is no UPC',
    files: ['sku,name,price EUR,UPC\nGC-1,Pig,20,36000291452\nGC-2,Box,20,36000291453'],
    targets: { UPC: 'gtin' },
    products: [{ sku: 'GC-1', gtin: '036000291452' }],
    issues: [{ code: 'GTIN_LENGTH', rowNumber: 3 }],
  },
];
