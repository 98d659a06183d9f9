import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPersistedStore } from '#mocks/persistence/indexedDb';
import type { Store } from '#server/db/store';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { productOracle } from './productOracle';
import { sampleProduct } from './sampleRecords';

let name = '';
const open = () => openPersistedStore({ name, onNotice: ({ code }) => expect.unreachable(code) });

beforeEach(() => {
  name = crypto.randomUUID();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** More than are written at a time. */
const COUNT = 1100;
const IDS = Array.from({ length: COUNT }, (_, at) => String(at + 1));

const create = (id: string) =>
  sampleProduct({ id, name: `Rake ${(Number(id) * 7919) % COUNT}`, sku: `S-${id}`, slug: `s-${id}` });

const reopen = async () => {
  const opened = await open();
  await opened.store.addGenerated(opened.unwritten, create, { isIndexed: true });
  return opened;
};

const countSegments = async () => {
  const database = await openDB(name);
  const keys = await database.getAllKeys('segments', IDBKeyRange.bound(['productRecords'], ['productRecords', []]));
  database.close();
  return keys.length;
};

const BY_NAME = { catalogId: '1', filter: {}, sort: 'NAME', direction: 'DESC', offset: 3, limit: 40 } as const;

const expectSame = async ({ products, list }: Store) => {
  const oracle = productOracle(await list('products'), '1', []);
  expect(await products.find(BY_NAME)).toEqual(oracle.find(BY_NAME));
  expect(await products.ids('1', { q: 'rake 12' })).toEqual(oracle.ids({ q: 'rake 12' }));
  expect((await products.stats('1')).products).toBe(oracle.stats.products);
  expect(await products.bySku('1', 'S-77')).toEqual(oracle.bySku('S-77'));
};

test('generated products are written in parts, and are in the index from the first write on', async () => {
  const first = await open();
  await first.store.addGenerated(IDS, create);
  await expectSame(first.store);
  await first.flush();
  expect(await countSegments()).toBe(64);
  first.close();

  const second = await open();
  expect(second.unwritten).toEqual(IDS.slice(64 * 16));
  expect((await second.store.products.stats('1')).products).toBe(COUNT);
  await expect(second.store.get('products', String(COUNT))).rejects.toThrow(
    `The record of product ${COUNT} is missing.`,
  );
  await second.store.addGenerated(second.unwritten, create);
  await expectSame(second.store);
  await second.flush();
  expect(await countSegments()).toBe(Math.ceil(COUNT / 16));
  second.close();

  const third = await open();
  expect(third.unwritten).toEqual([]);
  await expectSame(third.store);
  expect(await third.store.list('products')).toEqual(IDS.map(create));
  third.close();
});

test('the rest is written without further changes', async () => {
  const { store, flush, close } = await open();
  await store.addGenerated(IDS, create);
  await flush();
  for (let second = 0; second < 3; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    await turns(300);
  }
  expect(await countSegments()).toBe(Math.ceil(COUNT / 16));
  close();
});

test('edits and removals of unwritten products are kept, also after a kill at any moment', async () => {
  const at = fc.integer({ min: 1, max: COUNT }).map(String);
  const step = fc.oneof(
    fc.record({ id: at, put: fc.constantFrom('Hoe', 'Spade 10', null) }),
    fc.constantFrom('flush', 'startFlush', 'turn', 'reopen'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      name = crypto.randomUUID();
      let current = await open();
      await current.store.addGenerated(IDS, create);
      await current.flush();
      const names = new Map(IDS.map((id) => [id, create(id).name]));
      /** All states since the last flush, of which a kill leaves one. */
      let states = [JSON.stringify([...names])];
      for (const one of [...steps, 'reopen'] as const) {
        if (typeof one === 'object') {
          const { id, put } = one;
          if (put === null) names.delete(id);
          else if (names.has(id)) names.set(id, put);
          else continue;
          await current.store.commit([
            put === null ? { table: 'products', remove: id } : { table: 'products', put: { ...create(id), name: put } },
          ]);
          states.push(JSON.stringify([...names]));
        } else if (one === 'flush') {
          await current.flush();
          states = [JSON.stringify([...names])];
        } else if (one === 'startFlush') void current.flush();
        else if (one === 'turn') await turns(1);
        else {
          current.close();
          current = await reopen();
          const found = (await current.store.list('products')).map((record) => [record.id, record.name] as const);
          const left = JSON.stringify(found);
          expect(states.includes(left)).toBe(true);
          states = [left];
          names.clear();
          for (const [id, text] of found) names.set(id, text);
          await expectSame(current.store);
        }
      }
      current.close();
    }),
    { numRuns: 15 },
  );
});

const now = () => new Date('2026-11-23T08:00:00Z');

const expectWhole = async (store: Store, demoProducts: number) => {
  const whole = (await createDemoGateway({ demoProducts, now })).context.store;
  expect(await store.list('products')).toEqual(await whole.list('products'));
  expect(await store.products.stats('1')).toEqual(await whole.products.stats('1'));
};

test('the demo catalog is the same after a kill before all of it was written', async () => {
  const first = await open();
  await createDemoGateway({ store: first.store, demoProducts: 900, now });
  await first.flush();
  first.close();
  const second = await open();
  expect(second.unwritten.length).toBeGreaterThan(200);
  const { context } = await createDemoGateway({ store: second.store, unwritten: second.unwritten, now });
  await expectWhole(context.store, 900);
  second.close();
});

test('another build creates the index of unwritten demo products anew', async () => {
  const first = await open();
  await createDemoGateway({ store: first.store, demoProducts: 900, now });
  const setting = { id: 'laterDemoProducts', value: '2026-11-22T08:00:00.000Z /other.js' };
  await first.store.commit([{ table: 'settings', put: setting }]);
  await first.flush();
  first.close();
  const second = await open();
  const { context } = await createDemoGateway({
    ...second,
    demoProducts: 900,
    now: () => new Date('2026-11-24T08:00:00Z'),
  });
  const query = { catalogId: '1', filter: {}, sort: 'UPDATED_AT', direction: 'DESC', offset: 0, limit: 1 } as const;
  const { rows } = await context.store.products.find(query);
  expect(rows[0]).toMatchObject({ id: second.unwritten[0], updatedAt: '2026-11-24T08:00:00.000Z' });
  expect((await context.store.get('products', '147'))?.updatedAt).toBe('2026-11-23T08:00:00.000Z');
  second.close();
});

test.each([0, 400])('the demo catalog is whole after a kill when it had %i of its later products', async (count) => {
  const first = await open();
  const { addGenerated } = first.store;
  const store: Store = {
    ...first.store,
    addGenerated: async (ids, createOne) => {
      await addGenerated(ids.slice(0, count), createOne);
      throw new Error('The browser was closed.');
    },
  };
  await expect(createDemoGateway({ store, demoProducts: 900, now })).rejects.toThrow('The browser was closed.');
  await first.flush();
  first.close();
  const second = await open();
  const { context } = await createDemoGateway({ ...second, demoProducts: 900, now });
  await expectWhole(context.store, 900);
  second.close();
});
