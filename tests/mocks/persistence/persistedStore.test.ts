import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from '#mocks/notice';
import { openPersistedStore, type PersistedStore } from '#mocks/persistence/indexedDb';
import type { Store } from '#server/db/store';
import { TABLE_NAMES, type Change } from '#server/records/tables';
import { change } from '../../server/db/arbitraryProducts';
import { sampleProduct } from '../../server/db/sampleRecords';

const setting = (id: string, value = ''): Change => ({ table: 'settings', put: { id, value } });
const getContents = async (store: Store) => Promise.all(TABLE_NAMES.map((table) => store.list(table)));

/** Lets pending database operations proceed. */
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

let name = '';
let notices: Notice[] = [];
const open = () => openPersistedStore({ name, onNotice: (notice) => notices.push(notice) });

beforeEach(() => {
  name = crypto.randomUUID();
  notices = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

describe('After a kill at any moment', () => {
  const settings = fc.constantFrom('a', 'b', 'c').map((id) => setting(id));
  const parts = fc
    .constantFrom('1:0', '1:1', '2:0')
    .chain((id) =>
      fc.constantFrom<Change>(
        { table: 'jobIssues', put: { id, jobId: id[0]!, items: [] } },
        { table: 'jobIssues', put: { id, jobId: 'other', items: [] } },
        { table: 'jobIssues', remove: id },
      ),
    );
  const steps = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.array(fc.oneof(change, settings, parts), { minLength: 1, maxLength: 5 }) },
      fc.constantFrom('flush', 'startFlush', 'time', 'turn'),
    ),
    { minLength: 1, maxLength: 12 },
  );

  test('the store is in the state between two of its commits, and not before the last flush', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 3 }), async (lives) => {
        name = crypto.randomUUID();
        let count = 0;
        let current = await open();
        let moments = [await getContents(current.store)];
        for (const life of lives) {
          let flushed = 0;
          for (const step of life) {
            if (Array.isArray(step)) {
              // The log distinguishes two commits that result in the same products.
              await current.store.commit([...step, setting('log', `${(count += 1)}`)]);
              moments.push(await getContents(current.store));
            } else if (step === 'time') vi.advanceTimersByTime(200);
            else if (step === 'turn') await turns(1);
            else if (step === 'startFlush') void current.flush();
            else {
              await current.flush();
              flushed = moments.length - 1;
            }
          }
          current.close();
          current = await open();
          const kept = await getContents(current.store);
          const moment = moments.findIndex((one) => JSON.stringify(one) === JSON.stringify(kept));
          expect(moment).toBeGreaterThanOrEqual(flushed);
          moments = [kept];
        }
        current.close();
        expect(notices).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('no persisted id is assigned again, even if its record was removed', async () => {
    const actions = fc.array(fc.constantFrom('put', 'remove', 'time', 'turn', 'flush', 'kill'), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(actions, async (all) => {
        name = crypto.randomUUID();
        let current = await open();
        const seen = new Set<string>();
        for (const action of all) {
          if (action === 'put') {
            const id = await current.store.nextId('settings');
            expect(seen.has(id)).toBe(false);
            await current.store.commit([setting(id)]);
          } else if (action === 'remove') {
            const [first] = await current.store.list('settings');
            if (first) await current.store.commit([{ table: 'settings', remove: first.id }]);
          } else if (action === 'time') vi.advanceTimersByTime(200);
          else if (action === 'turn') await turns(1);
          else if (action === 'flush') {
            await current.flush();
            for (const { id } of await current.store.list('settings')) seen.add(id);
          } else {
            current.close();
            current = await open();
            for (const { id } of await current.store.list('settings')) seen.add(id);
          }
        }
        current.close();
      }),
      { numRuns: 60 },
    );
  });

  test('a single edit is persisted after 200 ms', async () => {
    const first = await open();
    await first.store.commit([setting('a', 'old'), setting('b')]);
    await first.flush();
    await first.store.commit([setting('a', 'new')]);
    vi.advanceTimersByTime(200);
    await turns(2);
    first.close();
    const { store } = await open();
    expect(await store.get('settings', 'a')).toEqual({ id: 'a', value: 'new' });
  });

  test('file contents and their id are persisted immediately, before any flush', async () => {
    const first = await open();
    const id = await first.store.nextId('files');
    await first.files.append(id, Uint8Array.of(1, 2, 3));
    first.close();
    const { store, files } = await open();
    expect(await store.nextId('files')).not.toBe(id);
    const slices = [];
    for await (const slice of files.read(id, 1)) slices.push(...slice);
    expect(slices).toEqual([2, 3]);
  });

  test('file contents remain unless the removal of their record is persisted too', async () => {
    const first = await open();
    await first.files.append('1', Uint8Array.of(1));
    await first.store.commit([setting('file', '1')]);
    await first.flush();
    await first.store.commit([{ table: 'settings', remove: 'file' }]);
    await first.files.remove('1');
    first.close();
    expect(await (await open()).store.list('settings')).toEqual([]);
  });
});

test('restores a large store in its order, with its index', async () => {
  const first = await open();
  const products = Array.from({ length: 1000 }, (_, at) =>
    sampleProduct({ id: String(1000 - at), name: `Rake ${at}` }),
  );
  await first.store.commit(products.map((put) => ({ table: 'products', put })));
  await first.flush();
  await first.store.commit([
    { table: 'products', remove: '1000' },
    { table: 'products', put: products[0]! },
  ]);
  await first.flush();
  const before = await getContents(first.store);
  first.close();
  const { store, isNew } = await open();
  expect(isNew).toBe(false);
  expect(await getContents(store)).toEqual(before);
  expect((await store.products.bySku('1', 'SKU-7'))?.id).toBe('7');
  expect((await store.products.stats('1')).products).toBe(1000);
});

test('a reset leaves nothing, and later commits are not persisted', async () => {
  const first = await open();
  expect(first.isNew).toBe(true);
  await first.store.commit([setting('a')]);
  await first.files.append('1', Uint8Array.of(1));
  await first.flush();
  await first.store.commit([setting('b')]);
  await first.reset();
  await first.store.commit([setting('c')]);
  vi.advanceTimersByTime(60_000);
  await first.flush();
  first.close();
  const again = await open();
  expect([again.isNew, await again.store.list('settings')]).toEqual([true, []]);
  for await (const slice of again.files.read('1')) expect(slice).toBeUndefined();
  expect(notices).toEqual([]);
});

describe('Second store on the same database', () => {
  const both = async (): Promise<[PersistedStore, PersistedStore]> => {
    const first = await open();
    await first.store.commit([setting('a', 'first')]);
    await first.flush();
    return [first, await open()];
  };

  test('persists its data from then on, and the first one reports it once and stops writing', async () => {
    const [first, second] = await both();
    await first.store.commit([setting('a', 'lost')]);
    await first.flush();
    await first.store.commit([setting('a', 'lost too')]);
    vi.advanceTimersByTime(60_000);
    await first.flush();
    expect(notices).toEqual([{ code: 'usedElsewhere' }]);
    await second.store.commit([setting('b')]);
    await second.flush();
    expect(await (await open()).store.list('settings')).toEqual([
      { id: 'a', value: 'first' },
      { id: 'b', value: '' },
    ]);
  });

  test('protects its files from the first one', async () => {
    const [first] = await both();
    const refusal = { code: 'CONFLICT', message: expect.stringContaining('Reload this page') };
    await expect(first.files.append('1', Uint8Array.of(1))).rejects.toMatchObject(refusal);
    await expect(first.files.remove('1')).rejects.toMatchObject(refusal);
  });

  test('in a newer version of the app gets the database immediately', async () => {
    const first = await open();
    const newer = await openDB(name, 2);
    expect(newer.version).toBe(2);
    await first.store.commit([setting('a')]);
    await first.flush();
    expect(notices).toEqual([{ code: 'usedElsewhere' }]);
  });
});
