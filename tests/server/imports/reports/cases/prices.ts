import type { ReportCase } from '../reportCase';

const PERIOD = { compareAtFrom: '2026-11-01T00:00:00.000Z', compareAtUntil: '2026-12-24T23:59:59.999Z' };
const CURRENCIES = { currencies: ['EUR', 'USD', 'CHF'] };

const price = (amount: number, compareAt: number | null = null, currency = 'EUR') => ({ amount, compareAt, currency });

const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

/** Sale and regular prices by currency and channel, with their periods. */
export const SALE_PRICES: readonly ReportCase[] = [
  ...[
    'Price EUR,Sale Price EUR',
    'price-EUR,sale-price-EUR',
    'price (EUR),special_price (EUR)',
    'EUR price,EUR sale price',
    'Preis EUR,Angebotspreis EUR',
    'prix EUR,prix promo EUR',
    'price_eur,special_price_eur',
    'Price €,Sale Price €',
    'Price EUR,Sale EUR',
    'Preis EUR,Angebot EUR',
  ].map((headers) => ({
    title: `a sale price in a currency is one, with the period of the row: ${headers}`,
    files: [text(`sku,name,${headers},Sale Starts,Sale Ends`, 'A-1,Kettle,40,32,2026-11-01,2026-12-24')],
    products: [{ sku: 'A-1', prices: [{ ...price(32, 40), ...PERIOD }] }],
  })),
  {
    title: 'sale and former prices in two currencies stay apart, each with dates of its own or the shared ones',
    catalog: CURRENCIES,
    files: [
      text(
        'sku,name,Price EUR,Sale Price EUR,Price USD,Sale Price USD,Compare At Price CHF,Price CHF,Sale Ends,Sale Ends USD',
        'A-1,Kettle,40,32,45,36,60,50,2026-12-24,2026-12-31',
      ),
    ],
    products: [
      {
        prices: [
          { ...price(32, 40), compareAtUntil: PERIOD.compareAtUntil },
          { ...price(36, 45, 'USD'), compareAtUntil: '2026-12-31T23:59:59.999Z' },
          { ...price(50, 60, 'CHF'), compareAtUntil: PERIOD.compareAtUntil },
        ],
      },
    ],
  },
  {
    title: 'a regular price in a currency is one without the word price',
    catalog: CURRENCIES,
    files: [text('sku,name,Price EUR,Compare-at EUR,Price USD,Compare USD', 'A-1,Kettle,40,50,45,55')],
    products: [{ sku: 'A-1', prices: [price(40, 50), price(45, 55, 'USD')] }],
  },
  {
    title: 'a sale is the price during it',
    files: [text('sku,name,Price,Sale', 'A-1,Kettle,40,32', 'A-2,Pan,20,')],
    products: [
      { sku: 'A-1', prices: [price(32, 40)] },
      { sku: 'A-2', prices: [price(20)] },
    ],
  },
  {
    title: 'a gross price is the price, and the net price beside it is listed',
    files: [text('sku;name;Netto;Brutto', 'A-1;Kettle;10,00;11,90')],
    targets: { Netto: null, Brutto: 'price' },
    products: [{ sku: 'A-1', prices: [price(11.9)] }],
    job: { importSummary: { notApplied: [{ column: 'Netto', reason: 'OTHER_COLUMN' }] } },
  },
  {
    title: 'a sale price for a channel is below the price for all channels',
    catalog: { channels: ['web', 'print'] },
    files: [
      text(
        'sku,name,price-EUR,sale_price-EUR-web,price-EUR-print,Sale Price EUR (print)',
        'A-1,Kettle,40,32,44,36',
        'A-2,Pan,20,,,',
      ),
    ],
    products: [
      {
        sku: 'A-1',
        prices: [price(40), { ...price(32, 40), channel: 'web' }, { ...price(36, 44), channel: 'print' }],
      },
      { sku: 'A-2', prices: [price(20)] },
    ],
  },
  {
    title: 'Shopify and Vendure have sale prices of variants in a currency',
    files: [
      text(
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price EUR,Variant Sale Price EUR,Status',
        'mug,Mug,Color,Red,MUG-R,12,9,active',
      ),
    ],
    targets: { 'Variant Sale Price EUR': 'variantSalePrice:EUR' },
    products: [{ variants: [{ sku: 'MUG-R', prices: [price(9, 12)] }] }],
  },
  {
    title: 'a file with only sale prices puts products on sale, and keeps their regular price',
    files: [
      text('sku,name,price', 'A-1,Kettle,40', 'A-2,Pan,20'),
      text('sku,sale price,sale ends', 'A-1,32,2026-12-24', 'A-2,25,2026-12-24'),
    ],
    products: [
      { sku: 'A-1', prices: [{ ...price(32, 40), compareAtUntil: PERIOD.compareAtUntil }] },
      { sku: 'A-2', prices: [price(20)] },
    ],
    issues: [{ code: 'SALE_NOT_BELOW', severity: 'WARNING', rowNumber: 3, column: 'sale price' }],
  },
];

const NO_SALE = (column: string, rowNumber: number) => ({
  code: column.toLowerCase().includes('compare') ? 'COMPARE_AT_NOT_ABOVE' : 'SALE_NOT_BELOW',
  severity: 'WARNING',
  column,
  rowNumber,
});

/** A sale price that is not below the regular price is no sale, in any layout. */
export const NO_SALES: readonly ReportCase[] = [
  ...(
    [
      ['WooCommerce', 'Type,SKU,Name,Published,Regular price,Sale price', 'simple,S,Hat,1,', 'Sale price'],
      [
        'Magento',
        'sku,product_type,attribute_set_code,name,product_online,price,special_price',
        'S,simple,Default,Hat,1,',
        'special_price',
      ],
      ['Google', 'id,title,link,image_link,availability,price,sale_price', 'S,Hat,/h,/h.jpg,in_stock,', 'sale_price'],
      ['Akeneo', 'sku,family,enabled,name,price-EUR,special_price-EUR', 'S,hats,1,Hat,', 'special_price-EUR'],
      [
        'UnoPim',
        'sku,type,attribute_family,locale,channel,name,status,price (EUR),special_price (EUR)',
        'S,simple,hats,en_US,web,Hat,1,',
        'special_price (EUR)',
      ],
      ['another file', 'sku,name,price,sale price', 'S,Hat,', 'sale price'],
    ] as const
  ).map(([system, header, row, column]) => ({
    title: `a sale price of ${system} that is equal, higher, 0, or blank is no sale`,
    files: [
      text(header, ...['25,25', '25,30', '25,0', '25,'].map((prices, at) => `${row.replace('S', `S${at}`)}${prices}`)),
    ],
    products: [0, 1, 2, 3].map((at) => ({ sku: `S${at}`, prices: [price(25)] })),
    issues: [NO_SALE(column, 2), NO_SALE(column, 3)],
  })),
  {
    title: 'a former price of Shopify that is equal, lower, or 0 is no sale',
    files: [
      text(
        'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price,Status',
        'a,Hat,S0,25,25,active',
        'b,Cap,S1,25,20,active',
        'c,Hood,S2,25,0,active',
        'd,Scarf,S3,25,30,active',
      ),
    ],
    products: [
      { variants: [{ prices: [price(25)] }] },
      { variants: [{ prices: [price(25)] }] },
      { variants: [{ prices: [price(25)] }] },
      { variants: [{ prices: [price(25, 30)] }] },
    ],
    issues: [NO_SALE('Variant Compare At Price', 2), NO_SALE('Variant Compare At Price', 3)],
  },
];

/** Several prices in a cell, and numbers as they are written in other countries. */
export const PRICE_CELLS: readonly ReportCase[] = [
  ...(
    [
      ['"125,25 EUR, 199 USD"'],
      ['€125.25 / $199'],
      ['125.25 EUR; 199 USD'],
      ['"125,25 €\n199 $"'],
      ['EUR 125.25 | USD 199.00'],
      ['"EUR:125.25,USD:199"'],
      ['125.25 EUR 199 USD'],
    ] as const
  ).map(([cell]) => ({
    title: `two prices in a cell are prices in two currencies: ${cell.replace('\n', ' ')}`,
    catalog: CURRENCIES,
    files: [text('sku,name,price', `A-1,Board,${cell}`)],
    products: [{ prices: [price(125.25), price(199, null, 'USD')] }],
  })),
  {
    title: 'two prices in a cell can be sale prices and former prices, and in Akeneo',
    catalog: CURRENCIES,
    files: [
      text('sku;family;enabled;name;price;special_price', 'A-1;boards;1;Board;125,25 EUR, 199 USD;99,00 EUR, 150 USD'),
      text('sku,name,price,old price', 'B-1,Board,"100 EUR, 120 USD","110 EUR, 140 USD"'),
    ],
    products: [
      { sku: 'A-1', prices: [price(99, 125.25), price(150, 199, 'USD')] },
      { sku: 'B-1', prices: [price(100, 110), price(120, 140, 'USD')] },
    ],
  },
  {
    title: 'two prices in one currency, and prices without one, are not guessed',
    files: [
      text(
        'sku,name,price',
        'A-1,Board,"10 EUR, 12 EUR"',
        'A-2,Board,10 / 12',
        'A-3,Board,9',
        'A-4,Board,8',
        'A-5,Board,7',
      ),
    ],
    products: [{ sku: 'A-3' }, { sku: 'A-4' }, { sku: 'A-5' }],
    issues: [
      { code: 'PRICE_INVALID', rowNumber: 2, column: 'price' },
      { code: 'PRICE_INVALID', rowNumber: 3, column: 'price' },
    ],
  },
  ...(
    [
      ['1,23,456.78', 123_456.78],
      ['12,34,567', 1_234_567],
      ['1,00,00,000', 10_000_000],
      ['1’234’567.89', 1_234_567.89],
      ["1'250.50", 1250.5],
      ['1 234,56', 1234.56],
      ['1 234,56', 1234.56],
      ['١٢٣٫٥٠', 123.5],
      ['١٬٢٣٤٫٥', 1234.5],
      ['₹ 1,23,456', 123_456],
    ] as const
  ).map(([cell, amount]) => ({
    title: `a price is read with the grouping of another country: ${cell}`,
    catalog: { currencies: ['INR'] },
    files: [text('sku,name,price', `A-1,Desk,"${cell}"`)],
    products: [{ prices: [{ amount }] }],
  })),
];

const DISCOUNTED = [{ ...price(14.8, 18.5), ...PERIOD }];

/** Columns that change a price: the shop's price is computed, and the discount is a sale. */
export const DISCOUNTS: readonly ReportCase[] = [
  ...[
    'Price tax excluded;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd)',
    'Price tax excluded;Reduction percent;Reduction from (yyyy-mm-dd);Reduction to (yyyy-mm-dd)',
    "Prix TTC;Pourcentage de la remise;Remise à partir du (aaaa-mm-jj);Remise jusqu'au (aaaa-mm-jj)",
    'Precio impuestos incluidos;Porcentaje de descuento;Descuento desde (aaaa-mm-dd);Descuento hasta (aaaa-mm-dd)',
    'Preis;Rabatt Prozent;Rabatt von;Rabatt bis',
    'Preis;Rabatt %;Rabatt ab;Rabatt bis',
    'Prezzo;Sconto (%);Sconto da;Sconto a',
    'Prijs;Korting in %;Korting vanaf;Korting tot',
    'Cena;Procent rabatu;Rabat od;Rabat do',
    'Preço;Desconto %;Desconto desde;Desconto até',
    'price;% off;sale starts;sale ends',
  ].map((headers) => ({
    title: `a discount in percent is a sale with its period: ${headers}`,
    files: [text(`Reference #;Name;${headers}`, 'OIL-1;Olive Oil;18,50;20;2026-11-01;2026-12-24')],
    products: [{ name: 'Olive Oil', prices: DISCOUNTED }],
  })),
  ...[
    ['Discount amount', '3,70'],
    ['Montant de la remise', '3,70'],
    ['Importe del descuento', '3,70'],
    ['Rabattbetrag', '3,70'],
    ['Importo sconto', '-3,70'],
    ['Kortingsbedrag', '3,70 EUR'],
    ['Kwota rabatu', '3,70'],
    ['Valor do desconto', '€ 3,70'],
    ['Rabatt', '20 %'],
    ['Rabatt', '-20%'],
    ['Remise', '20%'],
    ['Discount', '3,70 €'],
  ].map(([header, cell]) => ({
    title: `a discount is subtracted from the price: ${header} ${cell}`,
    files: [text(`SKU;Name;Price;${header}`, `OIL-1;Olive Oil;18,50;${cell}`, 'OIL-2;Oil;9,00;')],
    products: [{ prices: [price(14.8, 18.5)] }, { prices: [price(9)] }],
  })),
  {
    title: 'a discount that can be in percent or an amount is not guessed, and not an attribute',
    files: [text('sku,name,price,Rabatt', 'A-1,Oil,18.50,5', 'A-2,Oil,9,2')],
    targets: { Rabatt: null },
    products: [
      { prices: [price(18.5)], attributes: [] },
      { prices: [price(9)], attributes: [] },
    ],
  },
  {
    title: 'a discount is rounded as the currency is',
    catalog: { currencies: ['JPY'] },
    files: [text('sku,name,price,discount %', 'A-1,Fan,1985,15')],
    products: [{ prices: [price(1687, 1985, 'JPY')] }],
  },
  {
    title: 'a discount applies to the price in each currency',
    catalog: CURRENCIES,
    files: [text('sku,name,price EUR,price USD,discount %', 'A-1,Fan,10,12,25')],
    products: [{ prices: [price(7.5, 10), price(9, 12, 'USD')] }],
  },
  {
    title: 'a discount that is 0, too high, or unclear changes no price in silence',
    files: [
      text('sku,name,price,discount percent', 'A-1,Fan,10,0', 'A-2,Fan,10,120', 'A-3,Fan,10,0.2', 'A-4,Fan,10,12.5'),
    ],
    products: [
      { sku: 'A-1', prices: [price(10)] },
      { sku: 'A-4', prices: [price(8.75, 10)] },
    ],
    issues: [
      { code: 'DISCOUNT_INVALID', severity: 'ERROR', rowNumber: 3, column: 'discount percent' },
      { code: 'DISCOUNT_UNCLEAR', severity: 'ERROR', rowNumber: 4, column: 'discount percent' },
    ],
  },
  {
    title: 'a discount beside a former price is not subtracted again',
    files: [text('sku,name,price,old price,discount percent', 'A-1,Fan,8,10,20', 'A-2,Fan,8,10,50')],
    products: [{ prices: [price(8, 10)] }, { prices: [price(8, 10)] }],
    issues: [{ code: 'DISCOUNT_SKIPPED', severity: 'WARNING', rowNumber: 3, column: 'discount percent' }],
  },
  {
    title: 'a discount of a product that is stored is subtracted from its price',
    files: [text('sku,name,price', 'A-1,Fan,10'), text('sku,discount percent', 'A-1,20', 'A-2,20')],
    products: [{ sku: 'A-1', prices: [price(8, 10)] }],
    issues: [{ code: 'PRICE_BASE_MISSING', severity: 'ERROR', rowNumber: 3, column: 'discount percent' }],
  },
  {
    title: "Wix's surcharges are added to the price, and its discounts apply to the sum",
    files: [
      text(
        'handleId,fieldType,name,sku,price,surcharge,visible,discountMode,discountValue,inventory,productOptionName1,productOptionType1,productOptionDescription1',
        'p1,Product,Shirt,SHIRT,45,,true,PERCENT,0,7,Size,DROP_DOWN,S;L',
        'p1,Variant,,SH-S,,0,,,,3,,,S',
        'p1,Variant,,SH-L,,5,,,,3,,,L',
        'p2,Product,Vase,VASE,50,,true,AMOUNT,10,7,Size,DROP_DOWN,S;L',
        'p2,Variant,,VA-S,,0,,,,3,,,S',
        'p2,Variant,,VA-L,,7.5,,,,3,,,L',
        'p3,Product,Jug,JUG-1,50,,true,PERCENT,25,7,,,',
      ),
    ],
    targets: { surcharge: 'variantSurcharge', discountMode: 'discountMode', discountValue: 'discountAmount' },
    products: [
      { sku: 'JUG-1', prices: [price(37.5, 50)] },
      {
        sku: 'SHIRT',
        variants: [
          { sku: 'SH-S', prices: [] },
          { sku: 'SH-L', prices: [price(50)] },
        ],
      },
      {
        sku: 'VASE',
        prices: [price(40, 50)],
        variants: [
          { sku: 'VA-S', prices: [] },
          { sku: 'VA-L', prices: [price(47.5, 57.5)] },
        ],
      },
    ],
  },
  {
    title: 'a sale price does not apply in rows where a flag switches it off',
    files: [
      text(
        'sku,name,price,sale price,on sale',
        'A-1,Fan,10,8,yes',
        'A-2,Fan,10,8,no',
        'A-3,Fan,10,8,1',
        'A-4,Fan,10,8,0',
      ),
    ],
    targets: { 'on sale': 'onSale' },
    products: [8, 10, 8, 10].map((amount) => ({ prices: [price(amount, amount === 8 ? 10 : null)] })),
  },
];
