import type { ReportCase } from '../reportCase';

const file = (...rows: string[]) => rows.join('\n');

/** Amounts keep their digits, and one rule says which can be stored. */
export const AMOUNTS: readonly ReportCase[] = [
  {
    title: 'prices keep the decimals that ISO 4217 gives their currency',
    catalog: { currencies: ['HUF', 'IQD', 'JPY'] },
    files: [file('sku,name,Price HUF,Price IQD,Price JPY', 'A,Lamp,3490.5,1.250,1980')],
    products: [{ prices: [{ amount: 3490.5 }, { amount: 1.25 }, { amount: 1980 }] }],
    noIssues: ['PRICE_FRACTION'],
  },
  {
    title: 'a price with more decimals than its currency is stored, with a warning that says so',
    catalog: { currencies: ['JPY'] },
    files: [file('sku,name,Price JPY', 'A,Lamp,100.5')],
    products: [{ prices: [{ amount: 100.5 }] }],
    issues: [
      {
        code: 'PRICE_FRACTION',
        severity: 'WARNING',
        column: 'Price JPY',
        message: 'The price ¥100.5 has decimal places, but JPY has none.',
      },
    ],
  },
  ...[
    ['-5', 'PRICE_NEGATIVE'],
    ['1.23456', 'PRICE_DECIMALS'],
    ['100000000000', 'PRICE_TOO_HIGH'],
    ['0.1234567890123456', 'PRICE_DIGITS'],
  ].map(([text = '', code = '']): ReportCase => ({
    title: `a price of ${text} is an error of its row and column, as it is at saving`,
    files: [file('sku,name,price EUR', `A,Lamp,${text}`)],
    products: [],
    issues: [{ code, severity: 'ERROR', column: 'price EUR', rowNumber: 2 }],
  })),
];
