import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsByPath, valuesFromTexts } from '#server/domain/productValues/values';
import { isSameContent } from '#server/domain/products/canonical';
import { diffContent, type FieldChange } from '#server/domain/products/diff';
import type { ProductContent, VariantContent } from '#server/records/products';
import { anyContent, price, soundContent, soundVariant } from '../content';

/** Applies the changes. A new variant is placed where the order says, or otherwise at the end. */
const applied = (before: ProductContent, changes: readonly FieldChange[], after: ProductContent): ProductContent => {
  const fields: Record<string, unknown> = { ...before, seo: { ...before.seo } };
  const variants = new Map(before.variants.map((variant) => [variant.sku, { ...variant }]));
  const texts = new Map<string, string | null>(textsByPath(before.values));
  for (const { field, after: value } of changes) {
    const [, owner, path] = /^variants\[([^]*)\]\.(values\[[^]*\])$/.exec(field) ?? [];
    const [, sku, inner] = /^variants\[([^]*)\](?:\.(\w+))?$/.exec(field) ?? [];
    if (owner !== undefined && path !== undefined) {
      const { values, ...variant } = variants.get(owner)!;
      const changed = new Map<string, string | null>(textsByPath(values)).set(path, value as string | null);
      variants.set(owner, { ...variant, ...valuesFromTexts(changed) });
    } else if (field.startsWith('values[')) texts.set(field, value as string | null);
    else if (field.startsWith('seo.')) fields.seo = { ...(fields.seo as object), [field.slice(4)]: value };
    else if (sku === undefined) fields[field] = value;
    else if (inner !== undefined) Object.assign(variants.get(sku)!, { [inner]: value });
    else if (value === null) variants.delete(sku);
    else variants.set(sku, value as VariantContent);
  }
  // The position of a new variant is only known from the newer state.
  fields.variants = after.variants.map(({ sku }) => variants.get(sku));
  const { values: _, ...others } = fields;
  return { ...others, ...valuesFromTexts(texts) } as unknown as ProductContent;
};

describe('diffContent', () => {
  it('finds no difference between a product and itself', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(diffContent(content, structuredClone(content))).toEqual([]);
      }),
    );
  });

  it('finds a difference exactly when the content differs, apart from the position of a new variant', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (a, b) => {
        const changes = diffContent(a, b);
        expect(isSameContent(applied(a, changes, b), b)).toBe(true);
        if (isSameContent(a, b)) expect(changes).toEqual([]);
        else expect(changes.length).toBeGreaterThan(0);
      }),
    );
  });

  it('returns the same in reverse, with before and after swapped', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (a, b) => {
        const backwards = diffContent(b, a).map(({ field, before, after }) => ({
          field,
          before: after,
          after: before,
        }));
        const byField = (x: FieldChange, y: FieldChange) => (x.field < y.field ? -1 : 1);
        expect(backwards.sort(byField)).toEqual(diffContent(a, b).sort(byField));
      }),
    );
  });

  const before = soundContent({ variants: [soundVariant('S'), soundVariant('M')] });

  it.each<[string, Partial<ProductContent>, string[]]>([
    ['a text', { name: 'Ridge Tent 2' }, ['name']],
    ['a text that goes', { mpn: null }, ['mpn']],
    ['a list', { categories: ['Outdoor/Tents', 'Sale'] }, ['categories']],
    ['the order of a list', { attributes: [{ name: 'A', value: 'b' }, ...before.attributes] }, ['attributes']],
    ['one amount', { prices: [price(99)] }, ['prices']],
    ['both texts for search engines', { seo: { title: '', description: '' } }, ['seo.title', 'seo.description']],
    [
      'a variant’s fields',
      { variants: [soundVariant('S', { stock: 0, gtin: '96385074' }), soundVariant('M')] },
      ['variants[S].gtin', 'variants[S].stock'],
    ],
    ['a variant that goes', { variants: [soundVariant('M')] }, ['variants[S]']],
    ['a variant that comes', { variants: [...before.variants, soundVariant('L')] }, ['variants[L]']],
    ['a variant that comes first', { variants: [soundVariant('L'), ...before.variants] }, ['variants[L]']],
    ['the order of variants', { variants: [...before.variants].reverse() }, ['variants']],
    ['a second variant with the same SKU', { variants: [...before.variants, soundVariant('M')] }, ['variants[M#2]']],
  ])('reports %s', (_, change, fields) => {
    expect(diffContent(before, { ...before, ...change }).map(({ field }) => field)).toEqual(fields);
  });

  it('shows both sides, and an added or removed variant as a whole without its ID', () => {
    const stored = { ...before, variants: before.variants.map((variant) => ({ ...variant, id: variant.sku })) };
    const after = { ...stored, brand: 'Korrvik', stock: 5, variants: stored.variants.slice(1) };
    expect(diffContent(stored, after)).toEqual([
      { field: 'brand', before: 'Tarnwick', after: 'Korrvik' },
      { field: 'stock', before: null, after: 5 },
      { field: 'variants[S]', before: soundVariant('S'), after: null },
    ]);
  });
});
