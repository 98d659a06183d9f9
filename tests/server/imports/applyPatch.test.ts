import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import type { ProductPatch } from '#server/domain/imports/rows/patch';
import type { ProductContent } from '#server/records/products';
import { arbitraryContent } from './arbitraryContent';

const tent = applyPatch(null, {
  fields: {
    sku: 'T',
    name: 'Ridge Tent',
    description: 'Old',
    attributes: [
      { name: 'colour', value: 'moss' },
      { name: 'poles', value: '2' },
    ],
    prices: [
      { currency: 'EUR', amount: 5, compareAt: null },
      { currency: 'USD', amount: 6, compareAt: null },
    ],
    seo: { title: 'Tent', description: 'A tent.' },
    categories: ['Tents'],
  },
  variants: [
    { sku: 'T-1', stock: 3, options: [{ name: 'persons', value: '2' }] },
    { sku: 'T-2', stock: 4, options: [{ name: 'persons', value: '4' }] },
  ],
});

const change = (fields: ProductPatch['fields'], variants: ProductPatch['variants'] = []) =>
  applyPatch(tent, { fields, variants });

describe('Patch without a stored product', () => {
  it('creates a product with every field', () => {
    expect(applyPatch(null, { fields: { sku: 'A' }, variants: [{ sku: 'A-1' }] })).toEqual({
      sku: 'A',
      name: '',
      slug: 'a',
      description: '',
      brand: '',
      gtin: null,
      mpn: null,
      status: 'ACTIVE',
      categories: [],
      attributes: [],
      variants: [
        { sku: 'A-1', gtin: null, name: '', options: [], prices: [], stock: null, media: [], status: 'ACTIVE' },
      ],
      prices: [],
      media: [],
      seo: { title: '', description: '' },
      externalReference: null,
    });
  });

  it('generates a slug, and no names for variants with options', () => {
    expect(tent).toMatchObject({ slug: 'ridge-tent', variants: [{ name: '' }, { name: '' }] });
    expect(applyPatch(null, { fields: { name: 'Mug' }, variants: [{ sku: 'M' }] })).toMatchObject({
      sku: '',
      slug: 'mug',
      variants: [{ name: 'Mug' }],
    });
    expect(applyPatch(null, { fields: { name: '緑茶', sku: 'TEA 1' }, variants: [] })).toMatchObject({ slug: 'tea-1' });
  });

  it('keeps blank values blank', () => {
    const content = applyPatch(null, {
      fields: { sku: 'A', name: 'N', slug: '', gtin: '' },
      variants: [{ sku: 'A-1', name: '' }],
    });
    expect(content).toMatchObject({ slug: '', gtin: null, variants: [{ name: '' }] });
  });
});

describe('Patch of a stored product', () => {
  it('changes only the given fields', () => {
    expect(change({ description: 'New', categories: [], seo: { title: 'New' } })).toEqual({
      ...tent,
      description: 'New',
      categories: [],
      seo: { title: 'New', description: 'A tent.' },
    });
  });

  it('merges attributes by name, in place', () => {
    const given = [
      { name: 'weight', value: '2 kg' },
      { name: 'colour', value: 'sand' },
    ];
    expect(change({ attributes: given }).attributes).toEqual([
      { name: 'colour', value: 'sand' },
      { name: 'poles', value: '2' },
      { name: 'weight', value: '2 kg' },
    ]);
  });

  it('merges prices by currency, with or without a compare-at price', () => {
    expect(change({ prices: [{ currency: 'USD', amount: 7, compareAt: 9 }] }).prices).toEqual([
      { currency: 'EUR', amount: 5, compareAt: null },
      { currency: 'USD', amount: 7, compareAt: 9 },
    ]);
  });

  it('merges variants by SKU, keeps the others and adds new ones', () => {
    const { variants } = change({}, [
      { sku: 'T-3', options: [{ name: 'persons', value: '6' }] },
      { sku: 'T-2', stock: 0, prices: [{ currency: 'EUR', amount: 8, compareAt: null }] },
    ]);
    expect(variants).toEqual([
      tent.variants[0],
      { ...tent.variants[1], stock: 0, prices: [{ currency: 'EUR', amount: 8, compareAt: null }] },
      {
        sku: 'T-3',
        gtin: null,
        name: '',
        options: [{ name: 'persons', value: '6' }],
        prices: [],
        stock: null,
        media: [],
        status: 'ACTIVE',
      },
    ]);
  });

  it('does not mutate the given product', () => {
    const before = structuredClone(tent);
    change({ attributes: [{ name: 'colour', value: 'x' }], prices: [] }, [{ sku: 'T-1', stock: 9 }]);
    expect(tent).toEqual(before);
  });

  const createPatch = ({ variants, ...fields }: ProductContent): ProductPatch => ({ fields, variants });

  it('changes nothing when applied again', () => {
    fc.assert(
      fc.property(fc.option(arbitraryContent, { nil: null }), arbitraryContent, (existing, given) => {
        const once = applyPatch(existing, createPatch(given));
        expect(applyPatch(once, createPatch(given))).toEqual(once);
      }),
    );
  });
});
