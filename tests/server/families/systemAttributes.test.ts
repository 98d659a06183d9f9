import { expect, test } from 'vitest';
import { listStored } from '../../support/stored';
import {
  askFor,
  createFamily,
  createProduct,
  createTestClient,
  missingAttributes,
  updateFamily,
  type TestClient,
} from './familyClient';

const listed = (code: string) => ({ code, isRequired: false });
const required = (code: string, requiredInChannels: string[] = []) => ({ code, isRequired: true, requiredInChannels });

const measure = async (client: TestClient, id: string, channel: string | null = null) => {
  const query = `query ($id: ID!, $channel: String) { product(id: $id) { completeness(channel: $channel) {
    ratio missing { code label field } } } }`;
  return (await askFor(client, query, { id, channel })).product.completeness;
};

const addBook = async (client: TestClient, fields: Record<string, unknown> = {}, family = 'books') =>
  (await createProduct(client, 'BOOK-1', { family, ...fields })).data.createProduct.product.id as string;

/** The codes of what an empty product lacks; its name, from which the slug is made, is all that it has. */
const DEFAULTS = ['description', 'brand', 'categories', 'attributes', 'prices', 'media', 'identifier', 'seo'];
const without = (...codes: string[]) => DEFAULTS.filter((code) => !codes.includes(code));

test.each<[string, { code: string; isRequired: boolean }[], string[]]>([
  ['no system attribute', [listed('warranty')], DEFAULTS],
  ['an optional brand', [listed('brand')], without('brand')],
  ['a required brand', [required('brand')], [...without('brand'), 'brand']],
  ['a required GTIN', [required('gtin')], [...without('identifier'), 'gtin']],
  ['an optional part number', [listed('mpn')], without('identifier')],
  [
    'required images and an optional description',
    [required('media'), listed('description')],
    [...without('media', 'description'), 'media'],
  ],
  ['an optional SEO title', [listed('seo-title')], [...without('seo'), 'seo-description']],
  ['a required SEO title', [required('seo-title')], [...without('seo'), 'seo-description', 'seo-title']],
  ['optional SEO texts', [listed('seo-title'), listed('seo-description')], without('seo')],
  ['a required height', [required('height')], [...DEFAULTS, 'height']],
])('a product of a family with %s', async (_, attributes, codes) => {
  const client = await createTestClient();
  await createFamily(client, 'Books', { attributes });
  const { missing, ratio } = await measure(client, await addBook(client));
  const found = missing.map(({ code }: { code: string }) => code);
  expect(found.toSorted()).toEqual(codes.toSorted());
  const filled = 2;
  expect(ratio).toBeCloseTo(filled / (filled + codes.length));
});

test('a brand that one channel requires is missing there, and is linked to its field', async () => {
  const client = await createTestClient();
  const [web, shop] = (await askFor(client, '{ catalog(id: "1") { channels } }')).catalog.channels as string[];
  await createFamily(client, 'Books', { attributes: [required('brand', [web!])] });
  const id = await addBook(client);
  expect((await measure(client, id, web)).missing).toContainEqual({ code: 'brand', label: 'Brand', field: 'brand' });
  expect((await measure(client, id, shop)).missing).not.toContainEqual(expect.objectContaining({ code: 'brand' }));
  expect(await missingAttributes(client, id)).toMatchObject([
    { field: 'brand', message: 'Brand is required in the family Books.', severity: 'WARNING' },
  ]);
});

test.each<[string, string, Record<string, unknown>, boolean]>([
  ['the GTIN of each variant', 'gtin', { variants: [{ sku: 'V', gtin: '4006381333931', options: [] }] }, true],
  ['no GTIN of a variant', 'gtin', { variants: [{ sku: 'V', options: [] }] }, false],
  ['a part number', 'mpn', { mpn: 'X-1' }, true],
  ['an SEO title', 'seo-title', { seo: { title: 'Books', description: '' } }, true],
  ['a condition', 'condition', { attributes: [{ name: 'Condition', value: 'Used' }] }, true],
  ['no condition', 'condition', {}, false],
])('with %s, the required %s is there or not', async (_, code, fields, isThere) => {
  const client = await createTestClient();
  await createFamily(client, 'Books', { attributes: [required(code)] });
  const id = await addBook(client, fields);
  expect(await missingAttributes(client, id)).toHaveLength(isThere ? 0 : 1);
});

test.each(['name', 'slug', 'description', 'media'])(
  'a missing %s has only the issue of every product',
  async (code) => {
    const client = await createTestClient();
    await createFamily(client, 'Books', { attributes: [required(code)] });
    expect(await missingAttributes(client, await addBook(client, { name: '', slug: '' }))).toEqual([]);
  },
);

test('the setting changes the stored completeness of the products of the family only', async () => {
  const client = await createTestClient();
  const { data } = await createFamily(client, 'Books', { attributes: [] });
  const id = await addBook(client);
  const other = (await createProduct(client, 'OTHER')).data.createProduct.product.id;
  const read = async (product: string) => (await measure(client, product)).ratio;
  const before = await read(id);
  expect(before).toBeCloseTo(0.2);
  const change = await updateFamily(client, { id: data.createFamily.family.id, attributes: [listed('brand')] });
  expect(change.data.updateFamily.jobs).toMatchObject([{ type: 'VALIDATE', catalog: { id: '1' } }]);
  await client.gateway.idle();
  expect(await read(id)).toBeCloseTo(2 / 9);
  expect(await read(other)).toBe(before);
});

test('a family applies in a workspace without definitions and channels', async () => {
  const client = await createTestClient();
  for (const { id } of await listStored(
    client.gateway,
    'attributeDefinitions',
    ({ deletedAt }) => deletedAt === undefined,
  )) {
    await askFor(client, 'mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId } }', { id });
  }
  await createFamily(client, 'Books', { attributes: [required('brand')] });
  await client.gateway.idle();
  expect(await missingAttributes(client, await addBook(client))).toMatchObject([{ field: 'brand' }]);
});
