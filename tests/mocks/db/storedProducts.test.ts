import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../../mocks/notice';
import { openPersistedStore } from '../../../mocks/db/indexedDb';
import type { Store } from '../../../mocks/db/store';
import type { ProductRecord } from '../../../mocks/records/products';
import type { Change } from '../../../mocks/records/tables';
import { change, query } from './arbitraryProducts';
import { productOracle } from './productOracle';
import { sampleCatalog, sampleProduct, sampleVariant } from './sampleRecords';

let name = '';
const unexpected = ({ code }: Notice) => expect.unreachable(code);
const open = () => openPersistedStore({ name, onNotice: unexpected });

beforeEach(() => {
  name = crypto.randomUUID();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** Lets pending database operations proceed. */
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

const put = (fields: Partial<ProductRecord>): Change => ({ table: 'products', put: sampleProduct(fields) });

type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

/** Compares all answers of the index with those of a scan of the table. */
const expectSame = async (store: Store, queries: readonly Query[]) => {
  const table = await store.list('products');
  for (const id of ['1', '2']) {
    const currencies = (await store.get('catalogs', id))?.currencies ?? [];
    const oracle = productOracle(table, id, currencies);
    for (const one of queries) {
      expect(await store.products.find({ ...one, catalogId: id })).toEqual(oracle.find(one));
      expect(await store.products.ids(id, one.filter)).toEqual(oracle.ids(one.filter));
    }
    expect(await store.products.stats(id)).toMatchObject({
      products: oracle.stats.products,
      issues: oracle.stats.issues,
    });
    expect(await store.products.brands(id)).toEqual(oracle.brands);
    expect(await store.products.categories(id)).toEqual(oracle.categories);
    expect(await store.products.attributes(id)).toEqual(oracle.attributes);
    expect(await store.products.families(id)).toEqual(oracle.families);
    const found: string[] = [];
    const scan = store.products.scan(id, 'ID', { attributeNames: ['Color', 'Größe'] });
    for await (const product of scan) found.push(product.id);
    expect(found).toEqual(oracle.idsWith(['Color', 'Größe']));
    for (const sku of ['A', 'a', 'B-1', 'C', ''])
      expect(await store.products.bySku(id, sku)).toEqual(oracle.bySku(sku));
    for (const key of ['x-1', 'x-2'])
      expect(await store.products.byReference(id, key)).toEqual(oracle.byReference(key));
    for (const slug of ['spade', 'hoe'])
      expect(await store.products.idsBySlug(id, slug)).toEqual(oracle.idsBySlug(slug));
  }
};

test('the stored index matches the records after every reopening, also after a kill between two writes', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 5 }) },
    fc.constantFrom('flush', 'startFlush', 'turn', 'sort', 'reopen'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 14 }),
      fc.array(query, { minLength: 1, maxLength: 3 }),
      async (steps, queries) => {
        name = crypto.randomUUID();
        let current = await open();
        for (const one of [...steps, 'reopen']) {
          if (Array.isArray(one)) await current.store.commit(one);
          else if (one === 'flush') await current.flush();
          else if (one === 'startFlush') void current.flush();
          else if (one === 'turn') await turns(1);
          else if (one === 'sort') await current.store.products.find(queries[0]!);
          else {
            current.close();
            current = await open();
            await expectSame(current.store, queries);
          }
        }
        await expectSame(current.store, queries);
        current.close();
      },
    ),
    { numRuns: 120 },
  );
});

const BY_NAME = { catalogId: '1', filter: {}, sort: 'NAME', direction: 'ASC', offset: 0, limit: 5000 } as const;

test('thousands of products over several blocks stay in order through edits, removals, and reopening', async () => {
  const text = (at: number) => `Rake ${(at * 7919) % 1300}${at % 5 ? '' : ' ’枝'}`;
  let current = await open();
  // From here on, the keys are kept for lookups, which need more and more room.
  expect(await current.store.products.bySku('1', 'S-0')).toBeUndefined();
  await current.store.commit(
    Array.from({ length: 1300 }, (_, at) =>
      put({ id: String(at + 1), name: text(at), sku: `S-${at}`, slug: `s-${at}` }),
    ),
  );
  for (let at = 0; at < 1300; at += 13) {
    expect((await current.store.products.bySku('1', `S-${at}`))?.id).toBe(String(at + 1));
  }
  for (let round = 0; round < 2; round++) {
    await current.flush();
    const edits = Array.from({ length: 40 }, (_, at) =>
      put({ id: String(1 + ((at * 61 + round) % 1300)), name: text(at + round), sku: `T-${round}-${at}` }),
    );
    const removals = Array.from({ length: 140 }, (_, at): Change => ({
      table: 'products',
      remove: String(1 + at * 9 + round),
    }));
    await current.store.commit([...edits, ...removals, put({ id: String(5000 + round), name: `Rake ${round}.5` })]);
    const oracle = productOracle(await current.store.list('products'), '1', []);
    expect(await current.store.products.find(BY_NAME)).toEqual(oracle.find(BY_NAME));
    await current.flush();
    current.close();
    current = await open();
    expect(await current.store.products.find(BY_NAME)).toEqual(oracle.find(BY_NAME));
    expect(await current.store.products.ids('1', { q: 'RAKE 12' })).toEqual(oracle.ids({ q: 'RAKE 12' }));
    expect((await current.store.products.bySku('1', `T-${round}-39`))?.name).toBe(text(39 + round));
  }
  current.close();
});

test('products stay in order after reopening if so many were added at one place that all are ranked anew', async () => {
  const first = await open();
  await first.store.commit(Array.from({ length: 600 }, (_, at) => put({ id: String(at + 1), name: `Rake ${at}` })));
  await first.store.products.find(BY_NAME);
  await first.flush();
  for (let length = 1; length <= 50; length++) {
    await first.store.commit([put({ id: String(5000 + length), name: `Rake 300${'a'.repeat(length)}` })]);
    await first.store.products.find({ ...BY_NAME, limit: 1 });
  }
  await first.flush();
  first.close();
  const { store, close } = await open();
  const oracle = productOracle(await store.list('products'), '1', []);
  expect(await store.products.find(BY_NAME)).toEqual(oracle.find(BY_NAME));
  close();
});

test.each(['ID', 'ADDED', 'SKU'] as const)(
  'a scan by %s returns every product of the catalog once, from the database',
  async (order) => {
    const first = await open();
    const ids = [7, 3, 200, 1, 90].flatMap((start) => Array.from({ length: 50 }, (_, at) => String(start * 100 + at)));
    await first.store.commit([...ids.map((id) => put({ id, sku: `K-${id}` })), put({ id: '9', catalogId: '2' })]);
    await first.flush();
    first.close();
    const { store } = await open();
    const found: string[] = [];
    for await (const { id } of store.products.scan('1', order)) found.push(id);
    const expected = {
      ADDED: ids,
      ID: ids.toSorted((a, b) => Number(a) - Number(b)),
      SKU: ids.toSorted((a, b) => (`K-${a}` < `K-${b}` ? -1 : 1)),
    };
    expect(found).toEqual(expected[order]);
  },
);

test('a page is a consistent snapshot while records are edited and written', async () => {
  const { store, flush } = await open();
  const all = (name: string) =>
    Array.from({ length: 40 }, (_, at) => put({ id: String(at + 1), name, sku: `S-${at}` }));
  await store.commit(all('0'));
  await flush();
  for (let round = 1; round < 20; round++) {
    const reading = store.products.find(BY_NAME);
    await turns(round % 3);
    await store.commit(all(String(round)));
    void flush();
    const names = new Set((await reading).rows.map((row) => row.name));
    expect(names.size).toBe(1);
  }
});

describe('A store written before the index existed', () => {
  const records = Array.from({ length: 150 }, (_, at) =>
    sampleProduct({ id: String(at + 1), name: `Rake ${150 - at}`, variants: [sampleVariant({ sku: `V-${at}` })] }),
  );

  const writeOld = async () => {
    const { store, flush, close } = await open();
    await store.commit([{ table: 'settings', put: { id: 'a', value: 'kept' } }]);
    await flush();
    close();
    const database = await openDB(name);
    const state = await database.get('meta', 'state');
    await database.put('meta', { ...state, layout: 2, lastIds: { products: 150 } }, 'state');
    for (let from = 0; from < records.length; from += 64) {
      await database.put('segments', JSON.stringify(records.slice(from, from + 64)), ['products', from / 64]);
    }
    database.close();
  };

  test('opens with its products in their order, and its index is stored', async () => {
    await writeOld();
    for (let start = 0; start < 2; start++) {
      const { store, close } = await open();
      expect(await store.list('products')).toEqual(records);
      expect((await store.products.find(BY_NAME)).rows.map(({ name }) => name)).toEqual(
        records.toReversed().map(({ name }) => name),
      );
      expect((await store.products.bySku('1', 'V-80'))?.id).toBe('81');
      expect(await store.nextId('products')).toBe('151');
      expect(await store.list('settings')).toEqual([{ id: 'a', value: 'kept' }]);
      close();
    }
    const database = await openDB(name);
    expect(await database.getAllKeys('segments', IDBKeyRange.bound(['products'], ['products', []]))).toEqual([]);
    database.close();
  });

  test('stays as it is if the browser is killed while it is moved', async () => {
    await writeOld();
    const database = await openDB(name);
    await database.put('segments', '[{"id":"151"}]', ['products', 3]);
    const before = await database.getAll('segments');
    database.close();
    const notices: Notice[] = [];
    const { isNew, close } = await openPersistedStore({ name, onNotice: (notice) => notices.push(notice) });
    expect([isNew, notices.length]).toEqual([true, 1]);
    close();
    const after = await openDB(name);
    expect(await after.getAll('segments')).toEqual(before);
    after.close();
  });
});

test('a store whose index has no attributes opens with the same products, and counts their attributes', async () => {
  const records = Array.from({ length: 600 }, (_, at) =>
    sampleProduct({
      id: String(at + 1),
      sku: `S-${at}`,
      attributes: [{ name: at % 2 ? 'Größe' : 'Color', value: 'x' }],
    }),
  );
  const first = await open();
  await first.store.commit(records.map((record) => ({ table: 'products', put: record })));
  await first.flush();
  await first.store.commit([{ table: 'products', remove: '7' }]);
  await first.flush();
  first.close();
  const database = await openDB(name);
  const range = IDBKeyRange.bound(['productBlocks'], ['productBlocks', []]);
  for (const key of await database.getAllKeys('segments', range)) {
    const { attribute: _, attributeEnds: _ends, ...block } = await database.get('segments', key);
    await database.put('segments', block, key);
  }
  await database.put('meta', { ...(await database.get('meta', 'state')), layout: 3 }, 'state');
  database.close();
  for (let start = 0; start < 2; start++) {
    const { store, close } = await open();
    const kept = records.filter(({ id }) => id !== '7');
    expect(await store.list('products')).toEqual(kept);
    expect(await store.products.attributes('1')).toEqual(
      new Map([
        ['Color', 299],
        ['Größe', 300],
      ]),
    );
    expect((await store.products.bySku('1', 'S-80'))?.id).toBe('81');
    close();
  }
});

test('a store whose index has no attributes and names for a language opens with them, and with its grades', async () => {
  const first = await open();
  const values = [
    { attribute: 'material', locale: 'de', text: 'Holz' },
    { attribute: 'name', locale: 'de', text: 'Harke' },
  ];
  await first.store.commit([
    { table: 'catalogs', put: sampleCatalog() },
    put({ id: '1', name: 'Rake', qualityScore: 80, values, associations: [{ type: 'PART_OF', sku: 'SET' }] }),
  ]);
  await first.flush();
  first.close();
  const database = await openDB(name);
  const range = IDBKeyRange.bound(['productBlocks'], ['productBlocks', []]);
  for (const key of await database.getAllKeys('segments', range)) {
    const block = await database.get('segments', key);
    const none = { attribute: { texts: [], codes: new Uint32Array() }, attributeEnds: new Uint32Array(1) };
    const text = { ...block.text, narrow: block.text.narrow.replace('Harke\n', '') };
    text.narrowEnds = new Uint32Array([text.narrow.length]);
    const keys = { ends: new Uint32Array(1), values: new Uint32Array() };
    await database.put('segments', { ...block, ...none, text, keys }, key);
  }
  await database.put('meta', { ...(await database.get('meta', 'state')), layout: 5 }, 'state');
  database.close();
  const loadQuality = () => Promise.reject(new Error('offline'));
  for (let start = 0; start < 2; start++) {
    const { store, close } = await openPersistedStore({ name, onNotice: unexpected, loadQuality });
    expect(await store.products.attributes('1')).toEqual(new Map());
    expect(await store.products.scopedAttributes('1')).toEqual(new Map([['material', 1]]));
    expect(await store.products.ids('1', { attributeNames: [], scopedCodes: ['material'] })).toEqual(['1']);
    expect(await store.products.ids('1', { attributeNames: [], scopedCodes: ['fit'] })).toEqual([]);
    expect(await store.products.ids('1', { q: 'harke' })).toEqual(['1']);
    expect(await store.products.parts('1', 'SET')).toHaveLength(1);
    expect(await store.products.ids('1', { grade: 'A' })).toHaveLength(0);
    expect(await store.products.ids('1', { grade: 'B' })).toEqual(['1']);
    close();
  }
});

describe('A store whose index has no quality', () => {
  const better = { categories: ['Garden'], mpn: '1' };
  const records = Array.from({ length: 600 }, (_, at) => sampleProduct({ id: String(at + 1), ...(at % 2 && better) }));
  const byQuality = { ...BY_NAME, sort: 'QUALITY', limit: 2 } as const;

  const writeOld = async () => {
    const first = await open();
    await first.store.commit([{ table: 'catalogs', put: sampleCatalog() }]);
    await first.store.commit(records.map((record) => ({ table: 'products', put: record })));
    await first.flush();
    first.close();
    const database = await openDB(name);
    const range = IDBKeyRange.bound(['productBlocks'], ['productBlocks', []]);
    for (const key of await database.getAllKeys('segments', range)) {
      const { quality: _, ...block } = await database.get('segments', key);
      await database.put('segments', block, key);
    }
    await database.put('meta', { ...(await database.get('meta', 'state')), layout: 4 }, 'state');
    database.close();
  };

  test('opens with the grades of its products, and its records stay as they are', async () => {
    await writeOld();
    const loadQuality = vi.fn(() => import('../../../mocks/domain/validation/quality'));
    for (let start = 0; start < 2; start++) {
      const { store, close } = await openPersistedStore({ name, onNotice: unexpected, loadQuality });
      expect((await store.products.stats('1')).grades).toEqual({ A: 0, B: 0, C: 0, D: 300, E: 300 });
      expect((await store.products.find(byQuality)).rows.map(({ id }) => id)).toEqual(['1', '3']);
      expect((await store.products.ids('1', { grade: 'D' })).slice(0, 2)).toEqual(['2', '4']);
      expect(await store.list('products')).toEqual(records);
      close();
    }
    expect(loadQuality).toHaveBeenCalledOnce();
  });

  test('opens without grades if the rule cannot be loaded', async () => {
    await writeOld();
    const loadQuality = () => Promise.reject(new Error('offline'));
    const { store } = await openPersistedStore({ name, onNotice: unexpected, loadQuality });
    expect((await store.products.find(byQuality)).total).toBe(600);
    expect(await store.products.ids('1', { grade: 'E' })).toEqual([]);
  });
});

test('opening a store and searching it reads no product records', async () => {
  const first = await open();
  await first.store.commit(Array.from({ length: 600 }, (_, at) => put({ id: String(at + 1), name: `Rake ${at}` })));
  await first.store.products.find(BY_NAME);
  await first.flush();
  first.close();
  const database = await openDB(name);
  await database.delete('segments', IDBKeyRange.bound(['productRecords'], ['productRecords', []]));
  database.close();
  const { store } = await open();
  expect(await store.products.find({ ...BY_NAME, filter: { q: 'rake 59' }, limit: 0 })).toEqual({
    rows: [],
    total: 11,
  });
  expect((await store.products.stats('1')).products).toBe(600);
  await expect(store.get('products', '7')).rejects.toThrow('The record of product 7 is missing.');
});
