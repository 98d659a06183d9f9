import { expect, test } from 'vitest';
import type { ProductCellFieldInput, ProductCellInput } from '#server/types.generated';
import { createBulkClient } from '../bulkEdits/bulkEditClient';
import { askFor, createProduct, type TestClient } from '../families/familyClient';

const SAVE = `mutation ($input: SaveProductCellsInput!) { saveProductCells(input: $input) {
  results { outcome message } variants { sku product { sku } } } }`;

const CELLS = `query ($fields: [ProductCellFieldInput!]!) { productOfSku(catalogId: "1", sku: "BULK-1") {
  variants { sku cells(fields: $fields) { value inherited issue isReadOnly } } } }`;

const ROWS = `query ($input: ProductListInput!) { productRows(input: $input) { totalDocs firstPosition
  data { __typename ... on Product { sku } ... on ProductVariant { sku } } } }`;

/** The places of the variants: the first has neither prices nor attributes, the second has both. */
type Place = 0 | 1;

const getProduct = async ({ gateway }: TestClient) => (await gateway.context.store.products.bySku('1', 'BULK-1'))!;

const readCells = async (client: TestClient, place: Place, ...fields: ProductCellFieldInput[]) =>
  (await askFor(client, CELLS, { fields })).productOfSku.variants[place].cells;

type Change = Omit<ProductCellInput, 'productId'>;

const save = async (client: TestClient, place: Place, ...changes: Change[]) => {
  const { id: productId, variants } = await getProduct(client);
  const cells = changes.map((change) => ({ productId, variantId: variants[place]!.id, ...change }));
  return (await askFor(client, SAVE, { input: { catalogId: '1', cells } })).saveProductCells;
};

const at = (field: string, scope: Omit<ProductCellFieldInput, 'field'> = {}) => ({ field, ...scope });

test.each<[place: Place, field: ProductCellFieldInput, base: string, value: string, stored?: string]>([
  [0, at('sku'), 'BULK-1-S', 'BULK-1-SMALL'],
  [0, at('status'), 'ACTIVE', 'ARCHIVED'],
  [0, at('stock'), '4', '7'],
  [1, at('stock'), '', '3'],
  [0, at('availability'), '', 'PREORDER'],
  [0, at('options'), 'Size: S\nCut: Slim', 'Size:XS\nColor: Moss', 'Size: XS\nColor: Moss'],
  [0, at('attribute:size'), 'S', 'XS'],
  [0, at('attribute:name'), '', 'Rain jacket, small'],
  [0, at('attribute:name', { locale: 'de' }), '', 'Regenjacke S'],
  [0, at('attribute:gtin'), '', '4006381333931'],
  [0, at('attribute:material'), '', 'silk'],
  [1, at('attribute:material'), 'hemp', ''],
  [1, at('attribute:material', { locale: 'de' }), '', 'Hanf'],
  [0, at('price'), '', '24.5'],
  [1, at('price'), '30', '31.25'],
  [1, at('price', { currency: 'USD' }), '', '12.25'],
  [1, at('price'), '30', ''],
])(
  'of variant %i, changes %j from “%s” to “%s”, and nothing else',
  async (place, field, base, value, stored = value) => {
    const client = await createBulkClient();
    const before = await getProduct(client);
    const { results, variants } = await save(client, place, { field, base, value });
    expect(results).toEqual([{ outcome: 'SAVED', message: null }]);
    expect(variants).toMatchObject([{ product: { sku: 'BULK-1' } }]);
    expect(await readCells(client, place, field)).toMatchObject([{ value: stored, isReadOnly: false }]);
    await save(client, place, { field, base: stored, value: base });
    const { revision, updatedAt: _, updatedBy: __, ...content } = await getProduct(client);
    expect(revision).toBe(before.revision + 2);
    expect(before).toMatchObject(content);
  },
);

test.each<[place: Place, field: ProductCellFieldInput, base: string, value: string, message: string]>([
  [0, at('sku'), 'BULK-1-S', 'BULK-1-L', 'has the same SKU'],
  [0, at('sku'), 'BULK-1-S', 'BULK-2', 'The SKU BULK-2 is already used by "Bare".'],
  [0, at('sku'), 'BULK-1-S', '', 'Enter a SKU for the variant.'],
  [0, at('price'), '', 'abc', 'Enter an amount. Example: 19.90.'],
  [0, at('stock'), '4', '1.5', 'Enter a whole number'],
  [
    0,
    at('options'),
    'Size: S\nCut: Slim',
    'Small',
    'Enter each option on its own line, with its name. Example: Size: M',
  ],
  [0, at('attribute:score'), '', 'many', 'isn’t a number'],
  [0, at('category'), '', 'Sale', 'can’t be changed here'],
  [0, at('family'), '', 'tents', 'can’t be changed here'],
  [0, at('attribute:brand'), '', 'Acme', 'can’t be changed here'],
  [1, at('attribute:media'), '', '/a.png', 'can’t be changed here'],
])('of variant %i, refuses %j from “%s” to “%s”', async (place, field, base, value, message) => {
  const client = await createBulkClient();
  const { results } = await save(client, place, { field, base, value });
  expect(results).toEqual([{ outcome: 'INVALID', message: expect.stringContaining(message) }]);
  expect(await readCells(client, place, field)).toMatchObject([{ value: base }]);
});

test.each<[place: Place, field: ProductCellFieldInput, value: string, inherited: string, isReadOnly?: boolean]>([
  [0, at('attribute:name'), '', 'S / Slim'],
  [0, at('attribute:name', { locale: 'de' }), '', 'Regenjacke'],
  [0, at('attribute:material'), '', 'wool'],
  [1, at('attribute:material'), 'hemp', ''],
  [1, at('attribute:material', { locale: 'de' }), '', 'hemp'],
  [0, at('attribute:size'), 'S', ''],
  [0, at('price'), '', '19.99'],
  [0, at('price', { currency: 'USD' }), '', '10'],
  // Prices are inherited by currency.
  [1, at('price', { currency: 'USD' }), '', '10'],
  [0, at('attribute:brand'), '', '', true],
  [0, at('category'), '', '', true],
])('of variant %i, %j is “%s”, or else “%s”', async (place, field, value, inherited, isReadOnly = false) => {
  const client = await createBulkClient();
  expect(await readCells(client, place, field)).toEqual([{ value, inherited, issue: null, isReadOnly }]);
});

test.each<[place: Place, currency: string, other: string]>([
  [0, 'EUR', 'USD'],
  [0, 'USD', 'EUR'],
  [1, 'USD', 'EUR'],
])('of variant %i, a first price in %s leaves the one in %s as it is', async (place, currency, other) => {
  const client = await createBulkClient();
  const prices = (await getProduct(client)).prices.map((price) => price.currency);
  expect(prices).toEqual(expect.arrayContaining(['EUR', 'USD']));
  const before = await readCells(client, place, at('price', { currency: other }));
  expect(before[0].value || before[0].inherited).not.toBe('');
  await save(client, place, { field: at('price', { currency }), base: '', value: '7.5' });
  expect(await readCells(client, place, at('price', { currency: other }))).toEqual(before);
  // Without it, the product's price applies again.
  await save(client, place, { field: at('price', { currency }), base: '7.5', value: '' });
  const [{ value, inherited }] = await readCells(client, place, at('price', { currency }));
  expect({ value, isInherited: inherited !== '' }).toEqual({ value: '', isInherited: true });
});

test('reports the issue of a variant’s value, a conflict, and a variant that no longer exists', async () => {
  const client = await createBulkClient();
  const score = at('attribute:score');
  await save(client, 0, { field: score, base: '', value: 'many', asGiven: true });
  expect(await readCells(client, 0, score)).toMatchObject([{ issue: expect.stringContaining('isn’t a number') }]);
  expect(await readCells(client, 1, score)).toMatchObject([{ issue: null }]);
  const { results } = await save(client, 0, { field: at('stock'), base: '5', value: '6' });
  expect(results).toEqual([{ outcome: 'CONFLICT', message: null }]);
  const { id: productId } = await getProduct(client);
  const cell = { productId, variantId: `${productId}-99`, field: at('stock'), base: '', value: '6' };
  const gone = (await askFor(client, SAVE, { input: { catalogId: '1', cells: [cell] } })).saveProductCells;
  expect(gone).toEqual({
    results: [{ outcome: 'INVALID', message: 'This variant no longer exists.' }],
    variants: [],
  });
});

test('pages products with their variants below them, in the order and with the filter of the list', async () => {
  const client = await createBulkClient();
  const sizes = Array.from({ length: 23 }, (_, size) => ({ sku: `BULK-0-${size}`, prices: [], options: [] }));
  await createProduct(client, 'BULK-0', { name: 'In sizes', variants: sizes });
  const input = { catalogId: '1', perPage: 10, sort: 'SKU', direction: 'DESC' };
  const { store } = client.gateway.context;
  const all = [];
  for await (const product of store.products.scan('1', 'SKU')) all.unshift(product);
  const rows = all.flatMap(({ sku, variants }, at) =>
    [sku, ...variants.map((variant) => variant.sku)].map((own) => ({ sku: own, position: at + 1 })),
  );
  expect(rows.length).toBeGreaterThan(30);
  for (let page = 1; page <= Math.ceil(rows.length / 10) + 1; page++) {
    const part = rows.slice((page - 1) * 10, page * 10);
    const { data, totalDocs, firstPosition } = (await askFor(client, ROWS, { input: { ...input, page } })).productRows;
    expect(data.map(({ sku }: { sku: string }) => sku)).toEqual(part.map(({ sku }) => sku));
    expect(totalDocs).toBe(rows.length);
    if (part[0]) expect(firstPosition).toBe(part[0].position);
  }
  const found = (await askFor(client, ROWS, { input: { ...input, filter: { q: 'BULK-1' } } })).productRows;
  expect(found.data).toEqual([
    { __typename: 'Product', sku: 'BULK-1' },
    { __typename: 'ProductVariant', sku: 'BULK-1-S' },
    { __typename: 'ProductVariant', sku: 'BULK-1-L' },
  ]);
});
