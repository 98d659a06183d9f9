import { expect, test } from 'vitest';
import { createAttribute as defineAttribute } from '#server/domain/attributes/attributeWrites';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import type { JobMode } from '#server/types.generated';
import { createTestContext, soundProduct } from '../catalogs/domainContext';
import { getIssues, startFile } from '../imports/jobs/importSetup';
import { jobNow, runJobs } from '../jobs/engine';
import { addProduct, attributeIssues, createAttribute, createTestClient } from './attributeClient';
import type { TestClient } from '../../support/testClient';

const UNIQUE = { isUnique: true };
const DUPLICATE = 'ATTRIBUTE_DUPLICATE';

const codesOf = async (client: TestClient, id: string) =>
  (await attributeIssues(client, id)).map(({ code }: { code: string }) => code);

test.each([
  ['a text', {}, 'SN-1', 'SN-1', true],
  ['a text with blanks around it', {}, 'SN-1', ' SN-1 ', true],
  ['another text', {}, 'SN-1', 'SN-2', false],
  ['a text in another case', {}, 'SN-1', 'sn-1', false],
  ['a number in another spelling', { type: 'NUMBER' }, '1.5', '1,50', true],
  ['another number', { type: 'NUMBER' }, '1.5', '1.51', false],
  ['a date', { type: 'DATE' }, '2026-03-01', '2026-03-01', true],
  ['a URL', { type: 'URL' }, 'https://example.com/a', 'https://example.com/a', true],
])('%s', async (_, fields, first, second, isDuplicate) => {
  const client = await createTestClient();
  await createAttribute(client, 'Serial', { ...fields, ...UNIQUE });
  await addProduct(client, 'A', { Serial: first });
  expect(await codesOf(client, await addProduct(client, 'B', { serial: second }))).toEqual(
    isDuplicate ? [DUPLICATE] : [],
  );
});

test('the issue names the value, the attribute, and the field', async () => {
  const client = await createTestClient();
  await createAttribute(client, 'Serial number', UNIQUE);
  await addProduct(client, 'A', { 'Serial number': 'SN-1' });
  const id = await addProduct(client, 'B', { Size: 'M', 'Serial number': 'SN-1' });
  expect(await attributeIssues(client, id)).toEqual([
    {
      code: DUPLICATE,
      severity: 'WARNING',
      field: 'attributes[1].value',
      message: 'The value “SN-1” of Serial number is already used by another product in this catalog.',
      suggestedFix: 'Enter a value that no other product has.',
    },
  ]);
});

test('a blank value, another catalog, and a deleted definition have no duplicates', async () => {
  const client = await createTestClient();
  const { data } = await createAttribute(client, 'Serial', UNIQUE);
  await addProduct(client, 'A', { Serial: ' ' });
  expect(await codesOf(client, await addProduct(client, 'B', { Serial: '' }))).toEqual([]);
  await addProduct(client, 'C', { Serial: '1' });
  expect(await codesOf(client, await addProduct(client, 'C', { Serial: '1' }, '2'))).toEqual([]);
  const { id } = data.createAttribute.attribute;
  await client.ask('mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId } }', { id });
  expect(await codesOf(client, await addProduct(client, 'D', { Serial: '1' }))).toEqual([]);
});

test('two variants must not share a value, but a variant can have that of its product', async () => {
  const client = await createTestClient();
  await createAttribute(client, 'Serial', UNIQUE);
  const add = async (sku: string, own: string, ...ofVariants: string[]) => {
    const { data } = await client.ask(
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
      {
        input: {
          catalogId: '1',
          sku,
          name: sku,
          attributes: [{ name: 'Serial', value: own }],
          variants: ofVariants.map((value, at) => ({
            sku: `${sku}-${at}`,
            options: [{ name: 'Size', value: String(at) }],
            attributes: [{ name: 'Serial', value }],
          })),
        },
      },
    );
    return attributeIssues(client, data.createProduct.product.id);
  };
  expect(await add('A', '1', '1', '2')).toEqual([]);
  expect(await add('B', '3', '4', '5', '4')).toEqual([
    expect.objectContaining({
      field: 'variants[2].attributes[0].value',
      message: 'Variants 1 and 3 have the same value of Serial: 4.',
    }),
  ]);
  expect(await add('C', '6', '7', '2')).toEqual([
    expect.objectContaining({ code: DUPLICATE, field: 'variants[1].attributes[0].value' }),
  ]);
});

test('only texts, numbers, dates, and URLs can be unique', async () => {
  const client = await createTestClient();
  for (const type of ['BOOLEAN', 'RICH_TEXT', 'IMAGE', 'PRODUCT_REFERENCE']) {
    const { data } = await createAttribute(client, type, { type, ...UNIQUE });
    const { id } = data.createAttribute.attribute;
    const read = await client.ask('query ($id: ID!) { attribute(id: $id) { isUnique } }', { id });
    expect(read.data).toEqual({ attribute: { isUnique: false } });
  }
});

test('a change says how many values occur twice, and then marks each product that has one', async () => {
  const client = await createTestClient();
  const { data } = await createAttribute(client, 'Serial');
  const { id } = data.createAttribute.attribute;
  const [first, second, third] = [
    await addProduct(client, 'A', { Serial: '1' }),
    await addProduct(client, 'B', { Serial: '1' }),
    await addProduct(client, 'C', { Serial: '2' }),
  ];
  await addProduct(client, 'D', { Serial: '2' }, '2');
  const preview = await client.ask(
    'query ($input: AttributePreviewInput!) { attributePreview(input: $input) { checked mismatches examples { productId value message } } }',
    { input: { id, ...UNIQUE } },
  );
  const message = 'The value “1” of Serial is already used by another product in this catalog.';
  expect(preview.data.attributePreview).toEqual({
    checked: 4,
    mismatches: 2,
    examples: [
      { productId: first, value: '1', message },
      { productId: second, value: '1', message },
    ],
  });
  const changed = await client.ask(
    'mutation ($input: UpdateAttributeInput!) { updateAttribute(input: $input) { attribute { isUnique } jobs { type } } }',
    { input: { id, ...UNIQUE } },
  );
  expect(changed.data.updateAttribute).toEqual({
    attribute: { isUnique: true },
    jobs: [{ type: 'VALIDATE' }, { type: 'VALIDATE' }],
  });
  await client.gateway.idle();
  for (const [product, codes] of [
    [first, [DUPLICATE]],
    [second, [DUPLICATE]],
    [third, []],
  ] as const) {
    expect(await codesOf(client, product)).toEqual(codes);
  }
});

test.each<JobMode>(['DRY_RUN', 'APPLY'])(
  'an import reports the rows with a value that another product has: %s',
  async (mode) => {
    const ctx = createTestContext();
    const { id } = await createCatalog(ctx, { name: 'Garden' });
    await createProduct(ctx, {
      catalogId: id,
      input: { ...soundProduct('TNT-1000'), attributes: [{ name: 'Serial', value: '1' }] },
    });
    await defineAttribute(ctx, { labels: [{ locale: 'en', text: 'Serial' }], isUnique: true });
    await runJobs(ctx);
    const rows = ['A,Tent,1', 'B,Mug,2', 'C,Cup,3', 'D,Pan,2'];
    const job = await startFile(
      ctx,
      id,
      ['product_sku,name,serial,price', ...rows.map((row) => `${row},5`)].join('\n'),
      {
        mapping: [
          { source: 'product_sku', target: 'sku', transforms: [] },
          { source: 'name', target: 'name', transforms: [] },
          { source: 'serial', target: 'attribute:Serial', transforms: [] },
          { source: 'price', target: 'price', transforms: [] },
        ],
        mode,
      },
    );
    await runJobs(ctx);
    const issues = await getIssues(ctx, await jobNow(ctx, job));
    expect(issues.filter(({ code }) => code === DUPLICATE).map(({ rowNumber }) => rowNumber)).toEqual([2, 5]);
  },
);

test('a product keeps its value when it is saved, and one that gets another loses the issue', async () => {
  const client = await createTestClient();
  await createAttribute(client, 'Serial', UNIQUE);
  await addProduct(client, 'A', { Serial: '1' });
  const id = await addProduct(client, 'B', { Serial: '1' });
  const save = async (value: string) => {
    const { data } = await client.ask('query ($id: ID!) { product(id: $id) { revision } }', { id });
    await client.data('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }', {
      input: { id, revision: data.product.revision, attributes: [{ name: 'Serial', value }] },
    });
    return codesOf(client, id);
  };
  expect(await codesOf(client, id)).toEqual([DUPLICATE]);
  expect(await save('2')).toEqual([]);
  expect(await save(' 2 ')).toEqual([]);
  expect(await save('1')).toEqual([DUPLICATE]);
});
