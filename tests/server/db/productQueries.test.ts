import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import type { ProductRecord } from '#server/records/products';
import type { ProductScanFilter } from '#server/db/store';
import type { ProductSort, SortDirection } from '#server/types.generated';
import { sampleCatalog, sampleProduct, sampleVariant } from './sampleRecords';

const price = (amount: number, currency = 'EUR') => ({ currency, amount, compareAt: null });

const getStore = async (...products: Partial<ProductRecord>[]) => {
  const store = createMemoryStore();
  await store.commit([
    { table: 'catalogs', put: sampleCatalog({ currencies: ['EUR', 'USD'] }) },
    ...products.map((fields) => ({ table: 'products' as const, put: sampleProduct(fields) })),
  ]);
  return store;
};

describe('Filter', () => {
  const shelf = getStore(
    {
      id: '1',
      name: 'Garden Spade',
      sku: 'GS-1',
      brand: 'Terra',
      slug: 'garden-spade',
      categories: ['Garden/Tools'],
      prices: [price(20), price(5, 'USD')],
      issueCounts: { error: 1, warning: 0, info: 0 },
    },
    {
      id: '2',
      name: 'Rake',
      sku: 'RK',
      brand: 'Élan',
      slug: 'rake',
      status: 'DRAFT',
      categories: ['Garden'],
      variants: [sampleVariant({ sku: 'RK-XL', prices: [price(30)] }), sampleVariant({ prices: [price(60)] })],
      issueCounts: { error: 0, warning: 2, info: 0 },
    },
    {
      id: '10',
      name: 'Lamp',
      sku: 'L',
      brand: 'Lux',
      slug: 'lamp',
      categories: ['Gardenware', 'House/Light'],
      issueCounts: { error: 0, warning: 0, info: 1 },
    },
  );

  test.each<[string, ProductScanFilter, string[]]>([
    ['without parts finds all', {}, ['1', '2', '10']],
    ['whose parts are null or empty finds all', { q: ' ', status: null, brand: '', category: '' }, ['1', '2', '10']],
    ['finds by a part of the name, whatever its case', { q: 'dEN sp' }, ['1']],
    ['finds by SKU', { q: 'gs-' }, ['1']],
    ["finds by a variant's SKU", { q: 'rk-x' }, ['2']],
    ['finds by brand beyond ASCII', { q: 'éLAN' }, ['2']],
    ['finds by slug', { q: 'garden-s' }, ['1']],
    ['does not find across two fields', { q: 'rake rk' }, []],
    ['finds by status', { status: 'DRAFT' }, ['2']],
    ['finds a category and those below it, not its namesakes', { category: 'Garden' }, ['1', '2']],
    ['finds the lowest category', { category: 'House/Light' }, ['10']],
    ['finds a brand as it is written', { brand: 'terra' }, []],
    ['finds errors', { issues: 'ERROR' }, ['1']],
    ['finds warnings and worse', { issues: 'WARNING' }, ['1', '2']],
    ['finds any issue', { issues: 'INFO' }, ['1', '2', '10']],
    ["finds by price in the catalog's first currency", { priceMin: 10, priceMax: 25 }, ['1']],
    ['finds by a range between two variants', { priceMin: 40, priceMax: 50 }, ['2']],
    ['takes both ends of a price in', { priceMin: 20, priceMax: 30 }, ['1', '2']],
    ['finds no product without a price by price', { priceMin: 0 }, ['1', '2']],
    ['has to hold in all its parts', { category: 'Garden', issues: 'WARNING', status: 'ACTIVE' }, ['1']],
  ])('%s', async (_, filter, ids) => {
    const { products } = await shelf;
    expect(await products.ids('1', filter)).toEqual(ids);
    const page = { catalogId: '1', filter, sort: 'SKU', direction: 'DESC', offset: 0, limit: 1 } as const;
    expect((await products.find(page)).total).toBe(ids.length);
  });
});

describe('Sort', () => {
  const shelf = getStore(
    { id: '9', name: 'spade 10', brand: '', completeness: 0.5, status: 'ARCHIVED', prices: [price(5)] },
    {
      id: '10',
      qualityScore: 90,
      name: 'Spade 9',
      brand: 'b',
      completeness: 0.5,
      status: 'DRAFT',
      updatedAt: '2026-01-03T00:00:00.000Z',
    },
    { id: '11', name: 'Égée', brand: 'Ä', completeness: 1, qualityScore: 100, prices: [price(120), price(1, 'USD')] },
    {
      id: '100',
      name: 'fork',
      brand: 'B',
      completeness: 0,
      qualityScore: 9,
      prices: [price(5)],
      updatedAt: '2026-01-02T00:00:00.000Z',
    },
  );

  test.each<[ProductSort, SortDirection, string[], string]>([
    ['NAME', 'ASC', ['11', '100', '10', '9'], 'as English does, with numbers by value'],
    ['NAME', 'DESC', ['9', '10', '100', '11'], 'the other way round'],
    ['SKU', 'ASC', ['9', '10', '11', '100'], 'with numbers by value'],
    ['BRAND', 'ASC', ['9', '11', '10', '100'], 'with none first'],
    ['STATUS', 'ASC', ['10', '11', '100', '9'], 'along the life of a product'],
    ['PRICE', 'ASC', ['9', '100', '11', '10'], 'by the lowest price, none last'],
    ['PRICE', 'DESC', ['11', '9', '100', '10'], 'by the lowest price, none last again, equal ones by id'],
    ['COMPLETENESS', 'ASC', ['100', '9', '10', '11'], 'with equal ones by the value of their id'],
    ['COMPLETENESS', 'DESC', ['11', '9', '10', '100'], 'with equal ones by id upwards here too'],
    ['QUALITY', 'ASC', ['100', '9', '10', '11'], 'by the score'],
    ['QUALITY', 'DESC', ['11', '10', '9', '100'], 'by the score, highest first'],
    ['UPDATED_AT', 'DESC', ['10', '100', '9', '11'], 'by time'],
  ])('by %s %s returns %j: %s', async (sort, direction, ids) => {
    const { products } = await shelf;
    const { rows } = await products.find({ catalogId: '1', filter: {}, sort, direction, offset: 0, limit: 10 });
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });
});

test('a page past the end is empty and has the total', async () => {
  const { products } = await getStore({ id: '1' }, { id: '2' });
  const page = { catalogId: '1', filter: {}, sort: 'NAME', direction: 'ASC', limit: 10 } as const;
  expect(await products.find({ ...page, offset: 10 })).toEqual({ rows: [], total: 2 });
  expect(await products.find({ ...page, offset: 0, catalogId: 'unknown' })).toEqual({ rows: [], total: 0 });
});

test('two products that swap their SKUs in one commit are found by the new ones', async () => {
  const store = await getStore({ id: '1', sku: 'A' }, { id: '2', sku: 'B' });
  await store.commit([
    { table: 'products', put: sampleProduct({ id: '1', sku: 'B' }) },
    { table: 'products', put: sampleProduct({ id: '2', sku: 'A' }) },
  ]);
  expect((await store.products.bySku('1', 'A'))?.id).toBe('2');
  expect((await store.products.bySku('1', 'B'))?.id).toBe('1');
});

test('products are found by whether they changed after a version', async () => {
  const store = await getStore({ id: '1' }, { id: '2' }, { id: '3' }, { id: '4', catalogId: '9' });
  const { changedSince, version } = store.products;
  expect(await changedSince('1', 0)).toEqual(['1', '2', '3']);
  const before = version('1');
  expect(await changedSince('1', before)).toEqual([]);
  await store.commit([
    { table: 'products', put: sampleProduct({ id: '2', name: 'Spade' }) },
    { table: 'products', remove: '1' },
    { table: 'products', put: sampleProduct({ id: '4', catalogId: '9', name: 'Rake' }) },
  ]);
  expect(await changedSince('1', before)).toEqual(['2']);
  const between = version('1');
  await store.commit([
    { table: 'products', put: sampleProduct({ id: '3' }) },
    { table: 'products', put: sampleProduct({ id: '1' }) },
  ]);
  expect(await changedSince('1', between)).toEqual(['3', '1']);
  expect(await changedSince('1', before)).toEqual(['2', '3', '1']);
  expect(await changedSince('9', version('9'))).toEqual([]);
});

test('thousands of products stay in order when they change one by one and all at once', async () => {
  const store = createMemoryStore();
  const named = (count: number, getName: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({
      table: 'products' as const,
      put: sampleProduct({ id: String(at + 1), name: getName(at) }),
    }));
  const page = { catalogId: '1', filter: {}, sort: 'NAME', direction: 'ASC', offset: 0, limit: 10_000 } as const;
  const names = async () => (await store.products.find(page)).rows.map(({ name }) => Number(name));
  const rising = Array.from({ length: 10_000 }, (_, at) => at);
  await store.commit(named(10_000, (at) => String((at * 7919) % 10_000)));
  expect(await names()).toEqual(rising);
  await store.commit(named(5000, (at) => String(9999 - ((at * 7919) % 10_000))));
  expect(await names()).toEqual((await names()).toSorted((a, b) => a - b));
  await store.commit(named(10_000, (at) => String(9999 - at)));
  expect(await names()).toEqual(rising);
});

test('only products that have an attribute are read for its values, and those that get it later, if these are too long to be kept', async () => {
  const long = 'x'.repeat(2 ** 25);
  const store = await getStore(
    { id: '1', attributes: [{ name: 'Outer material', value: 'Wool' }] },
    { id: '2', attributes: [{ name: 'Color', value: 'Red' }] },
    { id: '3', values: [{ attribute: 'outer-material', channel: 'web', text: 'Linen' }] },
    { id: '4', attributes: [{ name: 'Outer material', value: long }] },
  );
  const read: string[] = [];
  const reading = {
    attribute: 'outer-material',
    locale: null,
    channel: null,
    ofAttribute: 'outer-material',
    read: ({ id, attributes }: ProductRecord) => {
      read.push(id);
      return attributes[0]?.value ?? '';
    },
  };
  expect(await store.products.values('1', reading)).toEqual(['Wool', long]);
  expect(read).toEqual(['1', '3', '4']);
  const attributes = [{ name: 'Outer material', value: 'Oak' }];
  await store.commit([{ table: 'products', put: sampleProduct({ id: '2', attributes }) }]);
  expect(await store.products.values('1', reading)).toEqual(['Wool', 'Oak', long]);
  expect(read).toEqual(['1', '3', '4', '2']);
});
