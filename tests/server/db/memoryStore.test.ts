import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import type { Change } from '#server/records/tables';
import { sampleProduct } from './sampleRecords';

const setting = (id: string, value = id): Change => ({ table: 'settings', put: { id, value } });
const without = (id: string): Change => ({ table: 'settings', remove: id });

describe('Table order', () => {
  test.each<[string, Change[], string[]]>([
    ['is the one in which ids were put', [setting('b'), setting('a')], ['b', 'a']],
    ['stays when a record is put again', [setting('b'), setting('a'), setting('b', 'new')], ['b', 'a']],
    [
      'has a record last that was removed between',
      [setting('b'), setting('a'), without('b'), setting('b')],
      ['a', 'b'],
    ],
    ['leaves nothing of what was removed', [setting('b'), without('b')], []],
  ])('%s', async (_, changes, ids) => {
    const together = createMemoryStore();
    await together.commit(changes);
    const oneByOne = createMemoryStore();
    for (const change of changes) await oneByOne.commit([change]);
    expect((await together.list('settings')).map(({ id }) => id)).toEqual(ids);
    expect(await oneByOne.list('settings')).toEqual(await together.list('settings'));
  });
});

test('reads a record by id or finds it by a predicate', async () => {
  const store = createMemoryStore();
  await store.commit([setting('a', 'x'), setting('b', 'y'), setting('c', 'y')]);
  expect(await store.get('settings', 'b')).toEqual({ id: 'b', value: 'y' });
  expect(await store.get('settings', 'nobody')).toBeUndefined();
  expect(await store.get('authUsers', 'b')).toBeUndefined();
  expect((await store.list('settings', ({ value }) => value === 'y')).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('reads several records of a table in the order of the ids', async () => {
  const store = createMemoryStore();
  await store.commit([
    setting('a'),
    setting('b'),
    { table: 'products', put: sampleProduct({ id: '1', sku: 'A' }) },
    { table: 'products', put: sampleProduct({ id: '2', sku: 'B' }) },
  ]);
  expect((await store.getMany('settings', ['b', 'none', 'a', 'b'])).map((found) => found?.id)).toEqual([
    'b',
    undefined,
    'a',
    'b',
  ]);
  expect((await store.getMany('products', ['2', '9', '1', '2'])).map((found) => found?.sku)).toEqual([
    'B',
    undefined,
    'A',
    'B',
  ]);
  expect(await store.getMany('settings', [])).toEqual([]);
});

test('a list does not change when more is committed', async () => {
  const store = createMemoryStore();
  await store.commit([setting('a')]);
  const before = await store.list('settings');
  await store.commit([setting('b'), without('a')]);
  expect(before).toEqual([{ id: 'a', value: 'a' }]);
});

describe('Commit', () => {
  const malformed: [string, unknown, string][] = [
    ['an empty id', { table: 'settings', put: { id: '', value: '' } }, 'A change to table "settings" has no id.'],
    ['an id that is no text', { table: 'jobs', remove: 7 }, 'A change to table "jobs" has no id.'],
    ['an unknown table', { table: 'secrets', remove: '1' }, 'Table "secrets" does not exist.'],
    ['a product without variants', { table: 'products', put: { id: '1', catalogId: '1', sku: 'A' } }, 'undefined'],
  ];
  test.each(malformed)('with %s is rejected as a whole', async (_, change, message) => {
    const seen: unknown[] = [];
    const store = createMemoryStore({ onCommit: (changes) => seen.push(changes) });
    await expect(store.commit([setting('a'), change as Change])).rejects.toThrow(message);
    expect(await store.list('settings')).toEqual([]);
    expect(await store.list('products')).toEqual([]);
    expect(store.lastIds()).toEqual({});
    expect(seen).toEqual([]);
  });

  test('is completely visible before its promise resolves', async () => {
    const store = createMemoryStore();
    const committed = store.commit([setting('a'), { table: 'products', put: sampleProduct() }]);
    const [rows, stats] = await Promise.all([store.list('settings'), store.products.stats('1')]);
    expect([rows.length, stats.products]).toEqual([1, 1]);
    await committed;
  });

  test('notifies after it is stored, but not for restored records', async () => {
    const seen: (readonly Change[])[] = [];
    const store = createMemoryStore({ onCommit: (changes) => seen.push(changes) });
    store.fill([setting('old')]);
    await store.commit([setting('a'), without('old')]);
    expect(seen).toEqual([[setting('a'), without('old')]]);
  });
});

test('contents are stored once, and never change', async () => {
  const { id: _, ...content } = sampleProduct();
  const toContent = (id: string, name: string) => ({ id, content: { ...content, name } });
  const seen: string[][] = [];
  const store = createMemoryStore({
    onCommit: (changes) => seen.push(changes.map((change) => ('put' in change ? change.put.id : ''))),
  });
  await store.putContents([toContent('a', 'Tent'), toContent('b', 'Rake'), toContent('a', 'Tent')]);
  await store.putContents([toContent('b', 'Spade'), toContent('c', 'Axe')]);
  await store.putContents([toContent('c', 'Axe')]);
  await store.putContents([]);
  expect(seen).toEqual([['a', 'b'], ['c']]);
  const stored = await store.getMany('contents', ['a', 'b', 'c']);
  expect(stored.map((found) => found?.content.name)).toEqual(['Tent', 'Rake', 'Axe']);
});

describe('New id', () => {
  test('increases separately in each table', async () => {
    const store = createMemoryStore();
    expect([await store.nextId('jobs'), await store.nextId('jobs'), await store.nextId('authUsers')]).toEqual([
      '1',
      '2',
      '1',
    ]);
  });

  test('never reuses a removed one', async () => {
    const store = createMemoryStore();
    const id = await store.nextId('settings');
    await store.commit([setting(id)]);
    await store.commit([without(id)]);
    expect(await store.nextId('settings')).toBe('2');
  });

  test.each([
    ['a number', '41', '42'],
    ['no number', 'token', '1'],
    ['a number that is too large to count on', '9007199254740993', '1'],
  ])('accounts for an externally assigned id that is %s', async (_, id, next) => {
    const store = createMemoryStore();
    await store.commit([setting(id)]);
    expect(await store.nextId('settings')).toBe(next);
  });

  test('continues from the ids of a previous store', async () => {
    const earlier = createMemoryStore();
    await earlier.nextId('jobs');
    const store = createMemoryStore({ lastIds: earlier.lastIds() });
    expect(await store.nextId('jobs')).toBe('2');
  });
});
