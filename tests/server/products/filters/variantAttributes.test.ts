import { beforeAll, expect, test } from 'vitest';
import { createAttribute, createTestClient, toOptions } from '../../attributes/attributeClient';
import type { TestClient } from '#tests/support/testClient';

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
const FIND = `query ($catalogId: ID!, $conditions: [ProductConditionInput!]) {
  products(input: { catalogId: $catalogId, sort: SKU, filter: { conditions: $conditions } }) { totalDocs data { sku } }
}`;
const FIELDS =
  'query ($id: ID!) { productFilterFields(catalogId: $id) { name label isOfVariants options { value label } } }';

const shade = (value: string) => [{ name: 'Shade', value }];

/** Products by SKU, which have the shade themselves, in variants, in both, only for a language, or not at all. */
const PRODUCTS: Record<string, object> = {
  A: { attributes: shade('Ink') },
  B: { variants: [{ options: shade('Ink') }, { options: shade('Moss') }] },
  C: { variants: [{ attributes: shade('Ink') }, {}] },
  D: { attributes: shade('Ink'), variants: [{ options: shade('Moss') }, { options: shade('Sand') }] },
  E: { attributes: shade('Moss'), variants: [{}, { options: shade('Ink') }] },
  F: { values: [{ attribute: 'shade', locale: 'de', text: 'Tinte' }] },
  G: { variants: [{ values: [{ attribute: 'shade', locale: 'de', text: 'Tinte' }] }, {}] },
  H: { attributes: shade('Ink'), variants: [{}, {}] },
  I: { attributes: [{ name: 'Cloth', value: 'Linen' }] },
};

let client: TestClient;
let catalogId = '';

const find = async (condition: object, id = catalogId) => {
  const { products } = await client.data(FIND, { catalogId: id, conditions: [condition] });
  return products as { totalDocs: number; data: { sku: string }[] };
};

beforeAll(async () => {
  client = await createTestClient();
  const created = await client.data(
    `mutation { createCatalog(input: { name: "Shades", currencies: ["EUR"], locales: ["en", "de"], defaultLocale: "en" }) {
      catalog { id } } }`,
  );
  catalogId = created.createCatalog.catalog.id;
  for (const code of ['Shade', 'Cloth']) await createAttribute(client, code, { isLocalizable: true });
  for (const [sku, { variants = [], ...content }] of Object.entries(PRODUCTS) as [string, { variants?: object[] }][]) {
    const named = variants.map((one, at) => ({ sku: `${sku}-${at}`, ...one }));
    await client.data(CREATE, { input: { catalogId, sku, name: sku, variants: named, ...content } });
  }
});

test.each([
  ['attribute:shade', 'IS', ['Ink'], null, 'ADH'],
  ['attribute:shade', 'IS', ['Ink'], 'ANY', 'ABCEH'],
  ['attribute:shade', 'IS', ['Ink'], 'ALL', 'AH'],
  ['attribute:shade', 'IS', ['Moss'], 'ANY', 'BDE'],
  ['attribute:shade', 'NOT_EMPTY', [], 'ANY', 'ABCDEH'],
  ['attribute:shade', 'EMPTY', [], 'ANY', 'CFGI'],
  ['attribute', 'IS', ['shade'], null, 'ABCDEFGH'],
  ['attribute', 'IN', ['cloth', 'brand'], null, 'I'],
  ['attribute', 'IS_NOT', ['shade'], null, 'I'],
])('%s %s %s of variants %s finds %s', async (field, operator, values, variants, skus) => {
  const { data } = await find({ field, operator, values, variants });
  expect(data.map(({ sku }) => sku).join('')).toBe(skus);
});

test('conditions on what variants have are offered for variants, also on axes of families', async () => {
  await createAttribute(client, 'Length of sleeve', { type: 'SELECT', options: toOptions('Short', 'Long') });
  await createAttribute(client, 'Lining');
  await client.data(`mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { family { id } } }`, {
    input: {
      labels: [{ locale: 'en', text: 'Shirts' }],
      attributes: [{ code: 'length-of-sleeve', isRequired: false }],
      variantAxes: ['length-of-sleeve'],
    },
  });
  const { productFilterFields } = await client.data(FIELDS, { id: catalogId });
  const fields = new Map<string, { isOfVariants: boolean; options: object[] }>(
    productFilterFields.map((field: { name: string }) => [field.name, field]),
  );
  const isOfVariants = (code: string) => fields.get(`attribute:${code}`)?.isOfVariants;
  expect(['shade', 'length-of-sleeve', 'cloth', 'lining'].map(isOfVariants)).toEqual([true, true, false, false]);
  expect(fields.get('attribute')?.options).toContainEqual({ value: 'shade', label: 'Shade' });
});

test('an attribute is used by the products that its condition finds, and says how many of them in variants', async () => {
  const USAGE =
    '{ attributes(input: { perPage: 100 }) { attributes { code usage { catalogs { products inVariants catalog { id } } } } } }';
  const { attributes } = (await client.data(USAGE)).attributes;
  let checked = 0;
  for (const { code, usage } of attributes) {
    for (const { products, catalog } of usage.catalogs) {
      const { totalDocs } = await find({ field: 'attribute', operator: 'IS', values: [code] }, catalog.id);
      expect({ code, products }).toEqual({ code, products: totalDocs });
      checked++;
    }
  }
  // Of the demo, too.
  expect(checked).toBeGreaterThan(20);
  const { usage } = attributes.find(({ code }: { code: string }) => code === 'shade');
  expect(usage.catalogs).toEqual([{ products: 8, inVariants: 5, catalog: { id: catalogId } }]);
});
