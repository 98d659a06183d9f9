import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { attributeCode } from '#server/records/attributeCode';
import type {
  AttributeRecord,
  MediaRecord,
  PriceRecord,
  ProductRecord,
  ProductValueRecord,
} from '#server/records/products';
import { amountText, isAmountOrEmpty, parseAmount } from '#ui/form/amounts';
import {
  atVariant,
  firstErrorPath,
  pathsUpwards,
  toFormPath,
  getVariantIndex,
} from '#features/products/core/values/fieldPaths';
import { placeIssues } from '#features/products/core/issues/formIssues';
import type { ProductContentFragment } from '#features/products/core/ProductDetail.generated';
import { getChanges, toInput } from '#features/products/core/values/productInput';
import { createProductSchema } from '#features/products/core/values/productSchema';
import { writeCell } from '#features/products/sections/variants/grid/variantCells';
import { newProduct } from '#features/products/core/values/newProduct';
import { toFormValues } from '#features/products/core/values/productValues';
import { isBlankVariant, newVariant } from '#features/products/sections/variants/newVariant';
import { listStored } from '#tests/support/stored';

const image = ({ url, alt, altTexts = [] }: MediaRecord) => ({ url, alt, altTexts });

const price = (record: PriceRecord) => ({
  price: { amount: String(record.amount), currencyCode: record.currency },
  compareAtPrice:
    record.compareAt === null ? null : { amount: String(record.compareAt), currencyCode: record.currency },
  channel: record.channel ?? null,
  compareAtFrom: record.compareAtFrom ?? null,
  compareAtUntil: record.compareAtUntil ?? null,
});

const attribute = (pair: AttributeRecord) => ({ ...pair, code: attributeCode(pair.name) });

const value = ({ locale, channel, ...rest }: ProductValueRecord) => ({
  ...rest,
  locale: locale ?? null,
  channel: channel ?? null,
});

const getFragment = (product: ProductRecord): ProductContentFragment => ({
  ...product,
  completeness: { ratio: 1 },
  ruleCategories: product.ruleCategories ?? [],
  channelMemberships: [],
  createdByJob: null,
  updatedByJob: null,
  completenessMatrix: [],
  quality: { score: 100, grade: 'A', parts: [] },
  issues: [],
  associations: [],
  kind: 'VARIABLE',
  priceRange: null,
  link: product.link ?? null,
  externalUrl: product.externalUrl ?? null,
  buttonText: product.buttonText ?? null,
  family: product.family === undefined ? null : { id: product.family, code: product.family },
  stock: product.stock ?? null,
  availability: product.availability ?? null,
  availableFrom: product.availableFrom ?? null,
  prices: product.prices.map(price),
  media: product.media.map(image),
  variantCount: product.variants.length,
  translationProgress: [],
  attributes: product.attributes.map(attribute),
  values: (product.values ?? []).map(value),
  variants: product.variants.map((variant) => ({
    ...variant,
    externalReference: variant.externalReference ?? null,
    link: variant.link ?? null,
    attributes: (variant.attributes ?? []).map(attribute),
    values: (variant.values ?? []).map(value),
    availability: variant.availability ?? null,
    availableFrom: variant.availableFrom ?? null,
    prices: variant.prices.map(price),
    media: variant.media.map(image),
  })),
  thumbnail: null,
  isPublished: false,
  publishedRevision: null,
});

const demoProducts = async () => {
  const gateway = await createDemoGateway({ demoProducts: 60 });
  return (await listStored(gateway, 'products')).map(getFragment);
};

describe('Amounts', () => {
  test.each([
    ['19.90', 19.9],
    [' 7 ', 7],
    ['-3.5', -3.5],
    ['0.1234', 0.1234],
    ['', null],
    ['  ', null],
    ['19,9', NaN],
    ['\uFFFD1.234', NaN],
    ['1.23456', NaN],
    ['1e3', NaN],
    ['12 €', NaN],
  ])('%j is read as %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
    expect(isAmountOrEmpty(text)).toBe(!Number.isNaN(amount));
  });

  test.each([
    [318.9, 'EUR', '318.90'],
    [357.95, 'USD', '357.95'],
    [1200, 'JPY', '1200'],
    [0.125, 'EUR', '0.125'],
    [4, '', '4.00'],
  ])('%d %s is formatted as %s', (amount, currency, text) => {
    expect(amountText(amount, currency)).toBe(text);
  });

  test('are parsed back to the same value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (tenThousandths, currency) => {
          const amount = tenThousandths / 10_000;
          expect(parseAmount(amountText(amount, currency))).toBe(amount);
        },
      ),
    );
  });
});

describe('Unchanged form', () => {
  test('produces no changes, whatever the product', async () => {
    for (const product of await demoProducts()) {
      expect(getChanges(toFormValues(product), toFormValues(product)).input).toEqual({});
    }
  });

  test('is valid, whatever the issues of the product', async () => {
    const schema = createProductSchema(createIntl({ locale: 'en', onError: () => undefined }));
    for (const product of await demoProducts()) expect(schema.safeParse(toFormValues(product)).error).toBeUndefined();
  });

  test('checks a variant as soon as it is edited, but not as it is stored', async () => {
    const schema = createProductSchema(createIntl({ locale: 'en', onError: () => undefined }));
    const [product] = await demoProducts();
    const [first, ...others] = product!.variants;
    const stored = toFormValues({
      ...product!,
      variants: [{ ...first!, options: [{ name: '', value: 'Red' }] }, ...others],
    });
    const edited = stored.variants.with(0, writeCell(stored.variants[0]!, { kind: 'stock' }, '4711'));
    const findPaths = (variants: typeof edited) =>
      (schema.safeParse({ ...stored, variants }).error?.issues ?? []).map(({ path }) => path.join('.'));
    expect(findPaths(stored.variants)).toEqual([]);
    expect(findPaths(edited)).toEqual(['variants.0.options.0.name']);
    // All faults of variants are found at once.
    expect(findPaths([...edited, edited[1]!])).toEqual(['variants.0.options.0.name', `variants.${edited.length}.sku`]);
  });
});

describe('Mutation input', () => {
  test('contains only the changed fields and their previous values', async () => {
    const [product] = await demoProducts();
    const before = toFormValues(product!);
    const { input, base } = getChanges(before, {
      ...before,
      gtin: ' 123 ',
      prices: [],
      seo: { ...before.seo, title: 'T' },
    });
    expect(input).toEqual({ gtin: '123', prices: [], seo: { title: 'T', description: product!.seo.description } });
    // Variants are left out if none has changed, because there can be thousands.
    const { variants: _, ...others } = toInput(before);
    expect(base).toEqual(others);
    expect(base).not.toHaveProperty('revision');
  });

  test('has null for cleared references, numbers for amounts, and no ID for new items', () => {
    const variant = {
      ...newVariant([]),
      sku: 'V-1',
      stock: ' 3 ',
      prices: [{ currency: 'EUR', channel: '', amount: '2.5', compareAt: '', compareAtFrom: '', compareAtUntil: '' }],
    };
    expect(toInput({ ...newProduct, gtin: ' ', variants: [variant] })).toMatchObject({
      gtin: null,
      externalReference: null,
      variants: [{ sku: 'V-1', stock: 3, gtin: null, prices: [{ currency: 'EUR', amount: 2.5, compareAt: null }] }],
    });
    const [sent] = toInput({ ...newProduct, variants: [variant] }).variants ?? [];
    expect(sent).not.toHaveProperty('id');
    expect(sent).not.toHaveProperty('name');
  });

  test('of a new variant is blank until something is filled in', () => {
    const other = { ...newVariant([]), options: [{ name: 'Size', value: 'XS' }] };
    const variant = newVariant([other]);
    expect(variant.options).toEqual([{ name: 'Size', value: '' }]);
    expect(isBlankVariant(variant)).toBe(true);
    expect(isBlankVariant({ ...variant, stock: '0' })).toBe(false);
    expect(isBlankVariant({ ...variant, values: { 'name:de:': 'Klein' } })).toBe(false);
    expect(isBlankVariant({ ...variant, options: [{ name: 'Size', value: 'S' }] })).toBe(false);
  });
});

describe('Field paths', () => {
  test.each([
    ['name', 'name', null],
    ['seo.title', 'seo.title', null],
    ['prices[0].compareAt', 'prices.0.compareAt', null],
    ['variants[2].prices[10].amount', 'variants.2.prices.10.amount', 2],
    ['variants[12]', 'variants.12', 12],
    ['variants', 'variants', null],
    ['values[name,de,web]', 'values.name:de:web', null],
    ['variants[3].values[name,de]', 'variants.3.values.name:de:', 3],
  ])('%s is %s in the form', (path, formPath, variant) => {
    expect(toFormPath(path)).toBe(formPath);
    expect(getVariantIndex(formPath)).toBe(variant);
  });

  test('can be moved to another variant and resolved to their parents', () => {
    expect(atVariant('variants.2.media.0.url', 7)).toBe('variants.7.media.0.url');
    expect(pathsUpwards('prices.0.amount')).toEqual(['prices.0.amount', 'prices.0', 'prices']);
  });

  test.each<[errors: object, path: string | null]>([
    [{}, null],
    [{ sku: { message: 'Missing' }, name: { message: 'Missing' } }, 'name'],
    [{ variants: [undefined, { stock: { message: 'No' }, sku: { message: 'Twice' } }] }, 'variants.1.sku'],
    [{ attributes: [{ name: { ref: { message: 'none' }, message: 'Missing' } }] }, 'attributes.0.name'],
    [{ brand: { ref: { message: 'none' } } }, null],
  ])('for the errors %j, the first one on the page is at %s', (errors, path) => {
    expect(firstErrorPath(errors)).toBe(path);
  });
});

test('moves issues with their variants, and drops those of removed variants', () => {
  const issue = (field: string | null) => ({
    id: field ?? 'none',
    code: 'SLUG_FORMAT',
    severity: 'ERROR' as const,
    field,
    message: '',
    suggestedFix: null,
  });
  const issues = [issue('slug'), issue(null), issue('variants[0].gtin'), issue('variants[2].prices[0]')];
  expect(placeIssues(issues, ['a', 'b', 'c'], ['c', 'b', ''])).toMatchObject([
    { path: 'slug' },
    { path: null },
    { id: 'variants[2].prices[0]', path: 'variants.0.prices.0' },
  ]);
});
