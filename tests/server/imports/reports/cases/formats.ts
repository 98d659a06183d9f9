import { expect } from 'vitest';
import type { ReportCase } from '../reportCase';

/** Dates in numbers that are clear on their own. */
const CLEAR_DATES: readonly (readonly [text: string, day: string])[] = [
  ['2026/3/1', '2026-03-01'],
  ['2026.03.01', '2026-03-01'],
  ['20260301', '2026-03-01'],
  ['25.12.26', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['25-12-2026', '2026-12-25'],
  ['3/3/26', '2026-03-03'],
  ['01.02.2026', '2026-02-01'],
  ['1. 2. 2026', '2026-02-01'],
  ['1.02.2026 r.', '2026-02-01'],
  ['46082', '2026-03-01'],
];

/** Dates with the names of months. */
const NAMED_DATES: readonly (readonly [languages: string, dates: readonly (readonly [text: string, day: string])[]])[] =
  [
    [
      'English',
      [
        ['1 March 2026', '2026-03-01'],
        ['March 1st, 2026', '2026-03-01'],
        ['1-Mar-26', '2026-03-01'],
        ['01MAR2026', '2026-03-01'],
        ['2026-Mar-01', '2026-03-01'],
        ['Sunday, March 1, 2026', '2026-03-01'],
        ['Sun, 01 Mar 2026 09:30:00 +0100', '2026-03-01T09:30:00+01:00'],
        ['Sun Mar 01 2026 09:30:00 GMT+0100 (Central European Standard Time)', '2026-03-01T09:30:00+01:00'],
      ],
    ],
    [
      'German and French',
      [
        ['1. März 2026', '2026-03-01'],
        ['So., 1. Mrz. 2026', '2026-03-01'],
        ['3. Jänner 2026', '2026-01-03'],
        ['1er août 2026', '2026-08-01'],
        ['mar. 3 févr. 2026', '2026-02-03'],
        ['12 fevrier 2026', '2026-02-12'],
      ],
    ],
    [
      'Spanish, Italian, Portuguese, Dutch, and Polish',
      [
        ['1 de marzo de 2026', '2026-03-01'],
        ['15 sept. 2026', '2026-09-15'],
        ['1º marzo 2026', '2026-03-01'],
        ['4 luglio 2026', '2026-07-04'],
        ['1 de março de 2026', '2026-03-01'],
        ['7 dez. 2026', '2026-12-07'],
        ['1 maart 2026', '2026-03-01'],
        ['1 mrt. 2026', '2026-03-01'],
        ['1 marca 2026 r.', '2026-03-01'],
        ['10 października 2026', '2026-10-10'],
      ],
    ],
  ];

const AVAILABLE = 'SKU,Name,Price EUR,Availability,Available from';

/** A file whose products are available from these dates, and the days that are read; null for a row with an error. */
const datesCase = (
  title: string,
  texts: readonly string[],
  days: readonly (string | null)[],
  more: Partial<ReportCase> = {},
): ReportCase => ({
  title,
  files: [[AVAILABLE, ...texts.map((text, index) => `DT-${index},Mug,9,preorder,"${text}"`)].join('\n')],
  targets: { 'Available from': 'availableFrom' },
  products: days.flatMap((availableFrom, index) => (availableFrom ? [{ sku: `DT-${index}`, availableFrom }] : [])),
  issues: days.flatMap((day, index) =>
    day ? [] : [{ code: 'DATE_UNCLEAR', severity: 'ERROR', rowNumber: index + 2, column: 'Available from' }],
  ),
  ...(days.every(Boolean) && { noIssues: ['DATE_UNCLEAR', 'DATE_INVALID'] }),
  ...more,
});

const SALE = 'SKU,Name,Price,Sale price,Sale starts,Sale ends';

const saleCase = (
  title: string,
  file: string,
  [compareAtFrom, compareAtUntil]: readonly [string, string],
  more: Partial<ReportCase> = {},
): ReportCase => ({
  title,
  catalog: { currencies: ['EUR'] },
  files: [file],
  products: [{ prices: [{ amount: 8, compareAt: 10, compareAtFrom, compareAtUntil }] }],
  ...more,
});

/** Values of single cells as spreadsheets and other programs change them. */
export const FORMATS: readonly ReportCase[] = [
  ...CLEAR_DATES.map(([text, day]) => datesCase(`reads the date ${text}`, [text], [day])),
  ...NAMED_DATES.map(([languages, dates]) =>
    datesCase(
      `reads dates with the names of months in ${languages}`,
      dates.map(([text]) => text),
      dates.map(([, day]) => day),
    ),
  ),
  datesCase(
    'reads dates by day if a date far below the others has a first number over 12',
    [...Array.from({ length: 210 }, () => '3/1/26'), '25/1/26'],
    Array.from({ length: 10 }, () => '2026-01-03'),
    { products: Array.from({ length: 10 }, () => ({ availableFrom: '2026-01-03' })) },
  ),
  datesCase(
    'reads dates by month if one has a second number over 12',
    ['3/1/26', '1/25/26'],
    ['2026-03-01', '2026-01-25'],
  ),
  datesCase('refuses dates that nothing decides', ['3/1/26', '05-04-2026', '2026-03-01'], [null, null, '2026-03-01'], {
    issues: [
      {
        code: 'DATE_UNCLEAR',
        rowNumber: 2,
        message:
          '“3/1/26” can be 2026-01-03 or 2026-03-01, because no date of the file tells whether the day or the month is first.',
      },
      { code: 'DATE_UNCLEAR', rowNumber: 3 },
    ],
  }),
  datesCase(
    'refuses dates if others of the file differ in their order, and reads those',
    ['3/1/26', '25/1/26', '1/25/26', '01.02.2026'],
    [null, '2026-01-25', '2026-01-25', null],
  ),
  datesCase('refuses dates that can start with their year', ['26/03/01', '26/03/15'], [null, null]),
  datesCase(
    'refuses dates that can start with their year and end with a day over 9',
    ['26/03/15', '26/04/20'],
    [null, null],
  ),
  datesCase(
    'refuses dates whose last numbers differ as days do',
    ['26/03/21', '26/03/28', '26/04/30'],
    [null, null, null],
  ),
  datesCase('refuses a date that is more likely one of 2026 than of 2015', ['26/03/15'], [null], {
    issues: [
      {
        code: 'DATE_UNCLEAR',
        rowNumber: 2,
        message: '“26/03/15” can start with the day or with the year, and the dates of the file don’t tell which.',
      },
    ],
  }),
  datesCase(
    'reads dates whose first numbers differ as days do with the year at the end',
    ['26/03/15', '14/11/14', '30/06/16'],
    ['2015-03-26', '2014-11-14', '2016-06-30'],
  ),
  datesCase(
    'reads times in the zones that they name, daylight saving included',
    [
      '2026-03-01 10:00 CET',
      '2026-07-01 10:00 Europe/Berlin',
      '2026-01-01T10:00[Europe/Berlin]',
      '13.07.2026 10:00 Uhr MESZ',
      '7/13/2026 2:05 PM EST',
      'Jul 13, 2026 2:05 PM PT',
      '2026-07-01T10:00+02:00[Europe/Berlin]',
    ],
    [
      '2026-03-01T10:00:00+01:00',
      '2026-07-01T10:00:00+02:00',
      '2026-01-01T10:00:00+01:00',
      '2026-07-13T10:00:00+02:00',
      '2026-07-13T14:05:00-05:00',
      '2026-07-13T14:05:00-07:00',
      '2026-07-01T10:00:00+02:00',
    ],
  ),
  {
    title: 'refuses times in zones that several places call the same, and those that no place has',
    files: [
      {
        content: `${AVAILABLE}\nDT-0,Mug,9,preorder,2026-03-01 10:00 IST\nDT-1,Mug,9,preorder,2026-03-01 10:00 Mars/Base\nDT-2,Mug,9,preorder,2026-03-01`,
        toColumn: (column) =>
          column.source === 'Available from' ? { ...column, target: 'availableFrom', isLeftOut: false } : column,
      },
    ],
    products: [{ sku: 'DT-2', availableFrom: '2026-03-01' }],
    issues: [
      {
        code: 'DATE_INVALID',
        rowNumber: 2,
        message: '“IST” in “2026-03-01 10:00 IST” can be several time zones.',
      },
      { code: 'DATE_INVALID', rowNumber: 3 },
    ],
  },
  saleCase(
    'reads the zones that the dates of a sale name',
    `${SALE}\nSL-1,Mug,10,8,2026-03-01 00:00 CET,2026-07-31 23:59 Europe/Berlin`,
    ['2026-02-28T23:00:00.000Z', '2026-07-31T21:59:00.000Z'],
  ),
  datesCase(
    'reads dates that nothing decides in the format of the mapping',
    ['3/1/26', '5/4/26'],
    ['2026-03-01', '2026-05-04'],
    {
      files: [
        {
          content: `${AVAILABLE}\nDT-0,Mug,9,preorder,3/1/26\nDT-1,Mug,9,preorder,5/4/26`,
          toColumn: (column) =>
            column.target === 'availableFrom'
              ? { ...column, transforms: [{ type: 'DATE', argument: 'M/D/YY', replacement: null }] }
              : column,
        },
      ],
    },
  ),
  saleCase(
    'reads dates of a sale in the order that another column tells, in the time zone of the catalog',
    `${SALE}\nSL-1,Mug,10,8,3/1/26,3/29/26`,
    ['2026-02-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    { catalog: { currencies: ['EUR'], timeZone: 'Europe/Berlin' } },
  ),
  saleCase(
    'keeps the times of a sale and the zones that they have',
    `${SALE}\nSL-1,Mug,10,8,"13/07/2026 2:05 PM","1. August 2026, 18:30 +0200"`,
    ['2026-07-13T12:05:00.000Z', '2026-08-01T16:30:00.000Z'],
    { catalog: { currencies: ['EUR'], timeZone: 'Europe/Berlin' } },
  ),
  saleCase(
    'keeps the times of dates in the format of the mapping',
    '',
    ['2026-01-03T10:30:00.000Z', '2026-01-05T23:59:59.999Z'],
    {
      files: [
        {
          content: `${SALE}\nSL-1,Mug,10,8,03/01/26 10:30,05/01/26`,
          toColumn: (column) =>
            column.target?.startsWith('sale') && column.target !== 'salePrice'
              ? { ...column, transforms: [{ type: 'DATE', argument: 'DD/MM/YY', replacement: null }] }
              : column,
        },
      ],
    },
  ),
  saleCase(
    'reads Magento’s dates with slashes by month, and those with points by day',
    'sku,product_type,attribute_set_code,name,price,special_price,special_price_from_date,special_price_to_date\nSL-1,simple,Default,Mug,10,8,3/1/26,05.04.2026',
    ['2026-03-01T00:00:00.000Z', '2026-04-05T23:59:59.999Z'],
  ),
  {
    title: 'reads dates of attributes, in the order that they or other dates tell',
    attributes: { 'Release day': 'DATE', Harvest: 'DATE' },
    files: [
      'SKU,Name,Price EUR,Release day,Harvest\nRD-1,Tea,9,3/1/26,1 May 2025\nRD-2,Tea,9,2026-02-01 00:00:00,13/5/25\nRD-3,Tea,9,soon,',
    ],
    products: [
      {
        attributes: [
          { name: 'Release day', value: '2026-01-03' },
          { name: 'Harvest', value: '2025-05-01' },
        ],
      },
      {
        attributes: [
          { name: 'Release day', value: '2026-02-01' },
          { name: 'Harvest', value: '2025-05-13' },
        ],
      },
      { attributes: [{ name: 'Release day', value: 'soon' }] },
    ],
    noIssues: ['DATE_UNCLEAR'],
  },
  {
    title: 'reads dates in Magento’s lists of attributes, by month with slashes',
    attributes: { 'Release day': 'DATE' },
    files: [
      'sku,attribute_set_code,product_type,name,price,additional_attributes\nRM-1,Default,simple,Tea,9,"release-day=3/1/26,origin=Nepal"\nRM-2,Default,simple,Cup,9,release-day=01.02.2026',
    ],
    products: [
      {
        attributes: [
          { name: 'release-day', value: '2026-03-01' },
          { name: 'origin', value: 'Nepal' },
        ],
      },
      { attributes: [{ name: 'release-day', value: '2026-02-01' }] },
    ],
    noIssues: ['DATE_UNCLEAR'],
  },
  {
    title: 'reads dates in lists of attributes in the order that other dates of them tell, and refuses others',
    attributes: { 'Release day': 'DATE' },
    files: [
      'SKU,Name,Price EUR,Attributes\nRL-1,Tea,9,Release day=13/1/26|Origin=1/2/26\nRL-2,Cup,9,Release day=3/1/26',
      'SKU,Name,Price EUR,Attributes\nRL-3,Pot,9,Release day=3/1/26',
    ],
    products: [
      {
        attributes: [
          { name: 'Release day', value: '2026-01-13' },
          { name: 'Origin', value: '1/2/26' },
        ],
      },
      { attributes: [{ name: 'Release day', value: '2026-01-03' }] },
    ],
    issues: [{ code: 'DATE_UNCLEAR', severity: 'ERROR', rowNumber: 2, column: 'Attributes' }],
  },
  {
    title: 'refuses dates of attributes that nothing decides',
    attributes: { 'Release day': 'DATE' },
    files: ['SKU,Name,Price EUR,Release day\nRD-1,Tea,9,3/1/26\nRD-2,Tea,9,4/4/26'],
    products: [{ sku: 'RD-2', attributes: [{ name: 'Release day', value: '2026-04-04' }] }],
    issues: [{ code: 'DATE_UNCLEAR', severity: 'ERROR', rowNumber: 2, column: 'Release day' }],
  },
];

/** Formulas of spreadsheets that show a link or an image, as programs write them into CSV files. */
export const FORMULA_LINKS: readonly ReportCase[] = [
  {
    title: 'the URL of a formula in a CSV file counts in columns of images and URLs, and nowhere else',
    files: [
      [
        'sku,name,price,image,Manual URL,note',
        'A,Lamp,9,"=HYPERLINK(""https://cdn.example.com/a.jpg"",""photo"")","=HYPERLINK(""https://example.com/a.pdf"")",x',
        'B,Vase,9,"=HYPERLINK(""https://cdn.example.com/b.jpg"";""photo"")",,"=HYPERLINK(""https://example.com/"")"',
        'C,Bowl,9,"=IMAGE(""https://cdn.example.com/c.jpg"")",,x',
      ].join('\n'),
    ],
    products: [
      {
        media: [{ url: 'https://cdn.example.com/a.jpg' }],
        attributes: expect.arrayContaining([{ name: 'Manual URL', value: 'https://example.com/a.pdf' }]),
      },
      {
        media: [{ url: 'https://cdn.example.com/b.jpg' }],
        attributes: [{ name: 'note', value: '=HYPERLINK("https://example.com/")' }],
      },
      { media: [{ url: 'https://cdn.example.com/c.jpg' }] },
    ],
  },
];
