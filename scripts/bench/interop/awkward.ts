import type { AttributeRecord, ProductContent, VariantContent } from '#server/records/products';

const product = (sku: string, over: Partial<ProductContent>): ProductContent => ({
  sku,
  name: sku,
  slug: sku,
  description: '',
  brand: '',
  gtin: null,
  mpn: null,
  status: 'ACTIVE',
  categories: [],
  attributes: [],
  variants: [],
  prices: [{ currency: 'EUR', amount: 10, compareAt: null }],
  media: [],
  seo: { title: '', description: '' },
  externalReference: null,
  ...over,
});

const variant = (sku: string, options: AttributeRecord[], over: Partial<VariantContent> = {}): VariantContent => ({
  sku,
  gtin: null,
  name: '',
  options,
  prices: [],
  stock: 3,
  media: [],
  status: 'ACTIVE',
  ...over,
});

const german = (attribute: string, text: string) => ({ attribute, locale: 'de', text });

/** Products with texts that importers could take for something else. Both files can have all of them. */
export const AWKWARD: readonly ProductContent[] = [
  product('1984', {
    name: '1984',
    description: '42',
    variants: [
      variant('1E5', [{ name: 'Size', value: '42' }], { gtin: '4006381333931', name: '42' }),
      variant('0x1F', [{ name: 'Size', value: '42.0' }]),
      variant('00001', [{ name: 'Size', value: '042' }], { stock: null }),
    ],
  }),
  product('true', {
    name: 'true',
    description: 'null',
    variants: ['true', 'false', 'null', 'undefined'].map((value) => variant(`is-${value}`, [{ name: 'false', value }])),
  }),
  product('formulas', { name: '=1+1', description: '+49 30 1234', stock: 0 }),
  product('"quoted"', { name: '"Best" and "best"', description: '"a", "b",\nc; d\\e\r\n"' }),
  product('[1]', { name: '[1,2]', description: '{"a": 1}' }),
  product('ÄÖÜ-日本', { name: 'Größe 日本 🎒', description: '<p>Ä &amp; Ö · “x”</p>' }),
  product('cases', {
    name: 'Bag',
    variants: ['Red', 'red', 'RED', 'Red ½'].map((value) => variant(`bag-${value}`, [{ name: 'Färbung', value }])),
  }),
  // The same name, slug, and option with other values.
  product('cases-2', {
    name: 'Bag',
    slug: 'cases',
    variants: ['Red', 'Blue'].map((value) => variant(`bag-2-${value}`, [{ name: 'Färbung', value }])),
  }),
  product('prices', {
    variants: [0.07, 1.15, 4.35, 8.2, 1.1, 99_999.99].map((amount) =>
      variant(`price-${amount}`, [{ name: 'Price', value: String(amount) }], {
        prices: [{ currency: 'EUR', amount, compareAt: null }],
      }),
    ),
  }),
  product('languages', {
    name: 'Tent',
    description: '<p>Stands.</p>',
    values: [german('name', 'Zelt: groß | klein'), german('description', '<p>Steht.</p>')],
    variants: [
      variant(
        'tent-1',
        [
          { name: 'Color', value: 'Red' },
          { name: 'Size', value: 'Small' },
        ],
        {
          values: [german('color', 'Rot'), german('size', 'Klein')],
        },
      ),
      variant(
        'tent-2',
        [
          { name: 'Color', value: 'Blue' },
          { name: 'Size', value: 'Small' },
        ],
        {
          values: [german('color', 'Blau'), german('size', 'Klein')],
        },
      ),
      variant(
        'tent-3',
        [
          { name: 'Color', value: 'Red' },
          { name: 'Size', value: 'Large' },
        ],
        {
          values: [german('color', 'Rot'), german('size', 'Groß')],
        },
      ),
    ],
  }),
];
