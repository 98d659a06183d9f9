import { expect, test } from 'vitest';
import {
  askFor,
  changeFamily,
  createFamily,
  createProduct,
  createTestClient,
  defineSelects,
  FIELDS,
  updateFamily,
} from './familyClient';

const required = (code: string, requiredInChannels: string[] = []) => ({ code, isRequired: true, requiredInChannels });

test('a family gets a code and its attributes in their order, and is read back', async () => {
  const client = await createTestClient();
  await defineSelects(client, 'Size');
  const { data } = await createFamily(client, 'Winter Jackets', {
    attributes: [required('size', ['web']), { code: 'weight' }],
    variantAxes: ['size'],
  });
  expect(data.createFamily).toMatchObject({
    family: {
      code: 'winter-jackets',
      label: 'Winter Jackets',
      attributeCount: 2,
      attributes: [
        { attribute: { code: 'size' }, isRequired: true, requiredInChannels: ['web'] },
        { attribute: { code: 'weight' }, isRequired: false, requiredInChannels: [] },
      ],
      variantAxes: [{ code: 'size' }],
      usage: { products: 0, catalogs: [] },
    },
    jobs: [],
  });
  const { id } = data.createFamily.family;
  const read = await askFor(client, `query ($id: ID!) { family(id: $id) { ${FIELDS} } }`, { id });
  expect(read.family).toEqual(data.createFamily.family);
  const moved = await updateFamily(client, { id, attributes: [{ code: 'weight' }, { code: 'size' }] });
  expect(moved.data.updateFamily.family).toMatchObject({
    attributes: [{ attribute: { code: 'weight' } }, { attribute: { code: 'size' }, isRequired: false }],
    variantAxes: [{ code: 'size' }],
  });
});

test.each([
  [
    'no English label',
    { labels: [{ locale: 'de', text: 'Hemden' }] },
    'INVALID',
    { labels: 'Enter an English label.' },
  ],
  ['a code in capitals', { code: 'SHIRTS' }, 'INVALID', { code: expect.stringContaining('Example:') }],
  ['a code that is taken', { code: 'clothing' }, 'CONFLICT', { code: expect.stringContaining('clothing') }],
  [
    'an attribute that is not defined',
    { attributes: [{ code: 'wieght' }] },
    'INVALID',
    { 'attributes[0].code': 'No attribute has the code wieght. Use weight, or define the attribute first.' },
  ],
  [
    'a channel that no catalog has',
    { attributes: [required('weight', ['web', 'marketplece'])] },
    'INVALID',
    {
      'attributes[0].requiredInChannels':
        'No channel has the code marketplece. Use marketplace, or create the channel first.',
    },
  ],
  [
    'an attribute twice',
    { attributes: [{ code: 'weight' }, { code: 'weight' }] },
    'INVALID',
    { 'attributes[1].code': 'The attribute weight is already in the list.' },
  ],
  [
    'variants by an attribute that the family does not have',
    { attributes: [{ code: 'weight' }], variantAxes: ['wieght'] },
    'INVALID',
    { 'variantAxes[0]': expect.stringContaining('Use weight, or add it to the family first.') },
  ],
  [
    'variants by a measurement',
    { attributes: [{ code: 'weight' }], variantAxes: ['weight'] },
    'INVALID',
    { 'variantAxes[0]': 'Weight can’t tell variants apart. Use an attribute of the type “Single select”.' },
  ],
  [
    'four variant attributes',
    { attributes: ['a', 'b', 'c', 'd'].map((code) => ({ code })), variantAxes: ['a', 'b', 'c', 'd'] },
    'INVALID',
    { variantAxes: 'Use 3 variant attributes or fewer.' },
  ],
])('rejects %s', async (_, fields, code, messages) => {
  const client = await createTestClient();
  await defineSelects(client, 'A', 'B', 'C', 'D');
  const { errors } = await createFamily(client, 'Shirts', fields);
  expect(errors?.[0]?.extensions).toMatchObject({ code, fields: messages });
});

test('lists are searched, sorted, and paged', async () => {
  const client = await createTestClient({ demoProducts: 30 });
  await createFamily(client, 'Books', {
    labels: [
      { locale: 'en', text: 'Books' },
      { locale: 'de', text: 'Bücher' },
    ],
  });
  const list = async (input: object) => {
    const query = 'query ($input: FamilyListInput) { families(input: $input) { families { code } totalDocs } }';
    return (await askFor(client, query, { input })).families.families.map(({ code }: { code: string }) => code);
  };
  expect(await list({})).toEqual(['books', 'clothing', 'home-goods', 'outdoor-gear']);
  expect(await list({ q: 'büch' })).toEqual(['books']);
  expect(await list({ sort: 'ATTRIBUTES' })).toEqual(['books', 'home-goods', 'clothing', 'outdoor-gear']);
  expect(await list({ sort: 'PRODUCTS', direction: 'DESC', perPage: 1 })).toEqual(['outdoor-gear']);
  expect(await list({ page: 2, perPage: 3 })).toEqual(['outdoor-gear']);
});

test('counts the products of a family by catalog, and follows their changes', async () => {
  const client = await createTestClient();
  const { data } = await createFamily(client, 'Shirts');
  const { id } = data.createFamily.family;
  const usage = async () =>
    (await askFor(client, `query ($id: ID!) { family(id: $id) { ${FIELDS} } }`, { id })).family.usage;
  const { product } = (await createProduct(client, 'A', { family: 'shirts' })).data.createProduct;
  await createProduct(client, 'B', { family: 'shirts' });
  await createProduct(client, 'C', { family: 'shirts' }, '2');
  expect(await usage()).toEqual({
    products: 3,
    catalogs: [
      { products: 2, catalog: { id: '1' } },
      { products: 1, catalog: { id: '2' } },
    ],
  });
  await askFor(client, 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { isSaved } }', {
    input: { id: product.id, revision: product.revision, family: null },
  });
  expect(await usage()).toMatchObject({ products: 2 });
});

test('an attribute names the families that have it', async () => {
  const client = await createTestClient();
  const query = '{ attributes(input: { perPage: 50 }) { attributes { code families { code } } } }';
  const { attributes } = (await askFor(client, query)).attributes;
  const families = ['outdoor-gear', 'clothing', 'home-goods'].map((code) => ({ code }));
  expect(attributes).toContainEqual({ code: 'weight', families });
  expect(attributes).toContainEqual({ code: 'fit', families: [families[1]] });
});

test('an attribute whose definition is deleted is not in the family until it is restored', async () => {
  const client = await createTestClient();
  const attributes = async () =>
    (await askFor(client, '{ family(id: "1") { attributes { attribute { code } } } }')).family.attributes;
  const before = await attributes();
  await askFor(client, 'mutation { deleteAttribute(input: { id: "2" }) { deletedId } }');
  expect(before[1]).toEqual({ attribute: { code: 'warranty' } });
  expect(await attributes()).toEqual(before.toSpliced(1, 1));
  await askFor(client, 'mutation { restoreAttribute(input: { id: "2" }) { attribute { id } } }');
  expect(await attributes()).toEqual(before);
});

test('products keep their family while it is deleted', async () => {
  const client = await createTestClient();
  const { id } = (await createFamily(client, 'Shirts')).data.createFamily.family;
  const { product } = (await createProduct(client, 'A', { family: 'shirts' })).data.createProduct;
  const family = async () =>
    (await askFor(client, 'query ($id: ID!) { product(id: $id) { family { code } } }', { id: product.id })).product
      .family;
  expect((await changeFamily(client, 'delete', id)).data.deleteFamily.deletedId).toBe(id);
  expect(await family()).toBeNull();
  const read = await client.ask('query ($id: ID!) { family(id: $id) { id } }', { id });
  expect(read.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  expect((await changeFamily(client, 'restore', id)).data.restoreFamily.family).toEqual({ code: 'shirts' });
  expect(await family()).toEqual({ code: 'shirts' });

  await changeFamily(client, 'delete', id);
  await createFamily(client, 'Shirts');
  expect((await changeFamily(client, 'restore', id)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('an account without the permission reads or changes nothing', async () => {
  const client = await createTestClient();
  await client.signIn('client@demo.com', 'client');
  for (const query of ['{ families { totalDocs } }', 'mutation { deleteFamily(input: { id: "1" }) { deletedId } }']) {
    expect((await client.refusal(query))?.code).toBe('FORBIDDEN');
  }
});
