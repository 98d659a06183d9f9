import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createSnapshotStores } from '#server/db/snapshots';
import type { FilledStore } from '#server/db/emptyStore';
import { openDatabase } from '#server/db/sql/openDatabase';
import { openArchive } from '#server/domain/archive/openArchive';
import { restoreArchive } from '#server/domain/archive/restoreArchive';
import { checksum, contentHash, getContent } from '#server/domain/products/canonical';
import type { Change } from '#server/records/tables';
import { createPlace, DATABASE_KINDS } from '#tests/support/databases/createPlace';
import { createTestClient } from '#tests/support/testClient';
import { change } from '../db/arbitraryProducts';
import { sampleProduct } from '../db/sampleRecords';
import { archiveOf, createMemory, readAll, readEverything, toSource, toText } from './archiveHelpers';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Stores that an archive passes through: each database, and memory at last. */
const openTargets = async (): Promise<FilledStore[]> => {
  const targets: FilledStore[] = [];
  for (const kind of DATABASE_KINDS) {
    const { place, remove } = await createPlace(kind);
    const database = await openDatabase(place);
    ends.push(async () => {
      await database.close();
      await remove();
    });
    targets.push(database);
  }
  return [...targets, createMemory()];
};

/** Moves everything from store to store, and returns the last one. */
const moveThrough = async (from: FilledStore, targets: readonly FilledStore[]) => {
  let current = from;
  for (const target of targets) {
    const archive = await openArchive(toSource(await archiveOf(current)));
    await restoreArchive(archive, target);
    current = target;
  }
  return current;
};

const administrator: Change = {
  table: 'authUsers',
  put: {
    id: '1',
    fullName: 'Ada',
    username: 'ada',
    avatar: null,
    email: 'ada@demo.com',
    role: 'admin',
    ability: [],
    personId: '1',
    isDisabled: false,
    idleMinutes: 60,
    passwordHash: 'pbkdf2-sha256$1$00$00',
  },
};

test('keeps the demo workspace with its files, products, and versions from store to store', async () => {
  const client = await createTestClient({ demoProducts: 20 });
  const create = 'mutation ($input: CreateFileInput!) { createFile(input: $input) { file { id } } }';
  const created = await client.data(create, { input: { name: 'photo.bin', size: 150_000 } });
  const { id } = created.createFile.file;
  const bytes = Uint8Array.from({ length: 150_000 }, (_, at) => (at * at) % 251);
  await client.fetch(`/files/${id}?offset=0`, { method: 'PUT', body: bytes });
  const { store, files } = client.gateway.context;
  // Reading a table of the demo apps fills it.
  await readEverything({ store, files });
  const first = await readEverything({ store, files });
  const last = await readEverything(await moveThrough({ store, files }, await openTargets()));

  expect(last.tables).toEqual(first.tables);
  expect(last.bytes).toEqual(new Map([[id, toText(bytes)]]));
  expect(last.lastIds).toEqual(first.lastIds);
  const hashes = last.tables.get('contents')?.map((found) => found && contentHash((found as never)['content']));
  expect(hashes).toEqual(first.tables.get('contents')?.map((found) => found?.id));
  expect(hashes).not.toEqual([]);
});

test('keeps random workspaces, and never assigns an id again', async () => {
  const content = fc.constantFrom('Spade', 'Égée \u0000', 'a\ud800b', '😀'.repeat(3)).map((name) => {
    const { id: _, ...product } = sampleProduct({ name });
    return getContent(product);
  });
  const version = fc.array(content, { maxLength: 3 }).map((contents): Change[] => {
    const sorted = contents.map((one, at) => ({ ...one, sku: `S-${at}` }));
    const entries = sorted.map((one, at) => ({
      sku: one.sku,
      productId: String(at),
      hash: contentHash(one),
      revision: 1,
    }));
    return [
      ...sorted.map((one): Change => ({ table: 'contents', put: { id: contentHash(one), content: one } })),
      {
        table: 'publishedEntries',
        put: { id: '4', entries, categories: [], channels: [], attributes: [] },
      },
      {
        table: 'publishedCatalogs',
        put: { id: '4', catalogId: '1', checksum: checksum(sorted) } as never,
      },
    ];
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), version, async (changes, published) => {
      const from = createMemory();
      await from.store.commit([administrator, ...changes, ...published]);
      await from.store.commit([{ table: 'settings', put: { id: '70', value: '' } }]);
      await from.store.commit([{ table: 'settings', remove: '70' }]);
      const last = await moveThrough(from, await openTargets());
      expect(await readEverything(last)).toEqual(await readEverything(from));
      expect(await last.store.nextId('settings')).toBe('71');
      for (const end of ends.splice(0)) await end();
    }),
    { numRuns: 6 },
  );
});

test('leaves out sessions, links, and how to set up the server', async () => {
  const from = createMemory();
  const link = { id: 'hash', userId: '1', kind: 'RESET', expiresAt: '2030' } as never;
  const session = { id: 'secret', userId: '1' } as never;
  await from.store.commit([
    administrator,
    { table: 'passwordResets', put: link },
    { table: 'sessions', put: session },
    { table: 'settings', put: { id: 'setUpLinks', value: 'hash' } },
    { table: 'settings', put: { id: 'sessionLimit', value: '60' } },
  ]);
  const { store } = await moveThrough(from, [createMemory()]);
  expect(await store.list('passwordResets')).toEqual([]);
  expect(await store.list('sessions')).toEqual([]);
  expect(await store.ids('settings')).toEqual(['sessionLimit']);
  expect(await store.ids('authUsers')).toEqual(['1']);
});

test('has the workspace as it was at one moment, while products and files change', async () => {
  const from = createMemory();
  const put = (name: string): Change[] =>
    Array.from({ length: 450 }, (_, at) => ({
      table: 'products',
      put: sampleProduct({ id: String(at + 1), name, sku: `S-${at}` }),
    }));
  await from.store.commit([administrator, ...put('before')]);
  const { store, files, openSnapshot } = createSnapshotStores(from.store, from.files);
  await files.append('f', new Uint8Array([1, 2, 3]));
  const snapshot = await openSnapshot();
  const names: string[] = [];
  for await (const records of snapshot.scan('products')) {
    names.push(...records.map(({ name }) => name));
    await store.commit([...put(`after ${names.length}`), { table: 'products', remove: '450' }]);
    await store.commit([{ table: 'products', put: sampleProduct({ id: '900', sku: 'NEW', name: 'new' }) }]);
    await files.remove('f');
  }
  expect(names).toEqual(Array.from({ length: 450 }, () => 'before'));
  const read = async () => [...(await readAll(files.read('f')))];
  expect(await read()).toEqual([1, 2, 3]);
  await snapshot.close();
  expect(await read()).toEqual([]);
});
