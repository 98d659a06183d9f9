import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '#mocks/notice';
import { openPersistedStore } from '#mocks/persistence/indexedDb';
import type { ProductRecord } from '#server/records/products';
import type { Change } from '#server/records/tables';
import { change, query } from '../../server/db/arbitraryProducts';
import { COLOR_KEYS, expectSame, READINGS } from '../../server/db/expectSame';
import { productOracle } from '../../server/db/productOracle';
import { sampleProduct } from '../../server/db/sampleRecords';

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

test('the stored index matches the records after every reopening, also after a kill between two writes', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 5 }) },
    fc.constantFrom(
      'flush' as const,
      'startFlush' as const,
      'turn' as const,
      'sort' as const,
      'reopen' as const,
      'use' as const,
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 14 }),
      fc.array(change, { minLength: 1, maxLength: 5 }),
      fc.array(query, { minLength: 1, maxLength: 2 }),
      async (steps, last, queries) => {
        name = crypto.randomUUID();
        let current = await open();
        for (const one of [...steps, 'use', 'flush', 'reopen', last, 'use', 'flush', 'reopen'] as const) {
          if (Array.isArray(one)) await current.store.commit(one);
          else if (one === 'flush') await current.flush();
          else if (one === 'startFlush') void current.flush();
          else if (one === 'turn') await turns(1);
          else if (one === 'sort') await current.store.products.find(queries[0]!);
          else if (one === 'use') await expectSame(current.store, queries);
          else {
            current.close();
            current = await open();
          }
        }
        await expectSame(current.store, queries);
        current.close();
      },
    ),
    { numRuns: 60 },
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

test('opening a store, searching it, and using an attribute that was used before reads no product records', async () => {
  const first = await open();
  const attributes = [{ name: 'Color', value: 'Red' }];
  await first.store.commit(
    Array.from({ length: 600 }, (_, at) => put({ id: String(at + 1), name: `Rake ${at}`, attributes })),
  );
  await first.store.products.find(BY_NAME);
  await first.store.products.values('1', READINGS[0]!);
  await first.store.products.idsByKey('1', COLOR_KEYS, 'none');
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
  expect(await store.products.values('1', READINGS[0]!)).toEqual(['Red']);
  expect(await store.products.idsByKey('1', COLOR_KEYS, 'none')).toEqual([]);
  await expect(store.get('products', '7')).rejects.toThrow('The record of product 7 is missing.');
});
