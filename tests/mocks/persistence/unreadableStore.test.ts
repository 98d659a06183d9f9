import 'fake-indexeddb/auto';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from '#mocks/notice';
import { LAYOUT } from '#mocks/persistence/database';
import { openPersistedStore } from '#mocks/persistence/indexedDb';

const name = 'shop';
let notices: Notice[] = [];
const open = () => openPersistedStore({ name, onNotice: (notice) => notices.push(notice) });

/** Creates a persisted store with one setting, then damages its database directly. */
const damaged = async (damage: (database: IDBPDatabase) => Promise<unknown>) => {
  const { store, flush, close } = await open();
  await store.commit([{ table: 'settings', put: { id: 'a', value: 'precious' } }]);
  await flush();
  close();
  const database = await openDB(name);
  await damage(database);
  database.close();
};

const getAll = async (database: string) => {
  const opened = await openDB(database);
  const stores = [...opened.objectStoreNames];
  const all = await Promise.all(stores.map((store) => opened.getAll(store)));
  opened.close();
  return JSON.stringify(all);
};

afterEach(async () => {
  notices = [];
  vi.unstubAllGlobals();
  for (const database of [name, `${name}-2`, `${name}-3`]) await deleteDB(database);
});

const damages: [string, (database: IDBPDatabase) => Promise<unknown>, string][] = [
  ['a part is no JSON', (database) => database.put('segments', '[{"id":', ['settings', 0]), 'JSON'],
  ['a part is no list', (database) => database.put('segments', '{}', ['settings', 1]), '"settings" is damaged'],
  ['a part is no text', (database) => database.put('segments', { a: 1 }, ['settings', 1]), 'JSON'],
  ['a table is unknown', (database) => database.put('segments', '[]', ['nowhere', 0]), '"nowhere" is damaged'],
  ['a record has no id', (database) => database.put('segments', '[{}]', ['settings', 1]), 'has no id'],
  ['products are no index', (database) => database.put('segments', '[]', ['products', 0]), '"products" is damaged'],
  ['its storage version is missing', (database) => database.clear('meta'), 'its storage version is missing'],
  [
    'it is of a newer layout',
    (database) => database.put('meta', { layout: LAYOUT + 1, owner: '', lastIds: {} }, 'state'),
    `its storage version is ${LAYOUT + 1}, not ${LAYOUT}`,
  ],
  [
    'it is of an older layout',
    (database) => database.put('meta', { layout: LAYOUT - 1, owner: '', lastIds: {} }, 'state'),
    `its storage version is ${LAYOUT - 1}, not ${LAYOUT}`,
  ],
];

describe('Unreadable store', () => {
  test.each(damages)('is set aside unchanged with a notice if %s', async (_, damage, reason) => {
    await damaged(damage);
    const before = await getAll(name);
    const { store, isNew, flush, close } = await open();
    expect(notices).toEqual([
      { code: 'unreadable', values: { reason: expect.stringContaining(reason), database: name } },
    ]);
    expect([isNew, await store.list('settings')]).toEqual([true, []]);
    await store.commit([{ table: 'settings', put: { id: 'b', value: 'new' } }]);
    await flush();
    close();
    expect(await getAll(name)).toBe(before);
  });

  test('is reported once: the next start continues with the new data', async () => {
    await damaged((database) => database.clear('meta'));
    const first = await open();
    await first.store.commit([{ table: 'settings', put: { id: 'b', value: 'new' } }]);
    await first.flush();
    first.close();
    notices = [];
    const second = await open();
    expect([second.isNew, await second.store.list('settings')]).toEqual([false, [{ id: 'b', value: 'new' }]]);
    expect(notices).toEqual([]);
    second.close();
  });

  test('written by a newer version of the app is set aside', async () => {
    (await openDB(name, 7)).close();
    const { isNew, close } = await open();
    expect(isNew).toBe(true);
    expect(notices).toEqual([expect.objectContaining({ values: expect.objectContaining({ database: name }) })]);
    close();
  });

  test('is set aside when its name is used by something else', async () => {
    (await openDB(name, 1, { upgrade: (database) => void database.createObjectStore('notes') })).close();
    const { isNew, close } = await open();
    expect(isNew).toBe(true);
    expect(notices).toHaveLength(1);
    close();
  });
});

describe('Without a database', () => {
  const closed = { databases: () => Promise.reject(new DOMException('Storage is off.', 'SecurityError')) };
  test.each([
    ['the browser has none', undefined],
    ['the browser refuses it', closed],
  ])('works in memory with a notice: %s', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const { store, files, isNew, flush, reset, close } = await open();
    expect(notices).toEqual([{ code: 'notStored' }]);
    await store.commit([{ table: 'settings', put: { id: 'a', value: '' } }]);
    await files.append('1', Uint8Array.of(1));
    await flush();
    expect([isNew, (await store.list('settings')).length]).toEqual([true, 1]);
    for await (const slice of files.read('1')) expect([...slice]).toEqual([1]);
    await reset();
    close();
  });
});
