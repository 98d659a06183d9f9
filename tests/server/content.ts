import fc from 'fast-check';
import { getPriceKey } from '#server/records/prices';
import { valuePath, valuesField } from '#server/domain/productValues/values';
import type {
  AssociationRecord,
  PriceRecord,
  ProductContent,
  ProductValueRecord,
  VariantContent,
} from '#server/records/products';

/** A product without findings. */
export function soundContent(over: Partial<ProductContent> = {}): ProductContent {
  return {
    sku: 'TNT-1',
    name: 'Ridge Tent',
    slug: 'ridge-tent',
    description: '<p>A tent that stands in four minutes.</p>',
    brand: 'Tarnwick',
    gtin: null,
    mpn: 'TA1',
    status: 'ACTIVE',
    categories: ['Outdoor/Tents'],
    attributes: [{ name: 'Material', value: 'Nylon' }],
    variants: [],
    prices: [{ currency: 'EUR', amount: 149.9, compareAt: null }],
    media: [{ url: '/m/tent.jpg', alt: 'Tent' }],
    seo: { title: 'Ridge Tent', description: 'A tent.' },
    externalReference: null,
    ...over,
  };
}

/** A variant without findings; its color is its SKU. */
export function soundVariant(sku: string, over: Partial<VariantContent> = {}): VariantContent {
  return {
    sku,
    gtin: null,
    name: `Variant ${sku}`,
    options: [{ name: 'Colour', value: sku }],
    prices: [],
    stock: 3,
    media: [],
    status: 'ACTIVE',
    ...over,
  };
}

export function price(amount: number, over: Partial<PriceRecord> = {}): PriceRecord {
  return {
    currency: 'EUR',
    amount,
    compareAt: null,
    ...over,
  };
}

const text = fc
  .oneof(fc.string({ maxLength: 12, unit: 'binary' }), fc.constantFrom('', ' ', '=1+1', "'x", 'a|b=c\\', '日本'))
  .map((value) => value.normalize('NFC'));
const word = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' }).filter((sku) => sku.trim() === sku);
const amount = fc.integer({ min: 0, max: 9_999_999 }).map((units) => units / 10_000);
const pairs = fc.array(fc.record({ name: word, value: text }), { maxLength: 3 });
const status = fc.constantFrom('DRAFT', 'ACTIVE', 'ARCHIVED');
const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const availabilityFields = fc.record(
  {
    availability: fc.constantFrom('IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER'),
    availableFrom: fc.oneof(
      instant.map((time) => time.slice(0, 10)),
      instant.map((time) => `${time.slice(0, 19)}-03:30`),
      instant.map((time) => `${time.slice(0, 10)}T00:00:00+00:00`),
    ),
  },
  { requiredKeys: [] },
);
const prices = fc.uniqueArray(
  fc.record(
    {
      currency: fc.constantFrom('EUR', 'USD', 'JPY'),
      amount,
      compareAt: fc.option(amount),
      channel: fc.constantFrom('web', 'b2b, 50 %'),
      compareAtFrom: instant,
      compareAtUntil: instant,
    },
    { requiredKeys: ['currency', 'amount', 'compareAt'] },
  ),
  { maxLength: 2, selector: getPriceKey },
);
const media = fc.array(fc.record({ url: fc.webUrl(), alt: text }), { maxLength: 2 });
const gtin = fc.option(fc.constantFrom('4006381333931', '96385074'));

/** Values for other languages and channels, as stored: sorted, none twice, and absent if there are none. */
export const anyValues: fc.Arbitrary<Pick<ProductContent, 'values'>> = fc
  .uniqueArray(
    fc.record<ProductValueRecord, 'attribute' | 'text'>(
      {
        attribute: fc.constantFrom('name', 'description', 'material', '材,质]%'),
        locale: fc.constantFrom('de', 'de-CH', 'fr'),
        channel: fc.constantFrom('web', 'b2b, 50 %', ']'),
        text: fc.constantFrom('a', 'b', 'ä'),
      },
      { requiredKeys: ['attribute', 'text'] },
    ),
    { maxLength: 5, selector: valuePath },
  )
  .map(valuesField);

const variant = (sku: fc.Arbitrary<string>): fc.Arbitrary<VariantContent> =>
  fc
    .tuple(
      fc.record({
        sku,
        gtin,
        name: text,
        options: pairs,
        prices,
        stock: fc.option(fc.integer({ min: 0, max: 999 })),
        media,
        status,
      }),
      availabilityFields,
      anyValues,
    )
    .map(([content, fields, values]) => ({ ...content, ...fields, ...values }));

/** Associations with other products, none twice, and absent if there are none. */
const anyAssociations: fc.Arbitrary<Pick<ProductContent, 'associations'>> = fc
  .uniqueArray(
    fc.record<AssociationRecord, 'type' | 'sku'>(
      {
        type: fc.constantFrom('RELATED', 'UPSELL', 'CROSS_SELL', 'PART_OF'),
        sku: fc.constantFrom('A-1', 'B|=2', '=C'),
        quantity: fc.integer({ min: 1, max: 99 }),
      },
      { requiredKeys: ['type', 'sku'] },
    ),
    { maxLength: 4, selector: ({ type, sku }) => `${type} ${sku}` },
  )
  .map((associations) => (associations.length ? { associations } : {}));

/** Fields that records of older stores do not have. */
const laterFields = fc
  .tuple(
    fc.record(
      {
        kind: fc.constantFrom('GROUPED', 'EXTERNAL'),
        link: fc.constantFrom('https://a.example/p?v=1', 'javascript:1'),
        externalUrl: fc.constantFrom('https://a.example/1', 'b'),
        buttonText: fc.constantFrom('Buy', '=1+1'),
        family: fc.constantFrom('shirts', 'tents'),
        stock: fc.nat(999),
      },
      { requiredKeys: [] },
    ),
    availabilityFields,
    anyValues,
    anyAssociations,
  )
  .map(([own, fields, values, associations]) => ({ ...own, ...fields, ...values, ...associations }));

/** Any product; its variants have unique SKUs. */
export const anyContent: fc.Arbitrary<ProductContent> = fc
  .tuple(
    laterFields,
    fc.record({
      sku: word,
      name: text,
      slug: text,
      description: text,
      brand: text,
      gtin,
      mpn: fc.option(word),
      status,
      categories: fc.array(word, { maxLength: 3 }),
      attributes: pairs,
      variants: fc.uniqueArray(variant(word), { maxLength: 4, selector: ({ sku }) => sku }),
      prices,
      media,
      seo: fc.record({ title: text, description: text }),
      externalReference: fc.option(word),
    }),
  )
  .map(([later, content]) => ({ ...content, ...later }));
