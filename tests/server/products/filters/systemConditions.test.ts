import { beforeAll, describe, expect, it } from 'vitest';
import { createAttribute } from '#server/domain/attributes/attributeWrites';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import { publishCatalog } from '#server/domain/publishedCatalogs/startPublishing';
import type { ProductInput } from '#server/types.generated';
import { catalogWith, createTestContext, soundProduct, type TestContext } from '../../catalogs/domainContext';
import { execute } from '../../catalogs/executeSchema';
import { runJobs } from '../../jobs/engine';

let ctx: TestContext;
let catalogId = '';

const eur = (amount: number, more: object = {}) => ({ currency: 'EUR', amount, ...more });
const variant = (sku: string, more: object) => ({ sku, options: [{ name: 'Size', value: sku }], ...more });
const image = (url: string, more: object = {}) => ({ url, alt: 'A spade', ...more });

const SALE = { compareAt: 20, compareAtFrom: '2026-02-01T00:00:00Z', compareAtUntil: '2026-03-10T00:00:00Z' };

const PRODUCTS: Record<string, ProductInput> = {
  A: {
    prices: [eur(10), eur(8, { channel: 'web' }), { currency: 'USD', amount: 12 }],
    stock: 5,
    categories: ['Garden/Tools'],
    media: [image('/a.jpg'), image('/b.jpg', { altTexts: [{ locale: 'de', text: 'Ein Spaten' }] })],
    values: [
      { attribute: 'name', locale: 'de', text: 'Spaten' },
      { attribute: 'slug', locale: 'de', text: 'spaten' },
    ],
    externalReference: 'ref-1',
    link: 'https://shop.example/a',
  },
  B: {
    prices: [],
    variants: [
      variant('B1', { prices: [eur(15, SALE)], stock: 0, status: 'ACTIVE' }),
      variant('B2', { prices: [eur(30)], stock: 2, status: 'DRAFT', media: [image('/b2.jpg')] }),
    ],
    categories: ['Garden'],
    media: [image('/c.jpg', { alt: '' })],
    brand: 'Térra',
  },
  C: { prices: [{ currency: 'USD', amount: 7 }], categories: [], media: [], status: 'DRAFT', brand: '' },
  D: {
    prices: [],
    kind: 'EXTERNAL',
    externalUrl: 'https://other.example/d',
    availability: 'PREORDER',
    availableFrom: '2026-05-01',
    associations: [{ type: 'RELATED', sku: 'A' }],
    categories: ['Gardens'],
    media: [image('/d.jpg')],
  },
};

beforeAll(async () => {
  ctx = createTestContext();
  const { id, revision } = await catalogWith(ctx, 'Summer');
  catalogId = id;
  const input = { locales: ['en', 'de'], channels: ['web', 'shop'], currencies: ['EUR', 'USD'] };
  await updateCatalog(ctx, { id, input, revision });
  await createAttribute(ctx, { type: 'TEXT', labels: [{ locale: 'en', text: 'Size' }] });
  for (const [sku, fields] of Object.entries(PRODUCTS)) {
    await createProduct(ctx, { catalogId, input: { ...soundProduct(sku), brand: 'Acme', ...fields } });
    ctx.passSeconds(24 * 60 * 60);
  }
  await publishCatalog(ctx, { catalogId, skipInvalid: true });
  await runJobs(ctx);
  await updateProduct(ctx.as('Grace'), { id: '1', revision: 1, input: { mpn: 'X-1' } });
  await updateProduct(ctx, { id: '4', revision: 1, input: { status: 'ARCHIVED' } });
});

const find = async (filter: string, of = catalogId) => {
  const query = `{ products(input: { catalogId: "${of}", sort: SKU, filter: { ${filter} } }) { data { sku } } }`;
  const { data, errors } = await execute(ctx, query);
  expect(errors).toBeUndefined();
  return (data?.['products'] as { data: { sku: string }[] }).data.map(({ sku }) => sku).join('');
};

describe('A condition on a field of every product', () => {
  it.each([
    ['sku', 'IS, values: ["b"]', 'B'],
    ['sku', 'IS, values: ["b1"]', ''],
    ['sku', 'IN, values: ["b1", "b9"], variants: ANY', 'B'],
    ['sku', 'STARTS_WITH, values: ["B"], variants: ALL', 'B'],
    ['brand', 'IS, values: ["terra"]', 'B'],
    ['brand', 'IS_NOT, values: ["terra"]', 'ACD'],
    ['brand', 'EMPTY', 'C'],
    ['name', 'CONTAINS, values: ["spaten"], locale: "de"', 'A'],
    ['status', 'IS, values: ["active"]', 'AB'],
    ['status', 'NOT_IN, values: ["ACTIVE", "DRAFT"]', 'D'],
    ['status', 'IS, values: ["DRAFT"], variants: ANY', 'BC'],
    ['status', 'IS, values: ["ACTIVE"], variants: ALL', 'A'],
    ['kind', 'IN, values: ["VARIABLE", "EXTERNAL"]', 'BD'],
    ['family', 'EMPTY', 'ABCD'],
    ['category', 'IN_OR_BELOW, values: ["Garden"]', 'AB'],
    ['category', 'IS, values: ["Garden"]', 'B'],
    ['category', 'IS_NOT, values: ["Garden"]', 'ACD'],
    ['category', 'IN, values: ["Garden", "Gardens"]', 'BD'],
    ['category', 'EMPTY', 'C'],
    ['price', 'LESS, values: ["10"]', 'C'],
    ['price', 'LESS, values: ["10"], currency: "EUR"', ''],
    ['price', 'LESS, values: ["10"], currency: "EUR", channel: "web"', 'A'],
    ['price', 'IS, values: ["10"], currency: "eur"', 'A'],
    ['price', 'IS_NOT, values: ["10"], currency: "EUR"', 'BCD'],
    ['price', 'GREATER, values: ["29"], currency: "EUR"', 'B'],
    ['price', 'BETWEEN, values: ["16", "20"], currency: "EUR"', 'B'],
    ['price', 'EMPTY', 'D'],
    ['price', 'NOT_EMPTY, currency: "USD"', 'AC'],
    ['price', 'LESS, values: ["16"], currency: "EUR", variants: ANY', 'AB'],
    ['price', 'LESS, values: ["16"], currency: "EUR", variants: ALL', 'A'],
    ['price', 'AT_MOST, values: ["30"], currency: "EUR", variants: ALL', 'AB'],
    ['on-sale', 'IS, values: ["yes"]', 'B'],
    ['on-sale', 'IS, values: ["no"], currency: "USD"', 'ABCD'],
    ['on-sale', 'IS, values: ["yes"], variants: ALL', ''],
    ['stock', 'AT_LEAST, values: ["2"]', 'AB'],
    ['stock', 'IS, values: ["0"], variants: ANY', 'B'],
    ['stock', 'GREATER, values: ["0"], variants: ALL', 'A'],
    ['stock', 'EMPTY', 'CD'],
    ['availability', 'IS, values: ["PREORDER"]', 'D'],
    ['availability', 'IS, values: ["OUT_OF_STOCK"]', 'B'],
    ['availability', 'IS, values: ["OUT_OF_STOCK"], variants: ALL', 'B'],
    ['available-from', 'AFTER, values: ["2026-04-30"]', 'D'],
    ['variants', 'GREATER, values: ["0"]', 'B'],
    ['images', 'IS, values: ["0"]', 'C'],
    ['images', 'LESS, values: ["2"]', 'BCD'],
    ['images', 'AT_LEAST, values: ["1"], variants: ANY', 'ABD'],
    ['images-without-alt', 'GREATER, values: ["0"]', 'B'],
    ['images-without-alt', 'GREATER, values: ["0"], locale: "de"', 'ABD'],
    ['missing', 'IS, values: ["media"]', 'C'],
    ['missing', 'IN, values: ["media", "brand"]', 'C'],
    ['missing', 'NOT_IN, values: ["name"], locale: "de"', 'A'],
    ['completeness', 'LESS, values: ["80"], locale: "de"', 'ABCD'],
    ['completeness', 'AT_LEAST, values: ["70"]', 'A'],
    ['completeness', 'BETWEEN, values: ["60", "60"]', 'BD'],
    ['translated', 'IS, values: ["yes"], locale: "de"', 'A'],
    ['translated', 'IS, values: ["no"], locale: "de"', 'BCD'],
    ['translated', 'IS, values: ["no"]', ''],
    ['translation', 'GREATER, values: ["0"], locale: "de"', 'A'],
    ['quality', 'AT_LEAST, values: ["0"]', 'ABCD'],
    ['grade', 'NOT_IN, values: ["A", "B", "C", "D", "E"]', ''],
    ['issue', 'IS, values: ["IMAGE_MISSING"]', 'C'],
    ['issue', 'IS_NOT, values: ["IMAGE_MISSING"]', 'ABD'],
    ['severity', 'IS, values: ["WARNING"]', 'ABCD'],
    ['severity', 'IN, values: ["ERROR"]', ''],
    ['association', 'IS, values: ["RELATED"]', 'D'],
    ['association', 'EMPTY', 'ABC'],
    ['published', 'IS, values: ["NEW"]', 'C'],
    ['published', 'IS, values: ["CHANGED"]', 'A'],
    ['published', 'IS, values: ["UNCHANGED"]', 'B'],
    ['published', 'IS, values: ["WITHDRAWN"]', 'D'],
    ['created', 'IS, values: ["2026-03-02"]', 'B'],
    ['created', 'BEFORE, values: ["2026-03-02"]', 'A'],
    ['created', 'LAST_DAYS, values: ["3"]', 'CD'],
    ['changed', 'AFTER, values: ["2026-03-04"]', 'AD'],
    ['changed', 'BETWEEN, values: ["2026-03-02", "2026-03-03"]', 'BC'],
    ['changed-by', 'IS, values: ["grace"]', 'A'],
    ['changed-by', 'NOT_IN, values: ["Grace", "Heidi"]', 'BCD'],
    ['created-by', 'IN, values: ["ADA"]', 'ABCD'],
    ['created-by', 'EMPTY', ''],
    ['created-by-job', 'EMPTY', 'ABCD'],
    ['changed-by-job', 'NOT_EMPTY', ''],
    ['external-reference', 'CONTAINS, values: ["REF"]', 'A'],
    ['external-reference', 'EMPTY', 'BCD'],
    ['link', 'STARTS_WITH, values: ["https://shop"]', 'A'],
    ['external-url', 'NOT_EMPTY', 'D'],
    ['attribute:size', 'IS, values: ["B1"], variants: ANY', 'B'],
  ])('%s %s finds %s', async (field, condition, skus) => {
    expect(await find(`conditions: [{ field: "${field}", operator: ${condition} }]`)).toBe(skus);
  });

  it.each([
    ['or: [{ status: DRAFT }, { conditions: [{ field: "stock", operator: EMPTY }] }]', 'CD'],
    ['not: { or: [{ status: DRAFT }, { brand: "Acme" }] }', 'B'],
    ['and: [{ hasCategory: true }, { not: { category: "Garden" } }]', 'D'],
    ['status: ACTIVE, not: { q: "b1" }', 'A'],
    ['or: [], and: [], conditions: [], not: null', 'ABCD'],
    ['or: [{}]', 'ABCD'],
    ['not: {}', ''],
  ])('{ %s } finds %s', async (filter, skus) => {
    expect(await find(filter)).toBe(skus);
  });

  it('compares the prices of variants in the first currency of each catalog', async () => {
    const { id, revision } = await catalogWith(ctx, 'Abroad');
    await updateCatalog(ctx, { id, input: { currencies: ['USD', 'EUR'] }, revision });
    const prices = [eur(5), { currency: 'USD', amount: 50 }];
    const input = { ...soundProduct('E'), variants: [variant('E1', { prices })] };
    await createProduct(ctx, { catalogId: id, input });
    const condition = 'conditions: [{ field: "price", operator: AT_LEAST, values: ["20"], variants: ANY }]';
    expect(await find(condition)).toBe('B');
    expect(await find(condition, id)).toBe('E');
  });

  it('is in the list of fields, with what it can be compared with', async () => {
    const query = `{ productFilterFields(catalogId: "${catalogId}") { name label type operators options { value label }
      units { code } hasLocale hasChannel hasCurrency hasVariants } }`;
    const { data } = await execute(ctx, query);
    const fields = data?.['productFilterFields'] as { name: string }[];
    const get = (name: string) => fields.find((field) => field.name === name);
    expect(get('status')).toMatchObject({
      label: 'Status',
      type: 'CHOICE',
      operators: ['IS', 'IS_NOT', 'IN', 'NOT_IN'],
      options: ['DRAFT', 'ACTIVE', 'ARCHIVED'].map((value) => ({ value, label: value })),
      hasVariants: true,
    });
    expect(get('price')).toMatchObject({ type: 'PRICE', hasChannel: true, hasCurrency: true, hasLocale: false });
    expect(get('attribute:weight')).toMatchObject({
      label: 'Weight',
      type: 'MEASUREMENT',
      units: expect.arrayContaining([{ code: 'kg' }]),
    });
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });
});
