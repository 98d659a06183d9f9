import { expect, test } from 'vitest';
import { createAttribute } from '../attributes/attributeClient';
import { askFor, createProduct, createTestClient, type TestClient } from '../families/familyClient';

const SET = `mutation ($input: StartBulkEditInput!) { startBulkEdit(input: $input) {
  job { id type status counts { updated skipped } } } }`;

/** Creates products whose SKUs start with `SET-` in the second catalog. */
const setUp = async () => {
  const client = await createTestClient();
  await createAttribute(client, 'Serial', { isUnique: true });
  await createAttribute(client, 'Badge', { type: 'IMAGE', rules: { allowedTypes: ['PNG'] } });
  await createAttribute(client, 'Pairs', { type: 'PRODUCT_REFERENCE' });
  const material = { attributes: [{ name: 'Material', value: 'Wool' }] };
  await createProduct(client, 'SET-A', { brand: 'Acme', ...material }, '2');
  await createProduct(client, 'SET-B', { seo: { title: 'B', description: 'Kept' } }, '2');
  await createProduct(client, 'SET-C', { brand: 'Zebra', attributes: [{ name: 'WEIGHT', value: '1 kg' }] }, '2');
  return client;
};

const set = ({ ask }: TestClient, attribute: string, value: string, expectedCount = 3) =>
  ask(SET, {
    input: {
      catalogId: '2',
      steps: [{ value: { field: { attribute }, change: { set: value } } }],
      mode: 'APPLY',
      expectedCount,
      target: { matching: { filter: { q: 'SET-' } } },
    },
  });

const read = async (client: TestClient, attribute: string): Promise<(string | null)[]> => {
  const query = `query ($attribute: String!) { products(input: { catalogId: "2", sort: SKU, filter: { q: "SET-" } }) {
    data { value(attribute: $attribute) { text } } } }`;
  const { data } = (await askFor(client, query, { attribute })).products;
  return data.map(({ value }: { value: { text: string } | null }) => value?.text ?? null);
};

test.each<[string, string, (string | null)[]]>([
  ['brand', 'Nord', ['Acme', null, 'Zebra']],
  ['description', '<p>New</p>', [null, null, null]],
  ['seo-title', 'Sale', [null, 'B', null]],
  ['seo-description', 'Buy', [null, 'Kept', null]],
  ['weight', '900 g', [null, null, '1 kg']],
  ['height', '2 m', [null, null, null]],
  ['tax-class', 'Reduced', [null, null, null]],
  ['condition', 'Used', [null, null, null]],
  ['material', 'Hemp', ['Wool', null, null]],
  ['brand', '', ['Acme', null, 'Zebra']],
  ['material', ' ', ['Wool', null, null]],
])('sets %s to “%s”, and undo brings the values back', async (attribute, value, before) => {
  const client = await setUp();
  const { data, errors } = await set(client, attribute, value);
  expect(errors).toBeUndefined();
  const { id } = data.startBulkEdit.job;
  await client.gateway.idle();
  const text = value.trim() || null;
  expect(await read(client, attribute)).toEqual([text, text, text]);
  const changed = before.filter((one) => one !== text).length;
  const { job } = await askFor(client, 'query ($id: ID!) { job(id: $id) { type counts { updated skipped } } }', { id });
  expect(job).toEqual({ type: 'BULK_EDIT', counts: { updated: changed, skipped: 3 - changed } });
  await askFor(client, 'mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }', { id });
  await client.gateway.idle();
  expect(await read(client, attribute)).toEqual(before);
});

test('keeps other values, and the name that a product has the attribute under', async () => {
  const client = await setUp();
  for (const [attribute, value] of [
    ['Weight', '2 kg'],
    ['seo-title', 'Sale'],
  ] as const) {
    expect((await set(client, attribute, value)).errors).toBeUndefined();
    await client.gateway.idle();
  }
  const query = `{ products(input: { catalogId: "2", sort: SKU, filter: { q: "SET-" } }) {
    data { attributes { name value } seo { description } } } }`;
  const { data } = (await askFor(client, query)).products;
  expect(data[0].attributes).toEqual([
    { name: 'Material', value: 'Wool' },
    { name: 'Weight', value: '2 kg' },
  ]);
  expect(data[2].attributes).toEqual([{ name: 'WEIGHT', value: '2 kg' }]);
  expect(data[1].seo.description).toBe('Kept');
});

const attribute = 'steps[0].value.field.attribute';
const value = 'steps[0].value.change.set';

test.each([
  ['an unknown attribute', 'brnd', 'A', { [attribute]: 'No attribute has the code brnd. The nearest one is brand.' }],
  ['a field of each product', 'gtin', '4006381333931', { [attribute]: expect.stringContaining('can’t change GTIN') }],
  ['the slug', 'slug', '', { [value]: expect.stringContaining('its own value of Slug') }],
  ['a unique attribute', 'serial', '1', { [value]: expect.stringContaining('its own value of Serial') }],
  ['a weight without a unit', 'weight', '5', { [value]: expect.stringContaining('Example: 1.5 g.') }],
  ['an image of another type', 'badge', '/a.gif', { [value]: expect.stringContaining('file types: PNG.') }],
  ['an unknown condition', 'condition', 'Usd', { [value]: expect.stringContaining('Did you mean “Used”?') }],
  [
    'a product that does not exist',
    'pairs',
    'NONE',
    { [value]: expect.stringContaining('Enter the SKU of a product.') },
  ],
])('rejects %s', async (_, code, text, fields) => {
  const client = await setUp();
  const { errors } = await set(client, code, text);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields });
});

test('rejects another number of products than expected, and an account without the permission', async () => {
  const client = await setUp();
  expect((await set(client, 'brand', 'A', 2)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  await client.signIn('client@demo.com', 'client');
  expect((await set(client, 'brand', 'A')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
