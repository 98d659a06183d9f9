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

/** Headers of weights with their unit, by whom they are used. */
const WEIGHTS: readonly (readonly [header: string, cell: string, weight: string])[] = [
  ['Weight (kg)', '0.45', '0.45 kg'],
  ['Weight (lbs)', '5.5', '5.5 lb'],
  ['weight [g]', '450', '450 g'],
  ['Gewicht in kg', '"0,45"', '0.45 kg'],
  ['weight_g', '450.0', '450 g'],
  ['Poids (kg)', '"1,5"', '1.5 kg'],
  ['Peso (g)', '80', '80 g'],
  ['Waga kg', '2', '2 kg'],
  ['WeightOz', '12', '12 oz'],
  ['Weight (kg)', '450 g', '450 g'],
];

/** Values of single cells as spreadsheets and other programs change them. */
export const FORMATS: readonly ReportCase[] = [
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
  ...WEIGHTS.map(([header, cell, weight]): ReportCase => ({
    title: `reads the weight ${cell} under ${header} with its unit`,
    files: [`sku,name,price EUR,${header}\nWG-1,Skillet,35,${cell}`],
    targets: { [header]: 'attribute:Weight' },
    products: [{ attributes: [{ name: 'Weight', value: weight }] }],
    noIssues: ['ATTRIBUTE_TYPE'],
  })),
  {
    title: 'reads weight and dimensions of WooCommerce with the units in their headers',
    files: [
      'Type,SKU,Name,Published,Regular price,Weight (lbs),Length (in),Width (in),Height (in),Parent,Attribute 1 name,Attribute 1 value(s)\nvariable,W-1,Skillet,1,,5.5,12,12,2,,Size,"S, L"\nvariation,W-1-S,,1,35,4,,,,W-1,Size,S\nvariation,W-1-L,,1,45,0,,,,W-1,Size,L',
    ],
    products: [
      {
        attributes: [
          { name: 'Weight', value: '5.5 lb' },
          { name: 'Length', value: '12 in' },
          { name: 'Width', value: '12 in' },
          { name: 'Height', value: '2 in' },
        ],
        variants: [
          { sku: 'W-1-S', attributes: [{ name: 'Weight', value: '4 lb' }] },
          { sku: 'W-1-L', attributes: [] },
        ],
      },
    ],
  },
  {
    title: 'reads Shopify’s grams as grams, whatever unit they are shown in',
    files: [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Weight Unit\npan,Pan,Size,S,PAN-S,2500,35,lb\npan,,Size,L,PAN-L,3200,45,kg',
    ],
    targets: { 'Variant Grams': 'attribute:Weight', 'Variant Weight Unit': null },
    products: [
      {
        variants: [
          { sku: 'PAN-S', attributes: [{ name: 'Weight', value: '2500 g' }] },
          { sku: 'PAN-L', attributes: [{ name: 'Weight', value: '3200 g' }] },
        ],
      },
    ],
  },
  {
    title: 'reads the unit of each weight from a column of its own',
    files: ['sku,name,price EUR,weight,Weight UOM\nUC-1,Pan,35,5.5,lbs\nUC-2,Pot,40,2,KG\nUC-3,Lid,9,0,kg'],
    targets: { weight: 'attribute:Weight', 'Weight UOM': null },
    products: [
      { attributes: [{ name: 'Weight', value: '5.5 lb' }] },
      { attributes: [{ name: 'Weight', value: '2 kg' }] },
      { attributes: [] },
    ],
  },
];
