import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureProduct } from '#server/domain/validation/figures/measureProduct';
import { productRecord } from '#server/domain/products/productRecord';
import { getRequirements } from '#server/domain/validation/completeness';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent, ProductRecord } from '#server/records/products';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { anyContent, price, soundContent, soundVariant } from '../content';

const catalog: CatalogRecord = {
  ...(await catalogWith(createTestContext(), 'Summer')),
  locales: ['en', 'de', 'de-CH'],
  channels: ['web', 'b2b, 50 %'],
};
const family = getRequirements([
  { code: 'material', label: 'Material', isLocalizable: true, channels: ['web'] },
  { code: 'size', label: 'Size', isLocalizable: false },
]);

const record = (content: ProductContent): ProductRecord =>
  productRecord({
    content,
    id: '7',
    catalog,
    previous: null,
    takenSkus: new Set(),
    rules: undefined,
    isSlugTaken: false,
    now: '2026-03-01T00:00:00.000Z',
    user: 'Ada',
    job: null,
  });

/** The fields of `from` with these names in place of those of `content`; absent ones are removed. */
const take = <Part extends object>(content: Part, from: object, fields: readonly string[]): Part =>
  Object.fromEntries(
    Object.entries({
      ...content,
      ...Object.fromEntries(fields.map((field) => [field, Reflect.get(from, field)])),
    }).filter(([, value]) => value !== undefined),
  ) as Part;

const FIELDS = Object.keys(soundContent()).filter((field) => field !== 'variants');
const anyFields = fc.subarray([...FIELDS, 'values', 'kind', 'family', 'stock', 'availability'], { maxLength: 3 });
const anyVariantFields = fc.subarray([...Object.keys(soundVariant('A')), 'values', 'attributes'], { maxLength: 2 });

describe('measureProduct', () => {
  it('returns the same after an edit as for a product that was never measured', () => {
    const anyEdit = fc.record({
      before: anyContent,
      other: anyContent,
      fields: anyFields,
      variantFields: anyVariantFields,
      // The number of variants can change too.
      variants: fc.constantFrom('SAME', 'EDITED', 'OTHER'),
      required: fc.constantFrom(undefined, family),
      former: fc.constantFrom(undefined, family),
    });
    fc.assert(
      fc.property(anyEdit, ({ before, other, fields, variantFields, variants, required, former }) => {
        const measured = record(before);
        const previous = { ...measured, ...measureProduct(before, catalog, former) };
        const edited = take(previous, { ...other, family: 'tents' }, fields);
        const content = {
          ...edited,
          ...(variants === 'OTHER' && { variants: record(other).variants }),
          ...(variants === 'EDITED' && {
            variants: edited.variants.map((one, at) => take(one, other.variants[at] ?? one, variantFields)),
          }),
        };
        expect(measureProduct(content, catalog, required, { previous })).toEqual(
          measureProduct(content, catalog, required),
        );
      }),
      { numRuns: 300 },
    );
  });

  const MARKED = { completeness: 0.5, qualityScore: 1 };
  const previous = {
    ...record(soundContent({ variants: [soundVariant('A', { prices: [price(9, { channel: 'web' })] })] })),
    ...MARKED,
  };
  const [variant] = previous.variants;

  it.each<[string, Partial<ProductRecord>]>([
    ['the stock of a variant', { variants: [{ ...variant!, stock: 99 }] }],
    ['the status', { status: 'DRAFT' }],
    ['an amount', { prices: [price(12)] }],
    ['the amount of a variant', { variants: [{ ...variant!, prices: [price(12, { channel: 'web' })] }] }],
  ])('takes over the figures if an edit only changes %s', (_, edit) => {
    expect(measureProduct({ ...previous, ...edit }, catalog, undefined, { previous })).toMatchObject(MARKED);
  });

  it.each<[string, Partial<ProductRecord>]>([
    ['an attribute', { attributes: [{ name: 'Material', value: 'Cotton' }] }],
    ['the channel of a price', { variants: [{ ...variant!, prices: [price(9)] }] }],
    ['the number of variants', { variants: [] }],
  ])('measures again if an edit changes %s', (_, edit) => {
    expect(measureProduct({ ...previous, ...edit }, catalog, undefined, { previous })).not.toMatchObject(MARKED);
  });

  it('measures again if the catalog has other languages, or the family requires something else', () => {
    const edited = { ...previous, status: 'DRAFT' } as const;
    expect(measureProduct(edited, { ...catalog, locales: ['en'] }, undefined, { previous })).not.toMatchObject(MARKED);
    expect(measureProduct(edited, catalog, family, { previous })).not.toMatchObject(MARKED);
  });
});
