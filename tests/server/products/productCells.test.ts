import { expect, test, vi } from 'vitest';
import type { ProductCellFieldInput, ProductCellInput } from '#server/types.generated';
import { createBulkClient } from '../bulkEdits/bulkEditClient';
import { askFor, createProduct, type TestClient } from '../families/familyClient';

const UPDATE = `mutation ($input: SaveProductCellsInput!) { saveProductCells(input: $input) {
  results { outcome message } products { sku revision } } }`;

const CELLS = `query ($sku: String!, $fields: [ProductCellFieldInput!]!) { productOfSku(catalogId: "1", sku: $sku) {
  cells(fields: $fields) { value inherited issue isReadOnly } } }`;

const findId = async ({ gateway }: TestClient, sku: string) =>
  (await gateway.context.store.products.bySku('1', sku))!.id;

const readCells = async (client: TestClient, sku: string, ...fields: ProductCellFieldInput[]) =>
  (await askFor(client, CELLS, { sku, fields })).productOfSku.cells;

type Change = Omit<ProductCellInput, 'productId'>;

const update = async (client: TestClient, sku: string, ...changes: Change[]) => {
  const productId = await findId(client, sku);
  const input = { catalogId: '1', cells: changes.map((change) => ({ productId, ...change })) };
  return (await askFor(client, UPDATE, { input })).saveProductCells;
};

const at = (field: string, scope: Omit<ProductCellFieldInput, 'field'> = {}) => ({ field, ...scope });

test.each<[sku: string, field: ProductCellFieldInput, base: string, value: string, stored?: string]>([
  ['BULK-1', at('attribute:material'), 'wool', 'hemp'],
  ['BULK-1', at('attribute:score'), '7', ''],
  ['BULK-2', at('attribute:material'), '', '  silk ', 'silk'],
  ['BULK-1', at('attribute:material', { locale: 'de' }), '', 'Wolle'],
  ['BULK-1', at('attribute:name', { locale: 'de' }), 'Regenjacke', ''],
  ['BULK-1', at('attribute:name'), 'Rain jacket USB-C', 'Rain jacket'],
  ['BULK-1', at('attribute:brand', { locale: 'de' }), 'Acme', 'Nord'],
  ['BULK-1', at('attribute:gtin'), '', '4006381333931'],
  ['BULK-1', at('attribute:seo-title'), '', 'Jacket'],
  ['BULK-1', at('attribute:depth'), '30.5 cm', '31 cm'],
  ['BULK-1', at('price'), '19.99', '24.5'],
  ['BULK-1', at('price', { currency: 'USD' }), '10', ''],
  ['BULK-2', at('price', { currency: 'USD' }), '', '12.25'],
  ['BULK-2', at('stock'), '', '7'],
  ['BULK-2', at('availability'), '', 'PREORDER'],
  ['BULK-1', at('status'), 'DRAFT', 'ACTIVE'],
  ['BULK-1', at('category'), 'Clothing/Jackets\nSale', 'Sale\nOutdoor / Rain', 'Sale\nOutdoor/Rain'],
  ['BULK-1', at('sku'), 'BULK-1', 'BULK-3'],
])('of %s, changes %j from “%s” to “%s”, and nothing else', async (sku, field, base, value, stored = value) => {
  const client = await createBulkClient();
  const id = await findId(client, sku);
  const { store } = client.gateway.context;
  const before = (await store.get('products', id))!;
  const { results, products } = await update(client, sku, { field, base, value });
  expect(results).toEqual([{ outcome: 'SAVED', message: null }]);
  expect(products[0].revision).toBe(before.revision + 1);
  const after = products[0].sku;
  expect(await readCells(client, after, field)).toMatchObject([{ value: stored, isReadOnly: false }]);
  await update(client, after, { field, base: stored, value: base });
  const { revision: _, updatedAt: __, updatedBy: ___, ...content } = (await store.get('products', id))!;
  expect(before).toMatchObject(content);
});

test.each<[sku: string, field: ProductCellFieldInput, base: string, value: string, message: string]>([
  ['BULK-1', at('price'), '19.99', 'abc', 'Enter an amount. Example: 19.90.'],
  ['BULK-1', at('price'), '19.99', '-1', 'is below zero'],
  ['BULK-2', at('stock'), '', '1.5', 'Enter a whole number'],
  ['BULK-1', at('stock'), '', '5', 'can’t be changed here'],
  ['BULK-2', at('attribute:media'), '', '/a.png', 'can’t be changed here'],
  ['BULK-1', at('status'), 'DRAFT', 'On', 'Select one of these: DRAFT, ACTIVE, ARCHIVED.'],
  ['BULK-1', at('family'), '', 'nothing', 'No family has the code nothing.'],
  ['BULK-1', at('sku'), 'BULK-1', '', 'Enter a SKU for the product.'],
  ['BULK-1', at('sku'), 'BULK-1', 'BULK-2', 'The SKU BULK-2 is already used by "Bare".'],
  ['BULK-1', at('attribute:score'), '7', 'many', 'isn’t a number'],
  ['BULK-1', at('attribute:depth'), '30.5 cm', '5', 'Example: 1.5'],
])('of %s, refuses %j from “%s” to “%s”', async (sku, field, base, value, message) => {
  const client = await createBulkClient();
  const { results, products } = await update(client, sku, { field, base, value });
  expect(results).toEqual([{ outcome: 'INVALID', message: expect.stringContaining(message) }]);
  expect(await readCells(client, products[0].sku, field)).toMatchObject([{ value: base }]);
});

test('stores a value as it was given if that is asked for, and reports its issue', async () => {
  const client = await createBulkClient();
  const field = at('attribute:score');
  const { results } = await update(client, 'BULK-1', { field, base: '7', value: 'many', asGiven: true });
  expect(results[0].outcome).toBe('SAVED');
  const [cell] = await readCells(client, 'BULK-1', field);
  expect(cell).toMatchObject({ value: 'many', issue: expect.stringContaining('isn’t a number') });
});

test('keeps what someone else changed to another value, unless it is overwritten, and saves the rest', async () => {
  const client = await createBulkClient();
  const [material, score, brand] = ['material', 'score', 'brand'].map((code) => at(`attribute:${code}`));
  await update(client, 'BULK-1', { field: material!, base: 'wool', value: 'hemp' });
  const { results } = await update(
    client,
    'BULK-1',
    { field: material!, base: 'wool', value: 'silk' },
    { field: score!, base: '7', value: '8' },
    { field: brand!, base: 'Other', value: 'Acme' },
  );
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['CONFLICT', 'SAVED', 'SAVED']);
  const read = async () =>
    (await readCells(client, 'BULK-1', material!, score!, brand!)).map(({ value }: { value: string }) => value);
  expect(await read()).toEqual(['hemp', '8', 'Acme']);
  await update(client, 'BULK-1', { field: material!, base: 'wool', value: 'silk', overwrite: true });
  expect(await read()).toEqual(['silk', '8', 'Acme']);
});

test('says what applies without a value of its own', async () => {
  const client = await createBulkClient();
  const german = { locale: 'de' };
  const fields = [at('attribute:material', german), at('attribute:name', german), at('attribute:gone')];
  expect(await readCells(client, 'BULK-1', ...fields)).toEqual([
    { value: '', inherited: 'wool', issue: null, isReadOnly: false },
    { value: 'Regenjacke', inherited: '', issue: null, isReadOnly: false },
    { value: '', inherited: '', issue: null, isReadOnly: true },
  ]);
});

test('saves changes of many products in one commit, where later ones see earlier ones', async () => {
  const client = await createBulkClient();
  await createProduct(client, 'BULK-4', { name: 'Fourth' });
  const ids = await Promise.all(['BULK-1', 'BULK-2', 'BULK-4'].map((sku) => findId(client, sku)));
  const commit = vi.spyOn(client.gateway.context.store, 'commit');
  const cells = ids.map((productId, index) => ({
    productId,
    field: at('sku'),
    base: ['BULK-1', 'BULK-2', 'BULK-4'][index],
    value: 'SAME',
  }));
  const gone = { ...cells[0], productId: 'p999999' };
  const answer = (await askFor(client, UPDATE, { input: { catalogId: '1', cells: [...cells, gone] } }))
    .saveProductCells;
  expect(commit).toHaveBeenCalledTimes(1);
  expect(answer.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'SAVED',
    'INVALID',
    'INVALID',
    'INVALID',
  ]);
  expect(answer.results.at(-1).message).toBe('This product no longer exists.');
  expect(answer.products.map(({ sku }: { sku: string }) => sku)).toEqual(['SAME', 'BULK-2', 'BULK-4']);
});

test.each([
  [{ field: 'attribute:materiel' }, 'The nearest one is material.'],
  [{ field: 'colour' }, 'Select one of these: sku, status'],
  [{ field: 'price', currency: 'EURO' }, 'doesn’t have the currency EURO'],
  [{ field: 'attribute:name', locale: 'it' }, 'doesn’t have the language it'],
])('rejects %j', async (field, message) => {
  const client = await createBulkClient();
  const productId = await findId(client, 'BULK-1');
  const cells = [{ productId, field, base: '', value: 'x' }];
  const { errors } = await client.ask(UPDATE, { input: { catalogId: '1', cells } });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(message),
    extensions: { code: 'INVALID' },
  });
});

test('rejects accounts that can’t change products, and more changes than it can take', async () => {
  const client = await createBulkClient();
  const cell = { productId: await findId(client, 'BULK-1'), field: at('sku'), base: '', value: '' };
  const many = await client.ask(UPDATE, { input: { catalogId: '1', cells: Array(5001).fill(cell) } });
  expect(many.errors?.[0]?.extensions?.code).toBe('INVALID');
  await client.signIn('client@demo.com', 'client');
  const { errors } = await client.ask(UPDATE, { input: { catalogId: '1', cells: [cell] } });
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
