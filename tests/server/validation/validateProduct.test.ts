import { describe, expect, it } from 'vitest';
import { validateProduct } from '#server/domain/validation/validateProduct';
import { shown, type ValidationScope } from '#server/domain/validation/finding';
import type { ProductContent, VariantContent } from '#server/records/products';
import { inEnglish } from '../issueTexts';
import { price, soundContent, soundVariant } from '../content';

const scope: ValidationScope = {
  productId: '7',
  currencies: ['EUR', 'USD'],
  locales: ['en'],
  defaultLocale: 'en',
  channels: [],
  takenSkus: new Set(),
  isSlugTaken: false,
  now: new Date('2026-06-15T12:00:00Z'),
};

const found = (over: Partial<ProductContent>, where: Partial<ValidationScope> = {}) =>
  validateProduct(soundContent(over), { ...scope, ...where }).map(
    ({ severity, code, field }) => `${severity} ${code} ${field}`,
  );

const variants = (...some: Partial<VariantContent>[]) => ({
  variants: some.map((variant, at) => soundVariant(`V${at + 1}`, variant)),
});

const long = (length: number) => 'x'.repeat(length);

describe('validateProduct', () => {
  it('uses plain text without Markdown characters', () => {
    const odd = soundContent({
      name: ' ',
      sku: '',
      slug: '',
      categories: [],
      prices: [],
      gtin: '1',
      ...variants({ sku: '' }),
    });
    const found = inEnglish(validateProduct(odd, scope));
    expect(found.length).toBeGreaterThan(4);
    for (const { message, suggestedFix } of found) expect(`${message} ${suggestedFix}`).not.toContain('`');
  });

  it.each<[string[], string[]]>([
    [['Größe', 'Grosse'], ['attributes[1].value']],
    [
      ['Größe', 'Farbe', 'Grösse', 'GROSSE'],
      ['attributes[2].value', 'attributes[3].value'],
    ],
    [['Résumé', 'Resume'], ['attributes[1].value']],
    [['Длина (cm)', 'Ширина (cm)'], []],
    [['Größe', 'Größe 2'], []],
  ])('reports which of the attributes %j have the same code', (names, fields) => {
    const attributes = names.map((name, at) => ({ name, value: `Value ${at}` }));
    expect(found({ attributes })).toEqual(fields.map((field) => `WARNING ATTRIBUTE_NAME_DUPLICATE ${field}`));
    expect(found(variants({}, { attributes }))).toEqual(
      fields.map((field) => `WARNING ATTRIBUTE_NAME_DUPLICATE variants[1].${field}`),
    );
  });

  it('finds no issues in a valid product', () => {
    expect(found({})).toEqual([]);
    expect(found({ ...variants({}, {}), gtin: '4006381333931' })).toEqual([]);
  });

  it.each<[string, Partial<ProductContent>, string[]]>([
    ['no name', { name: ' ' }, ['ERROR NAME_MISSING name']],
    ['no SKU', { sku: '' }, ['ERROR SKU_MISSING sku']],
    ['a variant without SKU', variants({ sku: '' }), ['ERROR SKU_MISSING variants[0].sku']],
    ['no price at all', { prices: [] }, ['ERROR PRICE_MISSING prices']],
    ['no price on product or variants', { prices: [], ...variants({}, {}) }, ['ERROR PRICE_MISSING prices']],
    [
      'a variant without price',
      { prices: [], ...variants({ prices: [price(1)] }, {}) },
      ['ERROR PRICE_MISSING variants[1].prices'],
    ],
    ['variants with prices of their own', { prices: [], ...variants({ prices: [price(1)] }) }, []],
    ['a price of both', variants({ prices: [price(1)] }, {}), []],
    ['no category', { categories: [] }, ['WARNING CATEGORY_MISSING categories']],
    ['blank categories', { categories: [' '] }, ['WARNING CATEGORY_MISSING categories']],
    ['two variants with one SKU', variants({ sku: 'X' }, { sku: 'X' }), ['ERROR SKU_DUPLICATE variants[1].sku']],
    ['a variant with the SKU of its product', variants({ sku: 'TNT-1' }), []],
    [
      'two variants with one combination',
      variants(
        {
          options: [
            { name: 'Size', value: 'M' },
            { name: 'Colour', value: 'Red' },
          ],
        },
        {
          options: [
            { name: 'colour', value: 'Red' },
            { name: 'size', value: 'M' },
          ],
        },
      ),
      ['ERROR OPTIONS_DUPLICATE variants[1].options'],
    ],
    ['one variant without options', variants({ options: [] }), []],
    ['some without options', variants({}, { options: [] }), ['WARNING OPTIONS_MISSING variants[1].options']],
    [
      'different options',
      variants({}, { options: [{ name: 'Size', value: 'M' }] }),
      ['WARNING OPTIONS_DIFFER variants'],
    ],
    [
      'any value of an option',
      variants({ options: [{ name: 'Size', value: '' }] }, { options: [{ name: 'size', value: 'M' }] }),
      [],
    ],
    ['a negative price', { prices: [price(-1)] }, ['ERROR PRICE_NEGATIVE prices[0]']],
    ['a price of 0', { prices: [price(0)] }, ['WARNING PRICE_ZERO prices[0]']],
    ['a price that is no number', { prices: [price(Number.NaN)] }, ['ERROR PRICE_NOT_A_NUMBER prices[0]']],
    ['an endless price', { prices: [price(Infinity)] }, ['ERROR PRICE_NOT_A_NUMBER prices[0]']],
    ['five decimals', { prices: [price(1.00001)] }, ['ERROR PRICE_DECIMALS prices[0]']],
    ['the highest price', { prices: [price(99_999_999_999.99)] }, []],
    ['a price too high to be exact', { prices: [price(100_000_000_000)] }, ['ERROR PRICE_TOO_HIGH prices[0]']],
    [
      'a compare-at price too high to be exact',
      { prices: [{ ...price(1), compareAt: 100_000_000_000 }] },
      ['ERROR COMPARE_AT_INVALID prices[0].compareAt'],
    ],
    ['four decimals', { prices: [price(1.0001)] }, ['WARNING PRICE_FRACTION prices[0]']],
    ['a price in one decimal', { prices: [price(1.1)] }, []],
    [
      'a former price that is not above',
      { prices: [price(9, { compareAt: 9 })] },
      ['WARNING COMPARE_AT_NOT_ABOVE prices[0].compareAt'],
    ],
    ['a former price above', { prices: [price(9, { compareAt: 9.5 })] }, []],
    [
      'a former price that is no amount',
      { prices: [price(9, { compareAt: -2 })] },
      ['ERROR COMPARE_AT_INVALID prices[0].compareAt'],
    ],
    [
      'another currency',
      variants({ prices: [price(9, { currency: 'SEK' })] }),
      ['WARNING PRICE_CURRENCY variants[0].prices[0].currency'],
    ],
    ['two prices in one currency', { prices: [price(1), price(2)] }, ['ERROR PRICE_DUPLICATE prices[1]']],
    [
      'a sale that is over',
      { prices: [price(8, { compareAt: 9, compareAtUntil: '2026-06-01T00:00:00.000Z' })] },
      ['INFO SALE_ENDED prices[0].compareAtUntil'],
    ],
    [
      'a sale that ends before it starts',
      {
        prices: [
          price(8, {
            compareAt: 9,
            compareAtFrom: '2026-08-01T00:00:00.000Z',
            compareAtUntil: '2026-07-01T00:00:00.000Z',
          }),
        ],
      },
      ['WARNING SALE_PERIOD prices[0].compareAtUntil'],
    ],
    ['a sale to come', { prices: [price(8, { compareAt: 9, compareAtFrom: '2026-08-01T00:00:00.000Z' })] }, []],
    ['a group without a price', { kind: 'GROUPED', prices: [] }, []],
    ['an external product without a price', { kind: 'EXTERNAL', externalUrl: 'https://a.example/b', prices: [] }, []],
    ['an external product without a URL', { kind: 'EXTERNAL' }, ['WARNING EXTERNAL_URL_MISSING externalUrl']],
    ['a URL that is not one', { kind: 'EXTERNAL', externalUrl: 'a shop' }, ['ERROR EXTERNAL_URL externalUrl']],
    ['a URL without a page behind it', { externalUrl: 'mailto:a@b.example' }, ['ERROR EXTERNAL_URL externalUrl']],
    ['a link that is not one', { link: '/p/1' }, ['WARNING LINK_URL link']],
    [
      'a link of a variant that is not one',
      { variants: [soundVariant('V', { link: 'javascript:alert(1)' })] },
      ['WARNING LINK_URL variants[0].link'],
    ],
    ['a link', { link: 'http://shop.example/p?id=1' }, []],
    ['half a piece of a product', { stock: 0.5 }, ['ERROR STOCK_NOT_WHOLE stock']],
    ['a preorder without a date', { availability: 'PREORDER' }, ['WARNING AVAILABLE_FROM_MISSING availableFrom']],
    [
      'a preorder of a variant without a date',
      variants({}, { availability: 'PREORDER' }),
      ['WARNING AVAILABLE_FROM_MISSING variants[1].availableFrom'],
    ],
    ['a preorder with a date', { availability: 'PREORDER', availableFrom: '2026-08-01' }, []],
    ['half a piece', variants({ stock: 1.5 }), ['ERROR STOCK_NOT_WHOLE variants[0].stock']],
    ['owed pieces', variants({ stock: -1 }), ['WARNING STOCK_NEGATIVE variants[0].stock']],
    ['stock that is not counted', variants({ stock: null }), []],
    ['no picture', { media: [] }, ['WARNING IMAGE_MISSING media']],
    ['a picture of a variant only', { media: [], ...variants({ media: [{ url: 'a.jpg', alt: '' }] }) }, []],
    ['no description', { description: '' }, ['WARNING DESCRIPTION_MISSING description']],
    ['tags only', { description: '<p> </p><br>' }, ['WARNING DESCRIPTION_MISSING description']],
    [
      '19 characters',
      { description: '<p>12345 7890 <b>1234 789</b></p>' },
      ['WARNING DESCRIPTION_TOO_SHORT description'],
    ],
    ['20 characters', { description: '<p>12345 7890 <b>12345 789</b></p>' }, []],
    ['text after many tags', { description: `${'<br>'.repeat(300)}12345 7890 12345 7890` }, []],
    ['10,001 characters', { description: long(10_001) }, ['WARNING DESCRIPTION_TOO_LONG description']],
    ['no slug', { slug: '' }, ['WARNING SLUG_MISSING slug']],
    ['capitals in a slug', { slug: 'Ridge' }, ['WARNING SLUG_FORMAT slug']],
    ['two hyphens in a slug', { slug: 'ridge--tent' }, ['WARNING SLUG_FORMAT slug']],
    ['a long name', { name: long(256) }, ['ERROR NAME_TOO_LONG name']],
    ['a name of 255', { name: long(255) }, []],
    ['a long SKU', { sku: long(256) }, ['ERROR SKU_TOO_LONG sku']],
    ['a long SKU of a variant', variants({ sku: long(256) }), ['ERROR SKU_TOO_LONG variants[0].sku']],
    ['a long brand', { brand: long(256) }, ['ERROR BRAND_TOO_LONG brand']],
    ['a long SEO title', { seo: { title: long(71), description: '' } }, ['INFO SEO_TITLE_TOO_LONG seo.title']],
    [
      'a long SEO description',
      { seo: { title: '', description: long(161) } },
      ['INFO SEO_DESCRIPTION_TOO_LONG seo.description'],
    ],
  ])('checks %s', (_, over, issues) => {
    expect(found(over)).toEqual(issues);
  });

  it('reports SKUs and slugs that another product uses', () => {
    const taken = { takenSkus: new Set(['TNT-1', 'V2']), isSlugTaken: true };
    expect(found(variants({}, {}), taken)).toEqual([
      'ERROR SKU_DUPLICATE sku',
      'ERROR SKU_DUPLICATE variants[1].sku',
      'WARNING SLUG_DUPLICATE slug',
    ]);
    expect(found(variants({ sku: 'TNT-1' }), { takenSkus: new Set(['TNT-1']) })).toEqual(['ERROR SKU_DUPLICATE sku']);
  });

  it('reports where the issue is, what it is, and how to fix it', () => {
    const [issue] = inEnglish(validateProduct(soundContent(variants({ gtin: '4006381333932' })), scope));
    expect(issue).toEqual({
      id: 'GTIN_CHECK_DIGIT:7:variants[0].gtin::',
      code: 'GTIN_CHECK_DIGIT',
      severity: 'ERROR',
      category: 'TYPE',
      entityType: 'VARIANT',
      entityId: '7',
      entityName: 'Variant V1',
      field: 'variants[0].gtin',
      rowNumber: null,
      column: null,
      channel: null,
      locale: null,
      message: 'The GTIN 4006381333932 ends with the check digit 2, but the other digits require 1.',
      suggestedFix: 'If the other digits are correct, enter 4006381333931.',
    });
  });

  it.each([
    [variants({}, { sku: long(256) }), 'The SKU of variant 2 has 256 characters. The maximum is 255.'],
    [
      variants({}, { sku: '', options: [] }),
      'The variant 2 has no options, so buyers can’t tell it apart from the others.',
    ],
    [variants({}, { options: [] }), 'The variant V2 has no options, so buyers can’t tell it apart from the others.'],
  ])('names the variant: %#', (over, message) => {
    const messages = inEnglish(validateProduct(soundContent(over), scope)).map((issue) => issue.message);
    expect(messages).toContain(message);
  });

  it('lists errors first and gives each issue a unique ID', () => {
    const issues = validateProduct(
      soundContent({ slug: '', media: [], seo: { title: long(71), description: '' }, prices: [price(-1), price(-2)] }),
      scope,
    );
    const order = issues.map(({ severity }) => severity);
    expect(order).toEqual([...order].sort((a, b) => 'EWI'.indexOf(a[0]!) - 'EWI'.indexOf(b[0]!)));
    expect(new Set(issues.map(({ id }) => id)).size).toBe(issues.length);
  });

  it('cuts long values in messages', () => {
    const [issue] = validateProduct(soundContent({ gtin: long(5000) }), scope);
    expect(issue!.message.length).toBeLessThan(200);
  });
});

it.each([
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  [`${'x'.repeat(58)}🏕🏕`, `${'x'.repeat(58)}…`],
])('messages show long values up to a whole character: %s', (value, text) => {
  expect(shown(value)).toBe(text);
});
