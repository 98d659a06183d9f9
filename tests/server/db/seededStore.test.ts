import { expect, test } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import { createSeededStore } from '#server/db/seededStore';
import type { TableSeed } from '#server/demo';
import { withLock } from '#server/domain/withLock';
import type { Change } from '#server/records/tables';
import { sampleProduct } from './sampleRecords';

const now = () => new Date('2026-05-04T10:00:00Z');
const product: Change = { table: 'products', put: sampleProduct({ id: '7' }) };

const seeded = (load = async () => [product]) => {
  const inner = createMemoryStore();
  let loads = 0;
  const counted = async () => {
    loads++;
    return load();
  };
  const locks = new Map<string, Promise<void>>();
  const seeds: TableSeed[] = [{ name: 'demo', tables: ['products', 'contents'], load: counted }];
  /** Opens the store as a further process with the same lock. */
  const open = () => createSeededStore(inner, seeds, now, (work) => withLock({ locks, store: inner }, 'seeds', work));
  return { inner, open, loads: () => loads };
};

test('fills a table when it is first read, and no others', async () => {
  const { open, loads } = seeded();
  const store = open();
  await store.list('jobs');
  expect(loads()).toBe(0);
  expect(
    await Promise.all([store.getMany('products', ['7']), store.get('products', '7'), store.list('contents')]),
  ).toMatchObject([[{ id: '7' }], { id: '7' }, []]);
  expect(loads()).toBe(1);
});

test('keeps an emptied table empty after a restart', async () => {
  const { open, loads } = seeded();
  await open().commit([{ table: 'products', remove: '7' }]);
  expect(await open().list('products')).toEqual([]);
  expect(loads()).toBe(1);
});

test('is filled once by processes that read it at the same time', async () => {
  const { open, loads } = seeded();
  const lists = await Promise.all([open(), open(), open()].map((store) => store.list('products')));
  expect(lists.map((products) => products.length)).toEqual([1, 1, 1]);
  expect(loads()).toBe(1);
});

test('does not assign the id of a demo record to a new one', async () => {
  expect(await seeded().open().nextId('products')).toBe('8');
});

test('retries a seed that could not be loaded', async () => {
  let isDown = true;
  const store = seeded(async () => {
    if (isDown) throw new Error('The line is down.');
    return [product];
  }).open();
  await expect(store.list('products')).rejects.toThrow('The line is down.');
  isDown = false;
  expect(await store.list('products')).toHaveLength(1);
});
