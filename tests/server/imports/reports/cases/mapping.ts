import type { ReportCase, ReportFile } from '../reportCase';

const BASE = ['sku,name,price EUR,quantity,brand', 'Q-1,Oak Shelf,80.00,5,Norde', 'Q-2,Ash Shelf,70.00,6,Norde'].join(
  '\n',
);

const UNCHANGED = [
  { sku: 'Q-1', name: 'Oak Shelf', brand: 'Norde', stock: 5, prices: [{ amount: 80, compareAt: null }] },
  { sku: 'Q-2', name: 'Ash Shelf', brand: 'Norde', stock: 6, prices: [{ amount: 70, compareAt: null }] },
];

const toCsv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell}"` : cell)).join(',')).join('\n');

/** A file whose columns beside the SKU are about something else than the product itself. */
const leavesAlone = (what: string, columns: Readonly<Record<string, readonly [string, string]>>): ReportCase => ({
  title: `${what} does not change the name, the price, the stock, or the brand: ${Object.keys(columns).join(', ')}`,
  files: [
    BASE,
    toCsv([
      ['sku', ...Object.keys(columns)],
      ['Q-1', ...Object.values(columns).map(([first]) => first)],
      ['Q-2', ...Object.values(columns).map(([, second]) => second)],
    ]),
  ],
  products: UNCHANGED,
});

const NAMES = ['Wald GmbH', 'Holz Nord AG'] as const;
const CODES = ['W-991', 'W-992'] as const;
const MONEY = ['31.00', '28.00'] as const;
const COUNTS = ['400', '350'] as const;
const EANS = ['4006381333931', '7350053850019'] as const;

/** A word beside a field makes another field of it, before or behind, in every spelling. */
/** What a file says about money or about what is published, and no field can hold. */
export const MARKETS: readonly ReportCase[] = [
  {
    title: 'lists what Shopify’s markets include, beside their prices',
    files: [
      'Handle,Title,Variant SKU,Variant Price,Included / Germany,Price / Germany\nvane,Vane,V-1,9,FALSE,10\nmug,Mug,M-1,9,TRUE,',
    ],
    job: {
      importSummary: {
        notApplied: [
          { column: 'Included / Germany', reason: 'NO_FIELD' },
          { column: 'Price / Germany', reason: 'NO_FIELD' },
        ],
      },
    },
  },
  {
    title: 'lists the sale flag of a file without sale prices if it says that products are on sale',
    files: ['sku;name;price;On sale (0/1)\nA;Vane;9;0\nB;Mug;9;1\nC;Cup;9;0'],
    job: { importSummary: { notApplied: [{ column: 'On sale (0/1)', reason: 'NO_FIELD', isOpen: false }] } },
  },
];

export const QUALIFIED_HEADERS: readonly ReportCase[] = [
  leavesAlone('a supplier', {
    supplier_name: NAMES,
    supplier_sku: CODES,
    supplier_price: MONEY,
    supplier_stock: COUNTS,
  }),
  leavesAlone('a vendor behind the field', { 'Name (Vendor)': NAMES, 'SKU (Vendor)': CODES, 'Price (Vendor)': MONEY }),
  leavesAlone('a supplier in camel case', {
    supplierName: NAMES,
    supplierSku: CODES,
    supplierPrice: MONEY,
    supplierEan: EANS,
  }),
  leavesAlone('a nested supplier', { 'supplier.name': NAMES, 'supplier.sku': CODES, 'supplier.price': MONEY }),
  leavesAlone('a supplier as a path', { 'supplier/name': NAMES, 'supplier/price': MONEY, 'supplier/stock': COUNTS }),
  leavesAlone('ein Lieferant', { Lieferant_Name: NAMES, Lieferant_Artikelnummer: CODES, Lieferant_Preis: MONEY }),
  leavesAlone('un fournisseur', { fournisseur_nom: NAMES, fournisseur_prix: MONEY, fournisseur_stock: COUNTS }),
  leavesAlone('an old state', { old_sku: CODES, old_name: NAMES, old_brand: NAMES }),
  leavesAlone('an old state with its price', { old_sku: CODES, old_price: MONEY }),
  leavesAlone('an old state with its price behind', { nameOld: NAMES, 'price old': MONEY }),
  leavesAlone('un ancien état', { 'ancien nom': NAMES, 'ancien prix': MONEY }),
  {
    title: 'an old price alone is what a sale is compared with',
    files: [
      toCsv([
        ['sku', 'name', 'price', 'old_price'],
        ['Q-1', 'Oak Shelf', '80', '99'],
      ]),
    ],
    products: [{ prices: [{ amount: 80, compareAt: 99 }] }],
  },
  leavesAlone('an old state behind the field', { name_old: NAMES, brand_old: NAMES, stock_old: COUNTS }),
  leavesAlone('ein alter Stand', { alt_name: NAMES, alt_preis: MONEY, alt_bestand: COUNTS }),
  leavesAlone('a purchase price', { cost_price: MONEY, cost_currency: ['USD', 'USD'] }),
  leavesAlone('ein Einkaufspreis', { EK_Preis: MONEY, EK_Name: NAMES, EK_Menge: COUNTS }),
  leavesAlone('a price list', { b2b_price: MONEY, b2b_currency: ['EUR', 'EUR'], b2b_quantity: ['10', '10'] }),
  leavesAlone('a wholesale price behind the field', {
    price_wholesale: MONEY,
    'price b2b': MONEY,
    'price (dealer)': MONEY,
  }),
  leavesAlone('a retailer', { 'retailer price': MONEY, 'retailer name': NAMES }),
  leavesAlone('a tax', { 'tax amount': MONEY, 'VAT amount': MONEY, tax_name: NAMES }),
  leavesAlone('numbered prices', { price2: MONEY, 'price 3': MONEY, name2: NAMES }),
  leavesAlone('a shop', {
    store_name: NAMES,
    site_name: NAMES,
    shop_title: NAMES,
    'file name': NAMES,
    media_title: NAMES,
  }),
  leavesAlone('a parent', { parent_name: NAMES, category_title: NAMES, variant_label: NAMES }),
  leavesAlone('headers in all columns', { customer_sku: CODES, customer_name: NAMES, customer_price: MONEY }),
  {
    title: 'texts for search engines are not the name and the description',
    files: [
      BASE,
      toCsv([
        ['sku', 'meta_title', 'meta_description', 'meta_keywords'],
        ['Q-1', 'Buy an oak shelf', 'Oak shelves with free delivery.', 'oak'],
      ]),
    ],
    products: UNCHANGED,
    targets: { meta_title: 'seoTitle', meta_description: 'seoDescription', meta_keywords: 'attribute:meta_keywords' },
  },
  ...(
    [
      ['seo_title', 'seo_description', 'seo_slug'],
      ['title_seo', 'description_seo', 'slug_seo'],
      ['Title (SEO)', 'Description (SEO)', 'Slug (SEO)'],
      ['seo/title', 'seo/description', 'seo/slug'],
      ['seo.title', 'seo.description', 'seo.slug'],
      ['seoTitle', 'seoDescription', 'seoSlug'],
    ] as const
  ).map(([title, description, slug]): ReportCase => ({
    title: `${title} is the title for search engines`,
    files: [
      BASE,
      toCsv([
        ['sku', title, description, slug],
        ['Q-1', 'Buy a shelf', 'With free delivery.', 'shelf-2'],
      ]),
    ],
    products: [{ ...UNCHANGED[0], slug: 'shelf-2' }, UNCHANGED[1]!],
    targets: { [title]: 'seoTitle', [description]: 'seoDescription', [slug]: 'slug' },
  })),
  {
    title: 'a price before a discount is the compare-at price, and a sale price behind the field is the sale price',
    files: [
      toCsv([
        ['sku', 'name', 'price', 'old_price'],
        ['Q-3', 'Fir Shelf', '60', '75'],
      ]),
    ],
    products: [{ sku: 'Q-3', prices: [{ amount: 60, compareAt: 75 }] }],
    targets: { old_price: 'compareAtPrice' },
  },
  {
    title: 'numbered images of a product are its images',
    files: [
      BASE,
      toCsv([
        ['sku', 'image_1', 'image_2'],
        ['Q-1', 'https://img.example.com/a1.jpg', 'https://img.example.com/a2.jpg'],
      ]),
    ],
    products: [
      {
        ...UNCHANGED[0],
        media: [{ url: 'https://img.example.com/a1.jpg' }, { url: 'https://img.example.com/a2.jpg' }],
      },
      UNCHANGED[1]!,
    ],
  },
  ...['p_', 'article_', 'item_', 'xt_', 'acme_', 'OX'].map((prefix): ReportCase => {
    const headers = ['sku', 'title', 'price', 'stock'].map(
      (one) => prefix + (prefix === 'OX' ? one.toUpperCase() : one),
    );
    return {
      title: `headers that all begin with ${prefix} mean what they mean without it`,
      files: [toCsv([headers, ['Q-4', 'Fir Shelf', '60', '3'], ['Q-5', 'Elm Shelf', '65', '4']])],
      products: [
        { sku: 'Q-4', name: 'Fir Shelf', stock: 3, prices: [{ amount: 60 }] },
        { sku: 'Q-5', name: 'Elm Shelf', stock: 4, prices: [{ amount: 65 }] },
      ],
    };
  }),
];

const asked = (header: string, values: readonly [string, string], target: string): ReportCase => ({
  title: `asks about ${header} whose values are ${values.join(' and ')} instead of keeping it as an attribute`,
  files: [
    BASE,
    toCsv([
      ['sku', header],
      ['Q-1', values[0]],
      ['Q-2', values[1]],
    ]),
  ],
  products: UNCHANGED.map((product) => ({ ...product, attributes: [] })),
  targets: { [header]: null },
  issues: [{ code: 'COLUMN_NOT_APPLIED', severity: 'WARNING', column: header, rowNumber: 2 }],
  job: {
    importSummary: {
      notApplied: [{ column: header, target, reason: 'UNREADABLE', rowCount: 2, unreadCount: 2, isOpen: true }],
    },
  },
});

const listed = (header: string, values: readonly [string, string]): ReportCase => ({
  title: `lists ${header} as not applied, because no field can hold it`,
  files: [
    BASE,
    toCsv([
      ['sku', header],
      ['Q-1', values[0]],
      ['Q-2', values[1]],
    ]),
  ],
  products: UNCHANGED.map((product) => ({ ...product, attributes: [] })),
  noIssues: ['COLUMN_NOT_APPLIED'],
  job: {
    importSummary: { notApplied: [{ column: header, target: null, reason: 'NO_FIELD', rowCount: 2, isOpen: true }] },
  },
});

const STATUS_FILE = toCsv([
  ['sku', 'status'],
  ['Q-1', 'frisch'],
  ['Q-2', 'trocken'],
]);

/** Files of systems, with measures that are none, and what else their rows say about a product. */
const SYSTEMS: readonly (readonly [
  system: string,
  column: string,
  header: readonly string[],
  row: readonly string[],
])[] = [
  ['Shopify', 'Variant Grams', ['Handle', 'Title', 'Variant SKU', 'Variant Price'], ['shelf', 'Shelf', 'S-1', '9.00']],
  [
    'WooCommerce',
    'Weight (kg)',
    ['ID', 'Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Regular price'],
    ['1', 'simple', 'S-1', 'Shelf', '1', 'visible', '9.00'],
  ],
  [
    'Magento',
    'weight',
    ['sku', 'attribute_set_code', 'product_type', 'name', 'product_online', 'visibility', 'price'],
    ['S-1', 'Default', 'simple', 'Shelf', '1', 'Catalog, Search', '9.00'],
  ],
  [
    'Google',
    'shipping_weight',
    ['id', 'title', 'availability', 'price', 'image_link', 'brand'],
    ['S-1', 'Shelf', 'in_stock', '9.00 EUR', 'https://img.example.com/s.jpg', 'Norde'],
  ],
  [
    'Medusa',
    'Product Weight',
    ['Product Handle', 'Product Title', 'Product Status', 'Variant SKU', 'Variant Title', 'Price EUR'],
    ['shelf', 'Shelf', 'published', 'S-1', 'One', '9.00'],
  ],
];

const UNREAD_OF_LAYOUTS = SYSTEMS.map(([system, column, header, row]): ReportCase => ({
  title: `asks about the ${column} of a file from ${system} that is no weight`,
  files: [
    toCsv([
      [...header, column],
      [...row, 'heavy'],
    ]),
  ],
  products: [{ name: 'Shelf', attributes: [] }],
  targets: { [column]: null },
  issues: [{ code: 'COLUMN_NOT_APPLIED', column, rowNumber: 2 }],
  job: { importSummary: { notApplied: [{ column, reason: 'UNREADABLE', isOpen: true }] } },
}));

/** Where systems list products is not imported, so it is said if they list one less. */
const HIDING_COLUMNS = [
  { system: 1, column: 'Visibility in catalog', everywhere: 'visible', hidden: 'hidden' },
  { system: 1, column: 'Visibility in catalog', everywhere: 'visible', hidden: 'search' },
  { system: 2, column: 'visibility', everywhere: 'Catalog, Search', hidden: 'Not Visible Individually' },
].flatMap(({ system, column, everywhere, hidden }): ReportCase[] => {
  const [name, , header, row] = SYSTEMS[system]!;
  const toFile = (value: string) => toCsv([header, row.map((cell) => (cell === everywhere ? value : cell))]);
  return [
    {
      title: `lists the ${column} of ${name} that says ${hidden}`,
      files: [toFile(hidden)],
      noIssues: ['COLUMN_NOT_APPLIED'],
      job: { importSummary: { notApplied: [{ column, target: null, reason: 'NO_FIELD', isOpen: false }] } },
    },
    {
      title: `does not list the ${column} of ${name} that says ${everywhere}, beside ${hidden}`,
      files: [toFile(everywhere)],
      noIssues: ['COLUMN_NOT_APPLIED'],
      job: { importSummary: { notApplied: [] } },
    },
  ];
});

/** What is about money or visibility is applied, asked about, or listed; never lost. */
export const NOT_APPLIED_COLUMNS: readonly ReportCase[] = [
  asked('status', ['frisch', 'trocken'], 'status'),
  asked('price', ['on request', 'ask us'], 'price'),
  asked('sale price', ['call', 'soon'], 'salePrice'),
  asked('Stock', ['by product', 'by option'], 'stock'),
  asked('EAN', ['12', '13'], 'gtin'),
  asked('available from', ['soon', 'next spring'], 'availableFrom'),
  asked('sale starts', ['soon', 'next spring'], 'saleFrom'),
  asked('Gewicht', ['schwer', 'leicht'], 'attribute:Weight'),
  asked('Höhe (cm)', ['hoch', 'niedrig'], 'attribute:Height'),
  asked('shipping_weight', ['heavy', 'light'], 'attribute:shipping_weight'),
  asked('discount amount', ['some', 'little'], 'discountAmount'),
  asked('Rabatt in %', ['viel', 'wenig'], 'discountPercent'),
  listed('tier price 10+', ['9.50', '8.50']),
  listed('b2b_price', ['31.00', '28.00']),
  listed('Staffelpreis 5', ['31,00', '28,00']),
  listed('price2', ['31.00', '28.00']),
  listed('Discontinued', ['Y', 'N']),
  listed('Löschkennzeichen', ['J', 'N']),
  listed('Pfand EUR', ['0.25', '0.15']),
  {
    title: 'lists a column for GTINs with dates, which have the form of short GTINs',
    files: ['sku,name,price EUR,EAN\nG-1,Cup,9,2026-03-01\nG-2,Jug,8,4006381333931\nG-3,Pot,7,2026-03-01'],
    targets: { EAN: null },
    job: { importSummary: { notApplied: [{ column: 'EAN', reason: 'LEFT_OUT' }] } },
  },
  ...UNREAD_OF_LAYOUTS,
  ...HIDING_COLUMNS,
  {
    title: 'does not ask about a column that was left out, but lists it',
    files: [
      BASE,
      {
        content: STATUS_FILE,
        toColumn: (column) => (column.source === 'status' ? { ...column, isLeftOut: true } : column),
      },
    ],
    noIssues: ['COLUMN_NOT_APPLIED'],
    job: { importSummary: { notApplied: [{ column: 'status', reason: 'LEFT_OUT', isOpen: false }] } },
  },
  {
    title: 'does not ask about a column that was mapped to an attribute',
    files: [
      BASE,
      {
        content: STATUS_FILE,
        toColumn: (column) => (column.source === 'status' ? { ...column, target: 'attribute:State' } : column),
      },
    ],
    products: [
      { attributes: [{ name: 'State', value: 'frisch' }] },
      { attributes: [{ name: 'State', value: 'trocken' }] },
    ],
    noIssues: ['COLUMN_NOT_APPLIED'],
    job: { importSummary: { notApplied: [{ column: 'status', reason: 'ATTRIBUTE', isOpen: false }] } },
  },
];

const mapAlso = (source: string, target: string): ReportFile => ({
  content: toCsv([
    ['sku', 'name', 'price EUR', 'list EUR', 'photo', 'photo 2', 'label'],
    ['Q-3', 'Fir Shelf', '60', '75', 'https://img.example.com/1.jpg', 'https://img.example.com/2.jpg', 'Best'],
  ]),
  toColumn: (column) => (column.source === source ? { ...column, target } : column),
});

/** A field that one column can have is never written by two. */
export const REPEATED_TARGETS: readonly ReportCase[] = [
  {
    title: 'refuses two columns for the price in a currency, and names both',
    files: [mapAlso('list EUR', 'price:EUR')],
    refusal: /“price EUR” and “list EUR” are both mapped to “price:EUR”/,
  },
  {
    title: 'refuses two columns for the name, and names both',
    files: [mapAlso('label', 'name')],
    refusal: /“name” and “label” are both mapped to “name”/,
  },
  {
    title: 'reads images from two columns',
    files: [mapAlso('photo 2', 'images')],
    products: [{ media: [{ url: 'https://img.example.com/1.jpg' }, { url: 'https://img.example.com/2.jpg' }] }],
  },
  {
    title: 'suggests one column only for the price in a currency',
    files: [
      toCsv([
        ['sku', 'name', 'price EUR', 'EUR price', 'Price (€)'],
        ['Q-3', 'Fir Shelf', '60', '75', '80'],
      ]),
    ],
    products: [{ sku: 'Q-3', prices: [{ amount: 60 }] }],
    targets: { 'price EUR': 'price:EUR', 'EUR price': null, 'Price (€)': null },
    job: { importSummary: { notApplied: [{ reason: 'OTHER_COLUMN' }, { reason: 'OTHER_COLUMN' }] } },
  },
];
