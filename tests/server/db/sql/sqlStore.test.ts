import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import { openDatabase, type OpenDatabase } from '#server/db/sql/openDatabase';
import type { Store } from '#server/db/store';
import type { Change, TableName } from '#server/records/tables';
import { createPlace, DATABASE_KINDS, type NewPlace } from '#tests/support/databases/createPlace';
import { change, query } from '../arbitraryProducts';
import { expectSame } from '../expectSame';
import { sampleProduct } from '../sampleRecords';

const opened: OpenDatabase[] = [];
const places: NewPlace[] = [];

const open = async ({ place }: NewPlace) => {
  const database = await openDatabase(place);
  opened.push(database);
  return database;
};
const close = async (database: OpenDatabase) => {
  opened.splice(opened.indexOf(database), 1);
  await database.close();
};
afterEach(async () => {
  for (const database of [...opened]) await close(database);
  for (const { remove } of places.splice(0)) await remove();
});

const id = fc.constantFrom('1', '2', '30', 'a', 'A', 'é', '\u0000', '\ud800', '"\\\n', "'; --");
const LONG = 'x'.repeat(500_001);
const text = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom('\u0000', '\udfff\ud83d')),
  },
  { weight: 1, arbitrary: fc.constant(LONG) },
);

/** Changes to a small table and a large one, whose records can have several parts. */
const textChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ id, value: text }).map((put): Change => ({ table: 'settings', put })),
  id.map((remove): Change => ({ table: 'settings', remove })),
  fc
    .record({ id, value: text })
    .map(({ value, ...put }): Change => ({ table: 'jobIssues', put: { ...put, jobId: value, items: [] } })),
  id.map((remove): Change => ({ table: 'jobIssues', remove })),
);

const COMPARED = ['settings', 'catalogs', 'jobIssues', 'products'] as const satisfies TableName[];

const expectEqual = async (store: Store, memory: Store) => {
  for (const table of COMPARED) {
    const records = await memory.list(table);
    expect(await store.list(table)).toEqual(records);
    const ids = [...records.map((one) => one.id), 'nobody'];
    expect(await store.getMany(table, ids)).toEqual([...records, undefined]);
  }
};

describe.each(DATABASE_KINDS)('A store in %s', (kind) => {
  const openNew = async () => {
    const created = await createPlace(kind);
    places.push(created);
    return created;
  };

  test('stores contents once, keeps them as they are, and has them after a restart', async () => {
    const created = await openNew();
    const { id: _, ...content } = sampleProduct();
    const toContent = (hash: string, name: string) => ({ id: hash, content: { ...content, name } });
    const database = await open(created);
    await database.store.putContents([toContent('a', 'Tent'), toContent('b', 'Rake'), toContent('a', 'Tent')]);
    await database.store.putContents([toContent('b', 'Spade'), toContent('c', 'Axe')]);
    await close(database);
    const { store } = await open(created);
    const names = (await store.getMany('contents', ['a', 'b', 'c', 'd'])).map((found) => found?.content.name);
    expect(names).toEqual(['Tent', 'Rake', 'Axe', undefined]);
  });

  test('has the same records as one in memory after any commits, also at the same time, and restarts', async () => {
    const changes = fc.array(fc.oneof(change, { weight: 2, arbitrary: textChange }), { minLength: 1, maxLength: 6 });
    const step = fc.oneof(
      { weight: 4, arbitrary: changes.map((commit) => [commit]) },
      { weight: 2, arbitrary: fc.array(changes, { minLength: 2, maxLength: 3 }) },
      fc.constant('restart' as const),
      fc.constant('compare' as const),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.array(query, { minLength: 1, maxLength: 2 }),
        async (steps, queries) => {
          const created = await openNew();
          const memory = createMemoryStore();
          let database = await open(created);
          for (const one of [...steps, 'compare', 'restart', 'compare'] as const) {
            if (one === 'restart') {
              await close(database);
              database = await open(created);
            } else if (one === 'compare') {
              await expectEqual(database.store, memory);
              await expectSame(database.store, queries);
            } else {
              await Promise.all(one.map((commit) => database.store.commit(commit)));
              for (const commit of one) await memory.commit(commit);
            }
          }
          for (const table of COMPARED) {
            expect(await database.store.nextId(table)).toBe(await memory.nextId(table));
          }
          await close(database);
        },
      ),
      { numRuns: kind === 'sqlite' ? 24 : 8 },
    );
  });

  test('keeps long texts, however their characters fall into parts', async () => {
    const created = await openNew();
    const database = await open(created);
    const { store } = database;
    const values = Array.from({ length: 8 }, (_, at) => `${'a'.repeat(at)}${'😀'.repeat(500_000 - at)}\ud83d`);
    await store.commit(values.map((value, at): Change => ({ table: 'settings', put: { id: String(at), value } })));
    await store.commit([{ table: 'settings', put: { id: '1', value: 'short' } }]);
    values[1] = 'short';
    await close(database);
    const found = await (await open(created)).store.list('settings');
    expect(found.map(({ value }) => values.indexOf(value))).toEqual(values.map((_, at) => at));
  });

  test('never assigns an id again, also after a restart, and one that was used elsewhere', async () => {
    const created = await openNew();
    const ids: string[] = [];
    for (let round = 0; round < 3; round++) {
      const database = await open(created);
      ids.push(...(await Promise.all(Array.from({ length: 70 }, () => database.store.nextId('jobs')))));
      const used = String(1000 * (round + 1));
      await database.store.commit([{ table: 'settings', put: { id: used, value: '' } }]);
      await database.store.commit([{ table: 'settings', remove: used }]);
      await close(database);
    }
    expect(ids).toEqual(Array.from({ length: 210 }, (_, at) => String(at + 1)));
    expect(await (await open(created)).store.nextId('settings')).toBe('3001');
  });

  test('rejects a commit with a malformed change as a whole', async () => {
    const created = await openNew();
    const database = await open(created);
    const malformed = { table: 'products', put: { id: '1', catalogId: '1', sku: 'A' } } as unknown as Change;
    const setting: Change = { table: 'settings', put: { id: 'a', value: '' } };
    await expect(database.store.commit([setting, malformed])).rejects.toThrow('undefined');
    await expect(database.store.commit([setting, { table: 'jobs', remove: '' }])).rejects.toThrow('has no id');
    expect(await database.store.list('settings')).toEqual([]);
    await close(database);
    expect(await (await open(created)).store.list('settings')).toEqual([]);
  });

  test('returns a page as it was between two commits, while products are edited', async () => {
    const { store } = await open(await openNew());
    const put = (name: string): Change[] =>
      Array.from({ length: 40 }, (_, at) => ({
        table: 'products',
        put: sampleProduct({ id: String(at + 1), name, sku: `S-${at}` }),
      }));
    await store.commit(put('0'));
    const page = { catalogId: '1', filter: {}, sort: 'NAME', direction: 'ASC', offset: 0, limit: 50 } as const;
    for (let round = 1; round <= 20; round++) {
      const committed = store.commit(put(String(round)));
      const { rows } = await store.products.find(page);
      expect([rows.length, new Set(rows.map(({ name }) => name)).size]).toEqual([40, 1]);
      await committed;
      expect((await store.products.find(page)).rows[0]?.name).toBe(String(round));
    }
  });

  test('counts the versions of a catalog like one in memory', async () => {
    const { store } = await open(await openNew());
    const { products } = store;
    await store.commit([{ table: 'products', put: sampleProduct({ id: '1' }) }]);
    expect(await products.changedSince('1', 0)).toEqual(['1']);
    const before = products.version('1');
    await store.commit([{ table: 'products', put: sampleProduct({ id: '2' }) }]);
    expect(products.version('1')).toBeGreaterThan(before);
    expect(await products.changedSince('1', before)).toEqual(['2']);
  });

  test('keeps the secrets of tokens', async () => {
    const created = await openNew();
    const first = await open(created);
    await close(first);
    const { secrets } = await open(created);
    expect(secrets.access.equals(first.secrets.access)).toBe(true);
    expect(secrets.refresh.equals(first.secrets.refresh)).toBe(true);
    expect(secrets.access.equals(secrets.refresh)).toBe(false);
  });
});
