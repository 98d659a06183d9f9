import { expect, test } from 'vitest';
import { addProduct, attributeIssues, createAttribute, createTestClient, FIELDS, toOptions } from './attributeClient';

const ask = async (client: Awaited<ReturnType<typeof createTestClient>>, query: string, variables = {}) => {
  const { data, errors } = await client.ask(query, variables);
  if (errors) throw new Error(errors[0]!.message);
  return data;
};

const settle = (client: Awaited<ReturnType<typeof createTestClient>>) => client.gateway.idle();

const UPDATE = `mutation ($input: UpdateAttributeInput!) {
  updateAttribute(input: $input) { attribute { ${FIELDS} } jobs { id type catalog { id } } }
}`;
const DELETE = 'mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId jobs { type } } }';
const RESTORE = 'mutation ($id: ID!) { restoreAttribute(input: { id: $id }) { attribute { code } jobs { type } } }';

/** Attributes of the demo that are options of variants. */
const OPTIONS = new Set(['capacity', 'color', 'size', 'volume']);

test('the demo products match the definitions of their attributes', async () => {
  const client = await createTestClient({ demoProducts: 30 });
  const list = `{ attributes(input: { perPage: 50, sort: TYPE, isSystem: false }) { attributes { ${FIELDS} } } }`;
  const { attributes } = (await ask(client, list)).attributes;
  expect(attributes).toHaveLength(23);
  expect([...new Set(attributes.map(({ type }: { type: string }) => type))]).toHaveLength(11);
  expect(attributes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'weight', units: [{ code: 'g' }, { code: 'kg' }] }),
      expect.objectContaining({ code: 'warranty', type: 'SELECT' }),
      expect.objectContaining({
        code: 'item-number',
        isUnique: true,
        usage: expect.objectContaining({ products: 24 }),
      }),
    ]),
  );
  for (const { id, code, usage } of attributes) {
    const preview = await ask(
      client,
      'query ($id: ID!) { attributePreview(input: { id: $id }) { checked mismatches } }',
      { id },
    );
    expect(preview.attributePreview.mismatches).toBe(0);
    // Values for languages and channels are checked, too, and options of variants where a family has them as axes.
    if (!OPTIONS.has(code)) expect(preview.attributePreview.checked).toBeGreaterThanOrEqual(usage.products);
  }
});

test('a definition gets a code, a position, and the defaults, and is read back', async () => {
  const client = await createTestClient();
  const { data } = await createAttribute(client, 'Outer Material', { group: 'Fabric' });
  expect(data.createAttribute).toMatchObject({
    attribute: {
      code: 'outer-material',
      name: 'Outer Material',
      label: 'Outer Material',
      type: 'TEXT',
      unitFamily: null,
      group: 'Fabric',
      position: 1,
      isLocalizable: false,
      isChannelSpecific: false,
      isUnique: false,
      rules: { min: null, max: null, decimals: null, maxLength: null, pattern: null, units: [], allowedTypes: [] },
      options: [],
      usage: { products: 0, catalogs: [] },
    },
    jobs: [],
  });
  const { id } = data.createAttribute.attribute;
  const read = await ask(client, `query ($id: ID!) { attribute(id: $id) { ${FIELDS} } }`, { id });
  expect(read.attribute).toEqual(data.createAttribute.attribute);
  expect((await ask(client, '{ attributeGroups }')).attributeGroups).toEqual(
    expect.arrayContaining(['Fabric', 'Logistics', 'Service']),
  );
});

test('labels fall back from a region to its language and then to English', async () => {
  const client = await createTestClient();
  const labels = [
    { locale: 'en', text: 'Shade' },
    { locale: 'de', text: 'Farbe' },
  ];
  const { data } = await client.ask(
    `mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute {
      en: label de: label(locale: "de-AT") fr: label(locale: "fr") } } }`,
    { input: { labels } },
  );
  expect(data.createAttribute.attribute).toEqual({ en: 'Shade', de: 'Farbe', fr: 'Shade' });
});

test.each([
  ['no English label', { labels: [{ locale: 'de', text: 'Farbe' }] }, 'INVALID', { labels: 'Enter an English label.' }],
  ['a measurement of nothing', { type: 'MEASUREMENT' }, 'INVALID', { unitFamily: 'Select what the unit measures.' }],
  ['a selection of nothing', { type: 'SELECT' }, 'INVALID', { options: 'Add at least one option.' }],
  [
    'the same option twice',
    { type: 'SELECT', options: toOptions('Red', 'red') },
    'INVALID',
    { 'options[1].labels': 'Another option has the same code. Enter a different label.' },
  ],
  [
    'a maximum below the minimum',
    { type: 'NUMBER', rules: { min: 2, max: 1 } },
    'INVALID',
    { 'rules.max': 'Enter a maximum that is not below the minimum.' },
  ],
  [
    'a broken pattern',
    { rules: { pattern: '(' } },
    'INVALID',
    { 'rules.pattern': expect.stringContaining('Example:') },
  ],
  [
    'a pattern with a look-ahead',
    { rules: { pattern: '(?=a)b' } },
    'INVALID',
    { 'rules.pattern': expect.stringContaining('Example:') },
  ],
  ['a code in capitals', { code: 'COLOR' }, 'INVALID', { code: expect.stringContaining('Example:') }],
  ['a code that is taken', { code: 'weight' }, 'CONFLICT', { code: expect.stringContaining('weight') }],
])('rejects %s', async (_, fields, code, messages) => {
  const client = await createTestClient();
  const { errors } = await createAttribute(client, 'Thing', fields);
  expect(errors?.[0]?.extensions).toMatchObject({ code, fields: messages });
});

test('only what applies to the type is kept', async () => {
  const client = await createTestClient();
  const rules = { min: 1, maxLength: 5, units: ['kg'], allowedTypes: ['PNG'] };
  const { data } = await createAttribute(client, 'Thing', {
    type: 'NUMBER',
    unitFamily: 'WEIGHT',
    rules,
    options: toOptions('A'),
  });
  expect(data.createAttribute.attribute).toMatchObject({
    unitFamily: null,
    rules: { min: '1', maxLength: null, units: [], allowedTypes: [] },
    options: [],
  });
});

test('a change revalidates the catalogs whose products have the attribute', async () => {
  const client = await createTestClient();
  const first = await addProduct(client, 'A', { Reach: 'long' });
  const other = await addProduct(client, 'B', { Reach: '5' }, '2');
  const { data } = await createAttribute(client, 'Reach', { type: 'NUMBER' });
  const { attribute, jobs } = data.createAttribute;
  expect(jobs).toMatchObject([
    { type: 'VALIDATE', catalog: { id: '1' } },
    { type: 'VALIDATE', catalog: { id: '2' } },
  ]);
  expect(attribute.usage).toEqual({
    products: 2,
    catalogs: [
      { products: 1, catalog: { id: '1' } },
      { products: 1, catalog: { id: '2' } },
    ],
  });
  await settle(client);
  expect(await attributeIssues(client, first)).toHaveLength(1);
  expect(await attributeIssues(client, other)).toEqual([]);

  const input = { id: attribute.id, rules: { max: 4 } };
  expect((await ask(client, UPDATE, { input })).updateAttribute.jobs).toHaveLength(2);
  await settle(client);
  expect(await attributeIssues(client, other)).toEqual([expect.objectContaining({ code: 'ATTRIBUTE_RANGE' })]);

  const moved = { id: attribute.id, group: 'Size' };
  expect((await ask(client, UPDATE, { input: moved })).updateAttribute.jobs).toEqual([]);

  // Issues name the attribute by its label in each language.
  const labels = [
    { locale: 'en', text: 'Reach' },
    { locale: 'de', text: 'Länge' },
  ];
  const renamed = await ask(client, UPDATE, { input: { id: attribute.id, labels } });
  expect(renamed.updateAttribute.jobs).toHaveLength(2);
});

test('products of a catalog in which another job is running are checked after it', async () => {
  const client = await createTestClient({ demoProducts: 600 });
  const product = await addProduct(client, 'A', { Length: 'long' });
  await client.ask('mutation { validateCatalog(input: { catalogId: "1" }) { job { id } } }');
  const { data } = await createAttribute(client, 'Length', { type: 'NUMBER' });
  const { attribute, jobs } = data.createAttribute;
  expect(jobs).toMatchObject([{ type: 'VALIDATE', catalog: { id: '1' } }]);
  const waitsFor = async () =>
    (await ask(client, 'query ($id: ID!) { job(id: $id) { waitsFor { type status } } }', { id: jobs[0].id })).job
      .waitsFor;
  expect(await waitsFor()).toMatchObject({ type: 'VALIDATE' });
  // One that waits checks all changes.
  const again = await ask(client, UPDATE, { input: { id: attribute.id, rules: { max: 4 } } });
  expect(again.updateAttribute.jobs).toEqual(jobs);
  await settle(client);
  expect(await waitsFor()).toBeNull();
  expect(await attributeIssues(client, product)).toHaveLength(1);
});

test('deleting removes the issues and undo brings them back', async () => {
  const client = await createTestClient();
  const product = await addProduct(client, 'A', { Length: 'long' });
  const { id } = (await createAttribute(client, 'Length', { type: 'NUMBER' })).data.createAttribute.attribute;
  await settle(client);
  expect(await ask(client, DELETE, { id })).toEqual({
    deleteAttribute: { deletedId: id, jobs: [{ type: 'VALIDATE' }] },
  });
  await settle(client);
  expect(await attributeIssues(client, product)).toEqual([]);
  expect((await client.refusal('query ($id: ID!) { attribute(id: $id) { id } }', { id }))?.code).toBe('NOT_FOUND');
  expect((await ask(client, RESTORE, { id })).restoreAttribute).toEqual({
    attribute: { code: 'length' },
    jobs: [{ type: 'VALIDATE' }],
  });
  await settle(client);
  expect(await attributeIssues(client, product)).toHaveLength(1);

  await ask(client, DELETE, { id });
  await settle(client);
  await createAttribute(client, 'Length');
  expect((await client.refusal(RESTORE, { id }))?.code).toBe('CONFLICT');
});

test('products that have an attribute only for a language or a channel count as having it', async () => {
  const client = await createTestClient();
  const add = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }`;
  const values = [
    { attribute: 'girth', locale: 'de', text: 'breit' },
    { attribute: 'girth', channel: 'web', text: 'wide' },
    { attribute: 'name', locale: 'de', text: 'Zelt' },
  ];
  const input = { catalogId: '1', name: 'Tent', values };
  await ask(client, add, { input: { ...input, sku: 'A', attributes: [{ name: 'Girth', value: '5' }] } });
  await ask(client, add, { input: { ...input, sku: 'B' } });
  await ask(client, add, { input: { ...input, sku: 'C' } });
  const list = `{ undefinedAttributes(input: { q: "girth" }) { attributes { code name names usage { products } } } }`;
  expect((await ask(client, list)).undefinedAttributes.attributes).toEqual([
    { code: 'girth', name: 'Girth', names: ['Girth'], usage: { products: 3 } },
  ]);
  const { attribute } = (await createAttribute(client, 'Girth', { isLocalizable: true })).data.createAttribute;
  expect(attribute.usage).toEqual({ products: 3, catalogs: [{ products: 3, catalog: { id: '1' } }] });
  const preview = `query ($input: AttributePreviewInput!) { attributePreview(input: $input) { checked mismatches } }`;
  const tried = await ask(client, preview, { input: { id: attribute.id, type: 'NUMBER' } });
  expect(tried.attributePreview).toEqual({ checked: 7, mismatches: 6 });
});

test('an attribute that products only have for a language is found by its code, and defined with it', async () => {
  const client = await createTestClient();
  const add = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }`;
  const values = [{ attribute: 'girth', locale: 'de', text: '5' }];
  const own = [{ name: 'Girth', value: '5' }];
  const { product } = (
    await ask(client, add, { input: { catalogId: '1', sku: 'A', name: 'Tent', values, attributes: own } })
  ).createProduct;
  const edit = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { isSaved } }`;
  await ask(client, edit, { input: { id: product.id, revision: 1, attributes: [] } });
  const list = `{ undefinedAttributes(input: { q: "girth" }) { attributes { name names suggestion { type } } } }`;
  expect((await ask(client, list)).undefinedAttributes.attributes).toEqual([
    { name: 'girth', names: [], suggestion: { type: 'NUMBER' } },
  ]);
  const define = `mutation { defineAttributes(input: { codes: ["girth"] }) { attributes { code label name type } } }`;
  expect((await ask(client, define)).defineAttributes.attributes).toEqual([
    { code: 'girth', label: 'girth', name: 'girth', type: 'NUMBER' },
  ]);
});

test('a change of type is tried before it is made', async () => {
  const client = await createTestClient();
  await addProduct(client, 'A', { Length: '5' });
  const product = await addProduct(client, 'B', { length: 'long' });
  const { id } = (await createAttribute(client, 'Length')).data.createAttribute.attribute;
  const query = `query ($input: AttributePreviewInput!) { attributePreview(input: $input) {
    checked mismatches examples { catalogId productId productName value message } } }`;
  expect((await ask(client, query, { input: { id, type: 'NUMBER' } })).attributePreview).toEqual({
    checked: 2,
    mismatches: 1,
    examples: [
      {
        catalogId: '1',
        productId: product,
        productName: 'B',
        value: 'long',
        message: 'The value “long” of Length isn’t a number.',
      },
    ],
  });
  expect((await ask(client, `query ($id: ID!) { attribute(id: $id) { type } }`, { id })).attribute.type).toBe('TEXT');
  const selection = await client.ask(query, { input: { id, type: 'SELECT' } });
  expect(selection.errors?.[0]?.extensions?.fields).toEqual({ options: 'Add at least one option.' });
});

test('a text becomes a formatted text and back, and says which values contain unsafe HTML', async () => {
  const client = await createTestClient();
  await addProduct(client, 'A', { Washing: '<p>Wash <b>cold</b></p>' });
  await addProduct(client, 'B', { Washing: '<p onclick="bad()">Dry</p>' });
  const { id } = (await createAttribute(client, 'Washing')).data.createAttribute.attribute;
  const preview = async (type: string) => {
    const query = `query ($input: AttributePreviewInput!) { attributePreview(input: $input) {
      checked mismatches examples { value } } }`;
    return (await ask(client, query, { input: { id, type } })).attributePreview;
  };
  const example = { value: '<p onclick="bad()">Dry</p>' };
  expect(await preview('RICH_TEXT')).toEqual({ checked: 2, mismatches: 1, examples: [example] });
  const change = `mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { attribute { rules { maxLength pattern } } } }`;
  const input = { id, type: 'RICH_TEXT', rules: { maxLength: 9, pattern: 'x' } };
  const changed = (await ask(client, change, { input })).updateAttribute.attribute;
  expect(changed.rules).toEqual({ maxLength: 9, pattern: null });
  expect(await preview('TEXT')).toEqual({ checked: 2, mismatches: 2, examples: expect.any(Array) });
});

test('lists are searched, filtered, and sorted', async () => {
  const client = await createTestClient();
  await addProduct(client, 'A', { Length: '5' });
  await createAttribute(client, 'Length', { type: 'NUMBER', group: 'Size' });
  await createAttribute(client, 'Width', { type: 'NUMBER', group: 'Size' });
  await createAttribute(client, 'Shade', { type: 'SELECT', options: toOptions('Red') });
  const list = async (input: object) => {
    const query = 'query ($input: AttributeListInput) { attributes(input: $input) { attributes { code } totalDocs } }';
    return (await ask(client, query, { input })).attributes.attributes.map(({ code }: { code: string }) => code);
  };
  const codes = ['shade', 'weight', 'warranty', 'length', 'width'];
  expect((await list({ perPage: 50 })).filter((code: string) => codes.includes(code))).toEqual(codes);
  expect(await list({ q: 'red' })).toEqual(['shade']);
  expect(await list({ q: 'gewi' })).toEqual(['weight']);
  expect(await list({ type: 'NUMBER' })).toEqual(['pieces', 'length', 'width']);
  expect(await list({ group: 'Size', sort: 'LABEL', direction: 'DESC' })).toEqual(['width', 'length']);
  expect(await list({ sort: 'PRODUCTS', direction: 'DESC', perPage: 1 })).toHaveLength(1);
});

test('attributes in use are proposed and defined at once, so that no value becomes an issue', async () => {
  const client = await createTestClient();
  const values: Record<string, string[]> = {
    Rating: ['4.5', '3', '5'],
    Girth: ['20 cm', '1 m', '3 in'],
    Washable: ['yes', 'no', 'yes'],
    Since: ['2026-01-01', '2025-12-31', '2026-01-01'],
    Manual: ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'],
    Fabric: ['Wool', 'Wool', 'Wool'],
    Article: ['0012', '0013', '0014'],
    Note: ['One thing', 'Another', 'A third, and so on'],
    Mixed: ['20 cm', '3 kg', '1 m'],
  };
  const ids: string[] = [];
  for (const at of [0, 1, 2]) {
    const attributes = Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all[at]!]));
    ids.push(await addProduct(client, `P${at}`, attributes));
  }
  const query = `{ undefinedAttributes(input: { perPage: 50 }) { attributes { code name usage { products }
    suggestion { type unitFamily options examples } } } }`;
  const found = (await ask(client, query)).undefinedAttributes.attributes;
  const types = Object.fromEntries(
    found
      .filter(({ name }: { name: string }) => name in values)
      .map(({ name, suggestion }: { name: string; suggestion: { type: string } }) => [name, suggestion.type]),
  );
  expect(types).toEqual({
    Rating: 'NUMBER',
    Girth: 'MEASUREMENT',
    Washable: 'BOOLEAN',
    Since: 'DATE',
    Manual: 'URL',
    Fabric: 'SELECT',
    Article: 'TEXT',
    Note: 'TEXT',
    Mixed: 'TEXT',
  });
  const codes = found.map(({ code }: { code: string }) => code);
  const define = `mutation ($codes: [String!]!) { defineAttributes(input: { codes: $codes }) { attributes { code } } }`;
  const defined = await ask(client, define, { codes: [...codes, 'weight', 'unknown'] });
  expect(defined.defineAttributes.attributes).toHaveLength(codes.length);
  expect((await ask(client, query)).undefinedAttributes.attributes).toEqual([]);
  await ask(client, 'mutation { validateCatalog(input: { catalogId: "1" }) { job { id } } }');
  await settle(client);
  for (const id of ids) expect(await attributeIssues(client, id)).toEqual([]);
});

test('an account without the permission reads or changes nothing', async () => {
  const client = await createTestClient();
  await client.signIn('client@demo.com', 'client');
  for (const query of [
    '{ attributes { totalDocs } }',
    '{ undefinedAttributes { totalDocs } }',
    'mutation { deleteAttribute(input: { id: "1" }) { deletedId } }',
    'mutation { defineAttributes(input: { codes: ["material"] }) { attributes { id } } }',
  ]) {
    expect((await client.refusal(query))?.code).toBe('FORBIDDEN');
  }
});
