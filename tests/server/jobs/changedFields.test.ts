import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  createdChange,
  deletedChange,
  updatedChange,
  withFields,
} from '#server/domain/jobs/changedFields';
import { attributesField } from '#server/domain/productValues/values';
import { canonicalJson, getContent } from '#server/domain/products/canonical';
import type { ProductContent } from '#server/records/products';
import { sampleProduct, sampleVariant } from '../db/sampleRecords';
import { anyValues } from '../content';

const text = fc.constantFrom('', 'Spade', 'Rake', 'x].prices', 'ä');
const prices = fc.array(
  fc.record({ currency: fc.constantFrom('EUR', 'USD'), amount: fc.nat({ max: 9 }), compareAt: fc.constant(null) }),
  { maxLength: 2 },
);
const variants = fc.uniqueArray(
  fc
    .record({
      sku: fc.constantFrom('A', 'B', 'C].name', 'D].prices', 'variants[A]', 'E\nF'),
      name: text,
      stock: fc.option(fc.nat({ max: 3 })),
      prices,
      options: fc.array(fc.record({ name: text, value: text }), { maxLength: 2 }),
      own: fc.array(fc.record({ name: text, value: text }), { maxLength: 2 }).map(attributesField),
      values: anyValues,
    })
    .map(({ own, values, ...fields }) => sampleVariant({ ...fields, ...own, ...values, id: fields.sku })),
  { selector: ({ sku }) => sku, maxLength: 5 },
);
const content: fc.Arbitrary<ProductContent> = fc
  .tuple(
    anyValues,
    fc.record({
      sku: fc.constantFrom('P', 'Q'),
      name: text,
      gtin: fc.option(text),
      categories: fc.array(text, { maxLength: 2 }),
      seo: fc.record({ title: text, description: text }),
      variants,
      prices,
      externalReference: fc.option(text),
    }),
    fc.record(
      { link: text, externalUrl: text, buttonText: text, family: text, stock: fc.nat({ max: 3 }) },
      { requiredKeys: [] },
    ),
  )
  .map(([values, fields, later]) => getContent(sampleProduct({ ...fields, ...values, ...later })));

describe('Changed fields', () => {
  it('restore the previous content from the later one', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        const changes = changedFields(before, after);
        const restored = withFields(after, changes.before);
        expect(canonicalJson(restored)).toBe(canonicalJson(before));
        // Fields that the content lacks are absent, as rules expect.
        expect(Object.keys(restored).sort()).toEqual(Object.keys(before).sort());
      }),
      { numRuns: 500 },
    );
  });

  it('are empty for identical content', () => {
    fc.assert(
      fc.property(content, (same) => {
        expect(changedFields(same, structuredClone(same))).toEqual({ before: {}, after: {} });
      }),
    );
  });

  it('contain only what changed, by path', () => {
    const before = sampleProduct({ name: 'Spade', variants: [sampleVariant({ stock: 3 })] });
    const after = { ...before, name: 'Shovel', revision: 2, variants: [sampleVariant({ stock: 5 })] };
    expect(updatedChange(before, after)).toEqual({
      productId: before.id,
      productName: 'Shovel',
      action: 'UPDATE',
      before: { name: 'Spade', 'variants[SPADE-S].stock': 3 },
      after: { name: 'Shovel', 'variants[SPADE-S].stock': 5 },
      revision: 2,
      deleted: null,
      parts: ['NAMES'],
    });
  });

  it('restore a second variant with the same SKU', () => {
    const before = sampleProduct({ variants: [1, 2, 3].map((stock) => sampleVariant({ stock })) });
    const after = { ...before, variants: [sampleVariant({ stock: 4 })] };
    const changes = changedFields(before, after);
    expect(withFields(getContent(after), changes.before).variants.map(({ stock }) => stock)).toEqual([1, 2, 3]);
  });

  it('do not change variant ids', () => {
    const before = sampleProduct({ variants: [sampleVariant({ id: '1-7', stock: 3 })] });
    const after = { ...before, variants: [sampleVariant({ id: '1-7', stock: 5 })] };
    expect(withFields(after, changedFields(before, after).before).variants).toEqual(before.variants);
  });

  it('are not repeated for a creation; a deletion contains the complete product', () => {
    const product = sampleProduct({ name: '', sku: 'P-1', revision: 4 });
    const expected = { productId: '1', productName: 'P-1', before: null, after: null, revision: 4 };
    expect(createdChange(product)).toEqual({ ...expected, action: 'CREATE', deleted: null });
    expect(deletedChange(product)).toEqual({ ...expected, action: 'DELETE', deleted: product });
  });
});
