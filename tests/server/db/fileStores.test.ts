import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { FileStore } from '#server/db/files';
import { openPersistedStore } from '#mocks/persistence/indexedDb';
import { createMemoryFiles } from '#server/db/memoryFiles';
import { openDatabase } from '#server/db/sql/openDatabase';
import { createPlace, DATABASE_KINDS, type DatabaseKind } from '../../support/databases/createPlace';

const opened: { close: () => Promise<void>; remove: () => Promise<void> }[] = [];

afterAll(async () => {
  for (const { close, remove } of opened) {
    await close();
    await remove();
  }
});

const openFiles = async (kind: DatabaseKind): Promise<FileStore> => {
  const { place, remove } = await createPlace(kind);
  const { files, close } = await openDatabase(place);
  opened.push({ close, remove });
  return files;
};

const stores: [string, () => Promise<FileStore>][] = [
  ...DATABASE_KINDS.map((kind): [string, () => Promise<FileStore>] => [kind, () => openFiles(kind)]),
  ['memory', async () => createMemoryFiles()],
  ['IndexedDB', async () => (await openPersistedStore({ name: crypto.randomUUID(), onNotice: () => undefined })).files],
];

const toBytes = async (slices: AsyncIterable<Uint8Array>) => {
  const bytes: number[] = [];
  for await (const slice of slices) {
    expect(slice.length).toBeGreaterThan(0);
    bytes.push(...slice);
  }
  return bytes;
};

describe.each(stores)('Files in %s', (_, open) => {
  test('return any range of what was added', async () => {
    const files = await open();
    const slice = fc.uint8Array({ maxLength: 5 });
    const bound = fc.nat({ max: 30 });
    let id = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(slice, { maxLength: 5 }), bound, bound, async (slices, start, end) => {
        id += 1;
        for (const bytes of slices) await files.append(String(id), bytes);
        const all = slices.flatMap((bytes) => [...bytes]);
        expect(await toBytes(files.read(String(id)))).toEqual(all);
        expect(await toBytes(files.read(String(id), start))).toEqual(all.slice(start));
        expect(await toBytes(files.read(String(id), start, end))).toEqual(all.slice(start, Math.max(start, end)));
      }),
      { numRuns: 40 },
    );
  });

  test('stay separate, even if one id starts with another', async () => {
    const files = await open();
    await files.append('1', Uint8Array.of(1));
    await files.append('10', Uint8Array.of(10));
    await files.append('1', Uint8Array.of(2));
    expect(await toBytes(files.read('1'))).toEqual([1, 2]);
    await files.remove('1');
    expect(await toBytes(files.read('1'))).toEqual([]);
    expect(await toBytes(files.read('10'))).toEqual([10]);
  });

  test('start empty after they were removed', async () => {
    const files = await open();
    await files.append('1', Uint8Array.of(1, 2, 3));
    await files.remove('1');
    await files.append('1', Uint8Array.of(4));
    expect(await toBytes(files.read('1'))).toEqual([4]);
  });

  test('are truncated to any size and can grow again', async () => {
    const files = await open();
    const slice = fc.uint8Array({ maxLength: 5 });
    let id = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(slice, { maxLength: 5 }), fc.nat({ max: 30 }), slice, async (slices, size, more) => {
        id += 1;
        for (const bytes of slices) await files.append(String(id), bytes);
        await files.truncate(String(id), size);
        const kept = slices.flatMap((bytes) => [...bytes]).slice(0, size);
        expect(await toBytes(files.read(String(id)))).toEqual(kept);
        await files.append(String(id), more);
        expect(await toBytes(files.read(String(id)))).toEqual([...kept, ...more]);
      }),
      { numRuns: 40 },
    );
  });

  test('are truncated separately, even if one id starts with another, and not created by it', async () => {
    const files = await open();
    await files.append('10', Uint8Array.of(1, 2, 3));
    await files.truncate('1', 0);
    await files.truncate('10', 2);
    expect(await toBytes(files.read('1'))).toEqual([]);
    expect(await toBytes(files.read('10'))).toEqual([1, 2]);
  });

  test('keep what was added when the caller reuses its buffer', async () => {
    const files = await open();
    const buffer = new Uint8Array(100);
    buffer[50] = 1;
    const added = files.append('1', buffer.subarray(50, 52));
    buffer[50] = 9;
    await added;
    expect(await toBytes(files.read('1'))).toEqual([1, 0]);
  });

  test('store concurrent additions in order', async () => {
    const files = await open();
    await Promise.all([1, 2, 3, 4].map((byte) => files.append('1', Uint8Array.of(byte))));
    expect(await toBytes(files.read('1'))).toEqual([1, 2, 3, 4]);
  });

  test('are returned in slices when a large one was added at once', async () => {
    const files = await open();
    await files.append('1', new Uint8Array(2_500_000).fill(7));
    let size = 0;
    for await (const slice of files.read('1', 1)) size += slice.length;
    expect(size).toBe(2_499_999);
  });
});
