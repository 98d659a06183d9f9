import { expect, test } from 'vitest';
import {
  askFor,
  changeFamily,
  createFamily,
  createProduct,
  createTestClient,
  defineSelects,
  missingAttributes,
  updateFamily,
  type TestClient,
} from './familyClient';

const required = (code: string, requiredInChannels: string[] = []) => ({ code, isRequired: true, requiredInChannels });

const channelOf = async (client: TestClient) =>
  (await askFor(client, '{ catalog(id: "1") { channels } }')).catalog.channels[0] as string;

const one = (name: string, value: string) => ({ attributes: [{ name, value }] });
const variants = (...sizes: string[]) => ({
  variants: sizes.map((value, at) => ({ sku: `V${at}`, options: [{ name: 'Size', value }] })),
});

const ownOf = (...sizes: string[]) => ({
  variants: sizes.map((value, at) => ({ sku: `V${at}`, options: [], attributes: [{ name: 'Size', value }] })),
});

test.each<[string, boolean, (channel: string) => { requiredIn?: string[]; product: Record<string, unknown> }]>([
  ['no value', true, () => ({ product: {} })],
  ['a blank value', true, () => ({ product: one('Size', ' ') })],
  ['a value', false, () => ({ product: one('Size', 'One') })],
  ['a value under another spelling of its name', false, () => ({ product: one('SIZE', 'One') })],
  ['an option of each variant', false, () => ({ product: variants('One', 'Two') })],
  ['an option of only one variant', true, () => ({ product: variants('One', '') })],
  ['an attribute of each variant', false, () => ({ product: ownOf('One', 'Two') })],
  ['an attribute of only one variant', true, () => ({ product: ownOf('One', ' ') })],
  ['no value in a channel that requires it', true, (web) => ({ requiredIn: [web, 'other'], product: {} })],
  ['no value, and no channel that requires it', false, () => ({ requiredIn: ['other'], product: {} })],
  [
    'a value for the channel that requires it',
    false,
    (web) => ({ requiredIn: [web], product: { values: [{ attribute: 'size', channel: web, text: 'One' }] } }),
  ],
])('a product with %s: missing is %s', async (_, isMissing, given) => {
  const client = await createTestClient();
  await defineSelects(client, 'Size');
  await askFor(client, 'mutation { createChannel(input: { code: "other" }) { channel { id } } }');
  const { requiredIn, product } = given(await channelOf(client));
  await createFamily(client, 'Shirts', { attributes: [required('size', requiredIn)] });
  const { data } = await createProduct(client, 'A', { family: 'shirts', ...product });
  expect(await missingAttributes(client, data.createProduct.product.id)).toHaveLength(isMissing ? 1 : 0);
});

test('a finding names the family and the field', async () => {
  const client = await createTestClient();
  await defineSelects(client, 'Size');
  await createFamily(client, 'Shirts', { attributes: [required('size')] });
  const find = async (sku: string, fields: object) => {
    const { data } = await createProduct(client, sku, { family: 'shirts', ...fields });
    return missingAttributes(client, data.createProduct.product.id);
  };
  const finding = {
    code: 'ATTRIBUTE_MISSING',
    severity: 'WARNING',
    category: 'REQUIRED',
    field: 'attributes[size]',
    message: 'Size is required in the family Shirts.',
    suggestedFix: 'Enter a value for Size.',
  };
  expect(await find('A', {})).toEqual([finding]);
  expect(await find('B', one('Size', ''))).toEqual([{ ...finding, field: 'attributes[0].value' }]);
});

test('products are validated again when what their family requires changes', async () => {
  const client = await createTestClient();
  await defineSelects(client, 'Size');
  const { id } = (await createFamily(client, 'Shirts', { attributes: [{ code: 'size' }] })).data.createFamily.family;
  const product = (await createProduct(client, 'A', { family: 'shirts' })).data.createProduct.product.id;
  const check = async (count: number) => {
    await client.gateway.idle();
    expect(await missingAttributes(client, product)).toHaveLength(count);
  };
  const jobs = [{ type: 'VALIDATE', catalog: { id: '1' } }];
  await check(0);
  const changed = await updateFamily(client, { id, attributes: [required('size')] });
  expect(changed.data.updateFamily.jobs).toEqual(jobs);
  await check(1);
  expect((await changeFamily(client, 'delete', id)).data.deleteFamily.jobs).toEqual(jobs);
  await check(0);
  expect((await changeFamily(client, 'restore', id)).data.restoreFamily.jobs).toEqual(jobs);
  await check(1);

  // An order without another requirement changes nothing for products. A label is part of issues, in each language.
  const attributes = [{ code: 'weight' }, required('size')];
  expect((await updateFamily(client, { id, attributes })).data.updateFamily.jobs).toEqual([]);
  const labels = [
    { locale: 'en', text: 'Shirts' },
    { locale: 'de', text: 'Hemden' },
  ];
  expect((await updateFamily(client, { id, labels })).data.updateFamily.jobs).toEqual(jobs);
});

test('an attribute is no longer required when its definition is deleted', async () => {
  const client = await createTestClient();
  await createFamily(client, 'Shirts', { attributes: [required('warranty')] });
  const product = (await createProduct(client, 'A', { family: 'shirts' })).data.createProduct.product.id;
  expect(await missingAttributes(client, product)).toHaveLength(1);
  await askFor(client, 'mutation { deleteAttribute(input: { id: "2" }) { deletedId } }');
  await client.gateway.idle();
  expect(await missingAttributes(client, product)).toEqual([]);
  await askFor(client, 'mutation { restoreAttribute(input: { id: "2" }) { attribute { id } } }');
  await client.gateway.idle();
  expect(await missingAttributes(client, product)).toHaveLength(1);
});

test('the demo products have what their families require', async () => {
  const client = await createTestClient({ demoProducts: 30 });
  await askFor(client, 'mutation { validateCatalog(input: { catalogId: "1" }) { job { id } } }');
  await client.gateway.idle();
  const query = '{ products(input: { catalogId: "1", perPage: 50 }) { data { family { code } issues { code } } } }';
  const { data } = (await askFor(client, query)).products;
  expect(data.filter((product: { family: unknown }) => product.family === null)).toEqual([]);
  const codes = data.flatMap(({ issues }: { issues: { code: string }[] }) => issues.map(({ code }) => code));
  expect(codes).not.toContain('ATTRIBUTE_MISSING');
});
