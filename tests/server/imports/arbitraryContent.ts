import fc from 'fast-check';
import { attributeCode, TEXT_FIELD_CODES } from '#server/records/attributeCode';
import { valuePath, valuesField } from '#server/domain/productValues/values';
import { altTextsField } from '#server/domain/productValues/altTexts';
import type { MediaRecord, ProductContent, VariantContent } from '#server/records/products';

/**
 * Any text of one or more lines in the form in which texts are stored, including characters with a meaning in file
 * formats. NUL would make a file binary.
 */
const text = fc
  .oneof(
    fc.string({ maxLength: 8 }),
    fc.string({ maxLength: 5, unit: 'grapheme' }),
    fc.string({ maxLength: 6, unit: fc.constantFrom(...`'"=+-@\t\r\n|\\,; a<>`) }),
  )
  .map((value) => value.normalize('NFC'));
const code = fc.option(
  text.filter((value) => value !== ''),
  { nil: null },
);
const amount = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999 }).map((units) => units / 10_000),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e12 }),
);
const pairs = fc.array(fc.record({ name: text, value: text }), { maxLength: 3 });
const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const price = fc.record(
  {
    currency: text,
    amount,
    compareAt: fc.option(amount, { nil: null }),
    compareAtFrom: instant,
    compareAtUntil: instant,
  },
  { requiredKeys: ['currency', 'amount', 'compareAt'] },
);
const prices = fc.array(price, { maxLength: 3 });
const availability = fc.constantFrom('IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER');
const availableFrom = fc.oneof(
  instant.map((text) => text.slice(0, 10)),
  instant.map((text) => `${text.slice(0, 19)}-03:30`),
  instant.map((text) => `${text.slice(0, 10)}T00:00:00+00:00`),
);
const image: fc.Arbitrary<MediaRecord> = fc
  .record({ url: text, alt: text, altText: fc.option(text) })
  .map(({ url, alt, altText }) => ({ url, alt, ...altTextsField(altText ? [{ locale: 'de', text: altText }] : []) }));
const media = fc.array(image, { maxLength: 3 });
const status = fc.constantFrom('DRAFT', 'ACTIVE', 'ARCHIVED');

/** A SKU that is not blank and differs from others by more than surrounding spaces. */
const sku = text.map((value) => `S${value}`);

const filled = text.filter((value) => value !== '');

/** Values of fields and attributes for languages, channels, and both, at most one for each. */
const toValues = (...fields: string[]) =>
  fc.uniqueArray(
    fc
      .record({
        attribute: fc.oneof(fc.constantFrom(...fields), filled.map(attributeCode).filter(Boolean)),
        scope: fc.oneof(
          fc.record({ locale: fc.constantFrom('de', 'de-AT', 'zh-Hant-TW') }),
          fc.record({ channel: filled }),
          fc.record({ locale: fc.constantFrom('de', 'fr'), channel: filled }),
        ),
        text: filled,
      })
      .map(({ scope, ...value }) => ({ ...value, ...scope })),
    { maxLength: 4, selector: valuePath },
  );
const values = toValues(...TEXT_FIELD_CODES).map(valuesField);
const variantValues = toValues('name')
  .filter(({ length }) => length > 0)
  .map((given) => valuesField(given).values!);

const variant: fc.Arbitrary<VariantContent> = fc.record(
  {
    sku,
    gtin: code,
    name: text,
    options: pairs,
    prices,
    stock: fc.option(fc.integer(), { nil: null }),
    media,
    status,
    availability,
    availableFrom,
    attributes: fc.array(fc.record({ name: text, value: text }), { minLength: 1, maxLength: 3 }),
    values: variantValues,
    externalReference: filled,
    link: filled,
  },
  { requiredKeys: ['sku', 'gtin', 'name', 'options', 'prices', 'stock', 'media', 'status'] },
);

/** Optional fields of a record. */
const optional = fc.record(
  {
    kind: fc.constantFrom('GROUPED', 'EXTERNAL'),
    link: filled,
    externalUrl: filled,
    buttonText: filled,
    family: filled,
    stock: fc.integer(),
    availability,
    availableFrom,
  },
  { requiredKeys: [] },
);

/** Any product with a SKU and variants with unique SKUs, including unusual texts and lists. */
export const arbitraryContent: fc.Arbitrary<ProductContent> = fc.tuple(optional, values).chain(([extra, own]) =>
  fc
    .record({
      sku,
      name: text,
      slug: text,
      description: text,
      brand: text,
      gtin: code,
      mpn: code,
      status,
      categories: fc.array(text, { maxLength: 3 }),
      attributes: pairs,
      variants: fc.uniqueArray(variant, { maxLength: 3, selector: (made) => made.sku }).filter((made) => {
        const references = made.flatMap(({ externalReference }) => externalReference ?? []);
        return new Set(references).size === references.length;
      }),
      prices,
      media,
      seo: fc.record({ title: text, description: text }),
      externalReference: code,
    })
    .map((content) => ({ ...content, ...extra, ...own })),
);
