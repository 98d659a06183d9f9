import type { ReportCase } from '../reportCase';

const price = (amount: number, compareAt: number | null = null, currency = 'EUR') => ({ amount, compareAt, currency });

const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

const NOT_APPLIED = [
  'Tier price',
  'Staffelpreis ab 10',
  'Prix dégressif',
  'Price 10+',
  'price2',
  'Mengenrabatt',
  'B2B price',
  'Händlerpreis',
  'Prix revendeur',
  'Member price',
  'Price list A',
  'Preisgruppe 1',
  'Ecotax',
  'Rabatt 10 %',
];

/** Prices that are not what everyone pays. */
export const OTHER_PRICES: readonly ReportCase[] = [
  {
    title: 'prices by quantity or for certain buyers, and fees, are neither the price nor attributes',
    files: [text(`sku,name,price,${NOT_APPLIED.join(',')}`, `A-1,Fan,10,${NOT_APPLIED.map(() => '7').join(',')}`)],
    targets: Object.fromEntries(NOT_APPLIED.map((header) => [header, null])),
    products: [{ prices: [price(10)], attributes: [] }],
  },
  {
    title: 'a price for certain buyers is no price in a layout, either',
    files: [
      text(
        'Handle,Title,Variant SKU,Variant Price,B2B Price,Tier price 10,Status',
        'vane,Wind Vane,VANE-1,120.00,80,99,active',
      ),
    ],
    targets: { 'B2B Price': null, 'Tier price 10': null },
    products: [{ attributes: [], variants: [{ prices: [price(120)] }] }],
  },
  {
    title: "prices of Shopify's markets are those of a channel of that name, and never the price itself",
    catalog: { channels: ['Web', 'Germany'] },
    files: [
      text(
        'Handle,Title,Variant SKU,Variant Price,Included / Germany,Price / Germany,Compare At Price / Germany,Price / International,Status',
        'vane,Wind Vane,VANE-1,120.00,TRUE,99.00,110.00,140.00,active',
      ),
    ],
    targets: { 'Price / Germany': 'variantPrice', 'Price / International': null, 'Included / Germany': null },
    products: [{ variants: [{ prices: [price(120), { ...price(99, 110), channel: 'Germany' }] }] }],
  },
];

/** Two columns that state the price in one currency say the same, or the row is wrong. */
export const PRICES_OF_ONE_CURRENCY: readonly ReportCase[] = [
  {
    title: 'a price with its currency in another column, beside another price in that currency, is an error of the row',
    catalog: { currencies: ['EUR', 'USD'] },
    files: [
      [
        'sku,name,price,currency,price USD',
        'A,Lamp,10.00,USD,11.00',
        'B,Vase,20.00,EUR,22.00',
        'C,Bowl,5.00,USD,5',
      ].join('\n'),
    ],
    products: [
      {
        sku: 'B',
        prices: [
          { currency: 'EUR', amount: 20 },
          { currency: 'USD', amount: 22 },
        ],
      },
      { sku: 'C', prices: [{ currency: 'USD', amount: 5 }] },
    ],
    issues: [
      {
        code: 'PRICE_AMBIGUOUS',
        severity: 'ERROR',
        rowNumber: 2,
        column: 'price',
        message: 'The row has two different prices in USD: $11.00 and $10.00.',
      },
    ],
  },
];

/** What Odoo calls the list price is the price, and its standard price is the cost. */
export const ODOO_PRICES: readonly ReportCase[] = [
  ...['list_price', 'lst_price'].map((header): ReportCase => ({
    title: `Odoo’s ${header} is the price, and its standard_price an internal attribute`,
    files: [[`id,default_code,name,${header},standard_price,qty_available`, 'x.lamp,A,Lamp,36.90,21.50,4'].join('\n')],
    products: [
      {
        sku: 'A',
        stock: 4,
        prices: [{ amount: 36.9, compareAt: null }],
        attributes: [{ name: 'Cost', value: '21.50' }],
      },
    ],
    targets: { [header]: 'price', standard_price: 'attribute:Cost', qty_available: 'stock' },
  })),
  {
    title: 'Odoo’s cost is not the price where its list price cannot be read',
    files: [['default_code,name,list_price,standard_price', 'A,Lamp,ask,21.50', 'B,Vase,ring,3'].join('\n')],
    products: [],
    targets: { list_price: null, standard_price: 'attribute:Cost' },
    issues: [{ code: 'COLUMN_NOT_APPLIED', column: 'list_price' }],
  },
  {
    title: 'Amazon’s standard price is the price, and its list price the recommended one',
    files: [['item_sku,item_name,standard_price,list_price', 'A,Lamp,36.90,40.00'].join('\n')],
    products: [{ prices: [{ amount: 36.9, compareAt: 40 }] }],
  },
];
