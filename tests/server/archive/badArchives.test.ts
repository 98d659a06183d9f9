import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { RESTORING } from '#server/db/halfRestored';
import { openDatabase } from '#server/db/sql/openDatabase';
import { openArchive, type ArchiveLimits } from '#server/domain/archive/openArchive';
import { restoreArchive } from '#server/domain/archive/restoreArchive';
import { createPlace } from '#tests/support/databases/createPlace';
import { createTestClient } from '#tests/support/testClient';
import { archiveOf, createMemory, readEverything, toSource } from './archiveHelpers';

let good: Uint8Array<ArrayBuffer>;
let parts: Record<string, Uint8Array>;

beforeAll(async () => {
  const client = await createTestClient({ demoProducts: 3 });
  const { store, files } = client.gateway.context;
  const { file } = (
    await client.data('mutation ($input: CreateFileInput!) { createFile(input: $input) { file { id } } }', {
      input: { name: 'a.txt', size: 3 },
    })
  ).createFile;
  await client.fetch(`/files/${file.id}?offset=0`, { method: 'PUT', body: 'abc' });
  good = await archiveOf({ store, files });
  parts = unzipSync(good);
});

const getManifest = () => JSON.parse(strFromU8(parts['manifest.json']!));
const withManifest = (change: (manifest: ReturnType<typeof getManifest>) => void) => {
  const manifest = getManifest();
  change(manifest);
  return zipSync({ ...parts, 'manifest.json': strToU8(JSON.stringify(manifest)) });
};
const without = (name: RegExp) => zipSync(Object.fromEntries(Object.entries(parts).filter(([key]) => !name.test(key))));
const withFlippedByte = (at: number) => {
  const bytes = good.slice();
  bytes[at]! ^= 1;
  return bytes;
};

const DAMAGED = 'This backup is damaged. Copy or download it again, or use an earlier one.';
const CUT_OFF = 'This backup is incomplete: its end is missing. Copy or download it again.';
const NOT_ONE = 'This file isn’t a backup of Catalog Manager. Select a file that was downloaded as a backup.';
const TOO_LARGE = 'This backup is too large: up to 64 GB of data can be restored.';
const NEWER =
  'This backup was written by a newer version of Catalog Manager. Update this installation, then try again.';

const cases: [name: string, bytes: () => Uint8Array, message: string][] = [
  ['an empty file', () => new Uint8Array(), NOT_ONE],
  ['a text', () => strToU8('sku,name\nA,Spade'), NOT_ONE],
  ['another ZIP file', () => zipSync({ 'a.txt': strToU8('a') }), NOT_ONE],
  ['a manifest of another program', () => withManifest((manifest) => (manifest.program = 'other')), NOT_ONE],
  ['a download that was cut off', () => good.slice(0, good.length - 1), CUT_OFF],
  ['the first half', () => good.slice(0, good.length / 2), CUT_OFF],
  ['a changed byte', () => withFlippedByte(Math.floor(good.length / 3)), DAMAGED],
  ['a newer format', () => withManifest((manifest) => (manifest.format = 2)), NEWER],
  ['a newer layout', () => withManifest((manifest) => (manifest.layout = 99)), NEWER],
  ['a missing table', () => without(/products/), DAMAGED],
  ['a missing file', () => without(/^files\//), DAMAGED],
  ['a file that is not listed', () => withManifest((manifest) => (manifest.files = {})), DAMAGED],
  ['a wrong checksum', () => withManifest((manifest) => (manifest.tables.products.sha256 = '0'.repeat(64))), DAMAGED],
  ['a wrong count', () => withManifest((manifest) => (manifest.tables.products.count = 1)), DAMAGED],
  ['a wrong size', () => withManifest((manifest) => (manifest.tables.products.bytes = 1)), DAMAGED],
  [
    'a name that leaves the folder',
    () => withManifest((manifest) => (manifest.files['../a'] = manifest.tables.jobs)),
    DAMAGED,
  ],
  [
    'an unknown table',
    () => withManifest((manifest) => (manifest.tables.gadgets = manifest.tables.products)),
    'This backup has data that this version doesn’t know: gadgets. Update this installation.',
  ],
];

test.each(cases)('refuses %s in one sentence', async (_, getBytes, message) => {
  await expect(openArchive(toSource(getBytes()))).rejects.toThrow(message);
});

test('opens an archive that another program has packed', async () => {
  const archive = await openArchive(toSource(zipSync(parts, { level: 0 })));
  expect(archive.manifest.tables.products?.count).toBe(15);
});

test.each<[string, Partial<ArchiveLimits>, string]>([
  ['everything', { total: 1000 }, TOO_LARGE],
  ['the manifest', { manifest: 10 }, TOO_LARGE],
  ['a record', { record: 100 }, DAMAGED],
])('stops at the limit of %s', async (_, limit, message) => {
  const limits = { total: 1e9, manifest: 1e9, record: 1e9, ...limit };
  await expect(openArchive(toSource(good), { limits })).rejects.toThrow(message);
});

test('decompresses no more than the archive lists', async () => {
  // The size of a part as the end of the archive lists it, in its ZIP64 field.
  const bomb = good.slice();
  const view = new DataView(bomb.buffer);
  const list = Number(view.getBigUint64(bomb.length - 22 - 20 - 56 + 48, true));
  view.setBigUint64(list + 46 + view.getUint16(list + 28, true) + 4, 5n, true);
  await expect(openArchive(toSource(bomb))).rejects.toThrow(DAMAGED);
});

test('restores only into an empty store, and changes nothing otherwise', async () => {
  const target = createMemory();
  await restoreArchive(await openArchive(toSource(good)), target);
  const before = await readEverything(target);
  await expect(restoreArchive(await openArchive(toSource(good)), target)).rejects.toThrow(
    'There is already data here.',
  );
  expect(await readEverything(target)).toEqual(before);
});

test('leaves the store empty if a record can’t be stored, a version differs, or the files fail', async () => {
  const failing = [
    async () => {
      const archive = await openArchive(toSource(good));
      const scan: typeof archive.scan = async function* (table) {
        for await (const records of archive.scan(table)) {
          yield table === 'products' ? records.map(({ id }) => ({ id }) as never) : records;
        }
      };
      return { archive: { ...archive, scan }, target: createMemory() };
    },
    async () => {
      const archive = await openArchive(toSource(good));
      const scan: typeof archive.scan = async function* (table) {
        for await (const records of archive.scan(table)) {
          yield table === 'publishedCatalogs' ? records.map((one) => ({ ...one, checksum: 'other' })) : records;
        }
      };
      return { archive: { ...archive, scan }, target: createMemory() };
    },
    async () => {
      const target = createMemory();
      const append = () => Promise.reject(new Error('The disk is full.'));
      return { archive: await openArchive(toSource(good)), target: { ...target, files: { ...target.files, append } } };
    },
  ];
  for (const create of failing) {
    const { archive, target } = await create();
    await target.store.commit([{ table: 'settings', put: { id: 'setUpLinks', value: 'hash' } }]);
    await expect(restoreArchive(archive, target)).rejects.toThrow();
    const { tables } = await readEverything(target);
    expect([...tables].filter(([, records]) => records.length).map(([table]) => table)).toEqual(['settings']);
    expect(await target.store.ids('settings')).toEqual(['setUpLinks']);
  }
});

test('a database whose restore was cut off is empty when it is opened again', async () => {
  const { place, remove } = await createPlace('sqlite');
  const database = await openDatabase(place);
  const archive = await openArchive(toSource(good));
  let commits = 0;
  const { store } = database;
  const stopping: typeof store = {
    ...store,
    commit: async (changes) => {
      // As if the process had ended: nothing is cleaned up either.
      if (++commits > 4) throw new Error('ended');
      await store.commit(changes);
    },
  };
  await expect(restoreArchive(archive, { ...database, store: stopping })).rejects.toThrow('ended');
  expect(await store.get('settings', RESTORING)).toBeDefined();
  await database.close();
  const again = await openDatabase(place);
  const { tables } = await readEverything(again);
  expect([...tables.values()].flat()).toEqual([]);
  await restoreArchive(archive, again);
  expect(await again.store.ids('products')).toHaveLength(15);
  await again.close();
  await remove();
});
