import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { assertValid } from '#server/domain/products/assertValid';
import { EMPTY_CONTENT, applyInput } from '#server/domain/products/contentDraft';
import { normalizeInput } from '#server/domain/products/normalizeInput';
import { DomainError } from '#server/errors';
import { toFormPath } from '#features/products/core/values/fieldPaths';
import { toInput } from '#features/products/core/values/productInput';
import { createProductSchema } from '#features/products/core/values/productSchema';
import { newProduct } from '#features/products/core/values/newProduct';
import type { ProductValues } from '#features/products/core/values/productValues';
import { newVariant } from '#features/products/sections/variants/newVariant';

const schema = createProductSchema(createIntl({ locale: 'en', onError: () => undefined }));

const valid: ProductValues = { ...newProduct, name: 'Ridge Tent', sku: 'TNT-1' };
const variant = { ...newVariant([]), sku: 'TNT-1-A' };
const price = { currency: 'EUR', channel: '', amount: '10', compareAt: '', compareAtFrom: '', compareAtUntil: '' };

/** Error messages by path. */
const findFaults = (values: ProductValues): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

/** The fields that the server rejects. */
const refusedFields = (values: ProductValues): string[] => {
  try {
    const catalog = { locales: ['en'], defaultLocale: 'en', channels: [] };
    assertValid(applyInput(EMPTY_CONTENT, normalizeInput(toInput(values))), EMPTY_CONTENT, catalog);
    return [];
  } catch (error) {
    return error instanceof DomainError ? Object.keys(error.fields ?? {}).map(toFormPath) : ['?'];
  }
};

describe('Valid product', () => {
  test.each<[what: string, changes: Partial<ProductValues>]>([
    ['with a name and a SKU alone', {}],
    ['with a GTIN that is wrong, which becomes an issue', { gtin: '123' }],
    ['with an invalid slug from an imported file, which becomes an issue', { slug: 'Ridge_Tent' }],
    ['with an image URL from an imported file', { media: [{ url: '//x', alt: '', altTexts: {} }] }],
    [
      'with a price of four decimals and a regular price',
      { prices: [{ ...price, amount: '0.1234', compareAt: '1.5' }] },
    ],
    ['with a price below zero, which becomes an issue', { prices: [{ ...price, amount: '-1' }] }],
    [
      'with two prices in one currency, for all channels and for one',
      { prices: [price, { ...price, channel: 'web' }] },
    ],
    ['with an attribute without a value', { attributes: [{ name: 'Size', value: '' }] }],
    ['with the SKU of its own variant', { variants: [{ ...variant, sku: 'TNT-1' }] }],
    ['with stock, none, or more was sold than there was', { variants: [{ ...variant, stock: ' -2 ' }] }],
  ])('is accepted %s', (_, changes) => {
    expect(findFaults({ ...valid, ...changes })).toEqual({});
  });
});

describe('Invalid product', () => {
  test.each<[changes: Partial<ProductValues>, faults: Record<string, string>]>([
    [{ name: '  ' }, { name: 'Enter a name.' }],
    [{ sku: '' }, { sku: 'Enter a SKU.' }],
    [{ prices: [{ ...price, amount: '' }] }, { 'prices.0.amount': 'Enter an amount. Example: 19.90' }],
    [
      { prices: [price, { ...price, currency: 'USD', amount: '1.23456' }] },
      { 'prices.1.amount': 'Enter an amount. Example: 19.90' },
    ],
    [
      { prices: [price, { ...price, channel: 'web' }, price] },
      { 'prices.2.currency': 'There is already a price in this currency for this channel.' },
    ],
    [
      { prices: [{ ...price, amount: '12345678901234567890' }] },
      { 'prices.0.amount': 'Enter an amount below 100,000,000,000.' },
    ],
    [
      { prices: [{ ...price, compareAt: '100000000000' }] },
      { 'prices.0.compareAt': 'Enter an amount below 100,000,000,000.' },
    ],
    [{ prices: [{ ...price, compareAt: 'ten' }] }, { 'prices.0.compareAt': 'Enter an amount. Example: 19.90' }],
    [
      { prices: [{ ...price, amount: '', compareAt: '12' }] },
      { 'prices.0.amount': 'Enter a price, or remove the compare-at price too.' },
    ],
    [
      { attributes: [{ name: 'Weight', value: '\uFFFD1,2,3 kg' }] },
      { 'attributes.0.value': 'Enter an amount. Example: 19.90' },
    ],
    [{ added: { Length: '\uFFFD1,2,3' } }, { 'added.Length': 'Enter an amount. Example: 19.90' }],
    [{ attributes: [{ name: ' ', value: 'XS' }] }, { 'attributes.0.name': 'Enter a name for this value.' }],
    [
      {
        attributes: [
          { name: 'Size', value: 'XS' },
          { name: 'Size ', value: 'S' },
        ],
      },
      { 'attributes.1.name': 'This name already exists.' },
    ],
    [{ variants: [{ ...variant, sku: '' }] }, { 'variants.0.sku': 'Enter a SKU.' }],
    [{ variants: [variant, variant] }, { 'variants.1.sku': 'Another variant of this product already uses this SKU.' }],
    [{ variants: [{ ...variant, stock: '1.5' }] }, { 'variants.0.stock': 'Enter a whole number or leave this blank.' }],
    [
      { variants: [{ ...variant, stock: 'many' }] },
      { 'variants.0.stock': 'Enter a whole number or leave this blank.' },
    ],
    [
      { variants: [{ ...variant, options: [{ name: '', value: 'XS' }] }] },
      { 'variants.0.options.0.name': 'Enter a name for this value.' },
    ],
    [
      { variants: [{ ...variant, prices: [{ ...price, amount: 'x' }] }] },
      {
        'variants.0.prices.0.amount': 'Enter an amount. Example: 19.90',
      },
    ],
  ])('with %j has the errors %j', (changes, faults) => {
    expect(findFaults({ ...valid, ...changes })).toEqual(faults);
  });

  test('for the server is rejected by the form too', () => {
    const broken: Partial<ProductValues>[] = [
      { sku: ' ' },
      { attributes: [{ name: '', value: 'XS' }] },
      { prices: [{ ...price, amount: '' }] },
      { variants: [{ ...variant, sku: '' }] },
      { variants: [variant, variant] },
      { variants: [{ ...variant, options: [{ name: '', value: 'XS' }] }] },
    ];
    for (const changes of broken) {
      const values = { ...valid, ...changes };
      const refused = refusedFields(values);
      expect(refused).not.toEqual([]);
      expect(Object.keys(findFaults(values))).toEqual(expect.arrayContaining(refused));
    }
  });
});
