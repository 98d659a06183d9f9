import { beforeEach, describe, expect, it, test } from 'vitest';
import { askFor, createFamily, createProduct, createTestClient, type TestClient } from '../families/familyClient';
import { attributeIssues, createAttribute } from './attributeClient';

const CODES = [
  ...['name', 'slug', 'description', 'brand', 'gtin', 'mpn', 'seo-title', 'seo-description', 'media'],
  ...['weight', 'length', 'width', 'height', 'tax-class', 'condition'],
];

/** A client of a workspace without a definition of the weight, which the demo products have. */
const createClient = async () => {
  const client = await createTestClient();
  await askFor(client, 'mutation { deleteAttribute(input: { id: "1" }) { deletedId } }');
  await client.gateway.idle();
  return client;
};

const listCodes = async (client: TestClient, filter: string): Promise<string[]> => {
  const query = `{ attributes(input: { perPage: 100, ${filter} }) { attributes { code } } }`;
  return (await askFor(client, query)).attributes.attributes.map(({ code }: { code: string }) => code);
};

describe('lists of definitions', () => {
  it('have the system attributes after all others', async () => {
    const client = await createClient();
    const all = await listCodes(client, '');
    expect(all.slice(-CODES.length)).toEqual(CODES);
    expect(await listCodes(client, 'isSystem: true')).toEqual(CODES);
    expect(await listCodes(client, 'isSystem: false')).toEqual(all.slice(0, -CODES.length));
    expect(await listCodes(client, 'q: "herstellernummer"')).toEqual(['mpn']);
    expect(await listCodes(client, 'isSystem: true, type: SELECT')).toEqual(['condition']);
    expect(await listCodes(client, 'isSystem: true, sort: LABEL, direction: DESC')).toContain('width');
  });

  it('have the definition of the workspace instead of the one with the same code', async () => {
    const client = await createClient();
    await createAttribute(client, 'Condition', { type: 'TEXT' });
    expect(await listCodes(client, 'isSystem: true')).not.toContain('condition');
    const read = '{ attribute(code: "condition") { isSystem type } }';
    expect((await askFor(client, read)).attribute).toEqual({ isSystem: false, type: 'TEXT' });
  });
});

test.each<[string, Record<string, unknown>]>([
  ['brand', { isSystem: true, field: 'brand', type: 'TEXT', isLocalizable: false, label: 'Marke', name: 'Brand' }],
  ['seo-title', { isSystem: true, field: 'seo.title', type: 'TEXT', isLocalizable: true, isChannelSpecific: true }],
  ['media', { isSystem: true, field: 'media', type: 'IMAGE', names: [] }],
  ['height', { isSystem: true, field: null, type: 'MEASUREMENT', unitFamily: 'LENGTH', label: 'Höhe' }],
  ['condition', { field: null, options: [{ code: 'new' }, { code: 'refurbished' }, { code: 'used' }] }],
  ['warranty', { isSystem: false, field: null }],
])('finds %s by its code', async (code, expected) => {
  const client = await createClient();
  const query = `query ($code: String) { attribute(code: $code) { id code isSystem field type unitFamily isLocalizable
    isChannelSpecific name names label(locale: "de") options { code } } }`;
  const { attribute } = await askFor(client, query, { code });
  expect(attribute).toMatchObject({ code, ...expected });
  const byId = 'query ($id: ID) { attribute(id: $id) { code } }';
  expect((await askFor(client, byId, { id: attribute.id })).attribute).toEqual({ code });
});

test.each([
  ['an unknown code', 'code: "colr"', 'NOT_FOUND', 'No attribute has the code colr.'],
  ['neither an ID nor a code', '', 'INVALID', 'Enter the ID or the code of the attribute.'],
])('finds nothing by %s', async (_, key, code, message) => {
  const { ask } = await createTestClient();
  const { errors } = await ask(`{ attribute${key && `(${key})`} { id } }`);
  expect(errors).toMatchObject([{ message, extensions: { code } }]);
});

test.each([
  ['deleted', 'deleteAttribute(input: { id: "brand" }) { deletedId }'],
  ['given another type', 'updateAttribute(input: { id: "brand", type: NUMBER }) { attribute { id } }'],
  ['given a label', 'updateAttribute(input: { id: "brand", group: "A" }) { attribute { id } }'],
])('a system attribute can’t be %s', async (_, mutation) => {
  const { ask } = await createTestClient();
  const message = 'Brand is a system attribute. It can’t be changed or deleted.';
  expect((await ask(`mutation { ${mutation} }`)).errors).toMatchObject([{ message, extensions: { code: 'INVALID' } }]);
});

test('usage counts the products that have a value, and follows their changes', async () => {
  const client = await createClient();
  const count = async (code: string) => {
    const query = 'query ($code: String) { attribute(code: $code) { usage { products catalogs { catalog { id } } } } }';
    return (await askFor(client, query, { code })).attribute.usage;
  };
  const before = (await count('mpn')).products;
  await createProduct(client, 'A', { mpn: 'X-1', attributes: [{ name: 'HEIGHT', value: '2 m' }] }, '2');
  await createProduct(client, 'B', { values: [{ attribute: 'seo-title', locale: 'de', text: 'Titel' }] });
  expect((await count('mpn')).products).toBe(before + 1);
  expect(await count('height')).toEqual({ products: 1, catalogs: [{ catalog: { id: '2' } }] });
  const query = `{ attributes(input: { isSystem: true, perPage: 50, sort: PRODUCTS, direction: DESC }) {
    attributes { code usage { products } } } }`;
  const { attributes } = (await askFor(client, query)).attributes;
  const counts = attributes.map(({ usage }: { usage: { products: number } }) => usage.products);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect(attributes.find(({ code }: { code: string }) => code === 'seo-title').usage.products).toBeGreaterThan(0);
});

test('values are typed by the system definition', async () => {
  const client = await createClient();
  const { data } = await createProduct(client, 'A', {
    brand: 'Acme',
    gtin: '4006381333931',
    media: [{ url: 'https://example.com/a.png', alt: '' }],
    attributes: [
      { name: 'Weight', value: '1,5 kg' },
      { name: 'Condition', value: 'Gebraucht' },
    ],
  });
  const { product } = await askFor(
    client,
    `query ($id: ID!) { product(id: $id) {
      valuesOf(attributes: ["brand", "gtin", "mpn", "media", "weight", "condition"]) { __typename attribute text
        ... on MeasurementValue { amount unit { code } } ... on SelectValue { option { code } } }
      value(attribute: "brand") { __typename text } } }`,
    { id: data.createProduct.product.id },
  );
  expect(product.value).toEqual({ __typename: 'TextValue', text: 'Acme' });
  expect(product.valuesOf).toMatchObject([
    { attribute: 'brand', __typename: 'TextValue' },
    { attribute: 'gtin', text: '4006381333931' },
    { attribute: 'media', __typename: 'ImageValue' },
    { attribute: 'weight', __typename: 'MeasurementValue', amount: '1.5', unit: { code: 'kg' } },
    { attribute: 'condition', __typename: 'SelectValue', option: { code: 'used' } },
  ]);
  // They are only read by the definition: a number without a unit is no issue.
  const other = await createProduct(client, 'B', { attributes: [{ name: 'Weight', value: '2' }] });
  expect(await attributeIssues(client, other.data.createProduct.product.id)).toEqual([]);
});

describe('filters and orders of products', () => {
  let client: TestClient;

  beforeEach(async () => {
    client = await createClient();
    const weight = (value: string) => ({ attributes: [{ name: 'Weight', value }] });
    await createProduct(client, 'SYS-A', { brand: 'Zebra', gtin: '4006381333931', ...weight('900 g') }, '2');
    await createProduct(client, 'SYS-B', { brand: 'acme', mpn: 'X-10', ...weight('1.2 kg') }, '2');
    await createProduct(client, 'SYS-C', { brand: 'Öko', mpn: 'X-9', ...weight('2') }, '2');
  });

  const find = async (input: string, filter = '') => {
    const query = `{ products(input: { catalogId: "2", ${input}, filter: { q: "SYS-" ${filter} } }) { data { sku } } }`;
    return (await askFor(client, query)).products.data.map(({ sku }: { sku: string }) => sku.at(-1)).join('');
  };

  it.each([
    ['brand', 'CONTAINS, values: ["ACM"]', 'B'],
    ['brand', 'EMPTY', ''],
    ['gtin', 'NOT_EMPTY', 'A'],
    ['mpn', 'CONTAINS, values: ["x-"]', 'BC'],
    ['media', 'NOT_EMPTY', ''],
    ['weight', 'AT_LEAST, values: ["1"], unit: "kg"', 'B'],
    ['weight', 'AT_MOST, values: ["1000"], unit: "g"', 'A'],
  ])('filters by %s with %s', async (attribute, condition, skus) => {
    expect(await find('sort: SKU', `conditions: [{ field: "attribute:${attribute}", operator: ${condition} }]`)).toBe(
      skus,
    );
  });

  it.each([
    ['brand', 'BCA'],
    ['gtin', 'ABC'],
    ['mpn', 'CBA'],
    ['weight', 'ABC'],
  ])('sorts by %s', async (attribute, skus) => {
    expect(await find(`sortBy: { attribute: "${attribute}" }, direction: ASC`)).toBe(skus);
  });

  it('names the system attribute that is meant', async () => {
    const query = '{ products(input: { catalogId: "2", sortBy: { attribute: "brnd" } }) { totalDocs } }';
    expect((await client.ask(query)).errors?.[0]?.message).toContain('The nearest one is brand.');
  });
});

test('what is the same in all languages is nothing to translate', async () => {
  const client = await createClient();
  const { data } = await createProduct(client, 'A', {
    attributes: [
      { name: 'Weight', value: '1 kg' },
      { name: 'Slogan', value: 'Light' },
    ],
  });
  const query = 'query ($id: ID!) { product(id: $id) { translationProgress { total } } }';
  const { product } = await askFor(client, query, { id: data.createProduct.product.id });
  // The name and the slogan.
  expect(product.translationProgress[0]).toEqual({ total: 2 });
});

test('a family can have system attributes, with those of a type that can tell variants apart', async () => {
  const client = await createClient();
  const attributes = ['brand', 'condition', 'height'].map((code) => ({ code }));
  const { data } = await createFamily(client, 'Books', { attributes, variantAxes: ['condition'] });
  const { family } = data.createFamily;
  expect(family.attributes.map(({ attribute }: { attribute: { code: string } }) => attribute)).toEqual(attributes);
  const { attribute } = await askFor(client, '{ attribute(code: "brand") { families { code } } }');
  expect(attribute.families).toEqual([{ code: 'books' }]);
});
