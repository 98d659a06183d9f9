import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import { openDatabase, type OpenDatabase } from '#server/db/sql/openDatabase';
import type { FollowedCommit } from '#server/db/following';
import type { SqlStore } from '#server/db/sql/sqlStore';
import type { Store } from '#server/db/store';
import { withLock } from '#server/domain/withLock';
import type { Change, TableName } from '#server/records/tables';
import { createPlace, DATABASE_KINDS, runStatementsIn, type NewPlace } from '#tests/support/databases/createPlace';
import { change, query } from '../arbitraryProducts';
import { expectSame } from '../expectSame';
import { sampleProduct } from '../sampleRecords';

const id = fc.constantFrom('1', '2', '30', 'é', '\u0000', '\ud800');
const LONG = 'x'.repeat(500_001);
const text = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant(LONG) },
);

/** Changes to a small table and a large one, whose records can have several parts. */
const textChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ id, value: text }).map((put): Change => ({ table: 'settings', put })),
  id.map((remove): Change => ({ table: 'settings', remove })),
  fc.record({ id, jobId: text }).map((put): Change => ({ table: 'jobIssues', put: { ...put, items: [] } })),
  id.map((remove): Change => ({ table: 'jobIssues', remove })),
);

const COMPARED = ['settings', 'jobIssues', 'products'] as const satisfies TableName[];

const closeIndexes = (store: Store) => (store as SqlStore).closeIndexes();

const expectEqual = async (store: Store, memory: Store) => {
  await store.following?.catchUp();
  for (const table of COMPARED) {
    const records = await memory.list(table);
    expect(await store.list(table)).toEqual(records);
    const ids = [...records.map((one) => one.id), 'nobody'];
    expect(await store.getMany(table, ids)).toEqual([...records, undefined]);
  }
};

describe.runIf(DATABASE_KINDS.includes('postgres'))('Several stores over one PostgreSQL database', () => {
  let created: NewPlace;
  const opened = new Set<OpenDatabase>();
  const open = async () => {
    const database = await openDatabase(created.place);
    opened.add(database);
    return database;
  };
  const close = async (database: OpenDatabase) => {
    opened.delete(database);
    await database.close();
  };
  const openTwo = async () => {
    const [one, two] = await Promise.all([open(), open()]);
    return [one.store, two.store] as const;
  };

  beforeEach(async () => {
    created = await createPlace('postgres');
  });
  afterEach(async () => {
    for (const database of opened) await close(database);
    await created.remove();
  });

  const runIn = (statement: string) => runStatementsIn(created.place, statement);

  test('both have what a store in memory has after any commits and restarts of either', async () => {
    const changes = fc.array(fc.oneof(change, { weight: 2, arbitrary: textChange }), { minLength: 1, maxLength: 6 });
    const at = fc.constantFrom<0 | 1>(0, 1);
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ at, commit: changes }) },
      fc.record({ at, restart: fc.constant(true) }),
      { weight: 2, arbitrary: fc.record({ at, closeIndexes: fc.constant(true) }) },
      fc.record({ at, compare: fc.constant(true) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), query, async (steps, one) => {
        const own = await createPlace('postgres');
        const openOwn = () => openDatabase(own.place);
        const memory = createMemoryStore();
        const databases = await Promise.all([openOwn(), openOwn()]);
        const compare = async ({ store }: OpenDatabase) => {
          await expectEqual(store, memory);
          await expectSame(store, [one]);
        };
        for (const each of steps) {
          const database = databases[each.at];
          if ('commit' in each) {
            await database.store.commit(each.commit);
            await memory.commit(each.commit);
          } else if ('restart' in each) {
            await database.close();
            databases[each.at] = await openOwn();
          } else if ('closeIndexes' in each) await closeIndexes(database.store);
          else await compare(database);
        }
        for (const database of databases) await compare(database);
        await databases[0].close();
        databases[0] = await openOwn();
        await compare(databases[0]);
        for (const database of databases) await database.close();
        await own.remove();
      }),
      { numRuns: 6 },
    );
  }, 120_000);

  test('a commit of one is seen at the other without asking, with its session and in order', async () => {
    const [one, two] = await openTwo();
    const seen: FollowedCommit[] = [];
    two.following!.onFollowed((commit) => seen.push(commit));
    one.following!.onFollowed(() => expect.unreachable('a store does not follow itself'));
    const first: Change = { table: 'settings', put: { id: 'a', value: '1' } };
    const second: Change = { table: 'products', put: sampleProduct({ id: '1' }) };
    await one.commit([first], { session: 'page' });
    await one.commit([second]);
    await expect
      .poll(() => seen, { timeout: 10_000 })
      .toEqual([{ session: 'page', changes: [first] }, { changes: [second] }]);
    expect(await two.get('products', '1')).toEqual(sampleProduct({ id: '1' }));
    expect(two.products.version('1')).toBeGreaterThan(0);
    expect(await two.products.changedSince('1', 0)).toEqual(['1']);
  });

  test('no id is assigned twice, and those of jobs ascend in the order in which they are asked for', async () => {
    const stores = await openTwo();
    const products = await Promise.all(Array.from({ length: 200 }, (_, at) => stores[at % 2]!.nextId('products')));
    expect(new Set(products).size).toBe(200);
    const jobs: number[] = [];
    for (let at = 0; at < 20; at++) jobs.push(Number(await stores[at % 2]!.nextId('jobs')));
    expect(jobs).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    await stores[0].commit([{ table: 'settings', put: { id: '500', value: '' } }]);
    expect(Number(await stores[1].nextId('settings'))).toBeGreaterThan(500);
  });

  test('work under one lock runs at one of them at a time, on all that was committed before', async () => {
    const stores = await openTwo();
    const contexts = stores.map((store) => ({ store, locks: new Map() }));
    const count = (context: (typeof contexts)[number]) =>
      withLock(context, 'counter', async (commit) => {
        const value = Number((await context.store.get('settings', 'n'))?.value ?? 0);
        await new Promise((resolve) => setTimeout(resolve, 5));
        await commit([{ table: 'settings', put: { id: 'n', value: String(value + 1) } }]);
      });
    await Promise.all(Array.from({ length: 30 }, (_, at) => count(contexts[at % 2]!)));
    for (const { following, get } of stores) {
      await following!.catchUp();
      expect((await get('settings', 'n'))?.value).toBe('30');
    }
  });

  test('work that commits nothing, fails, or has other work inside gives its lock back', async () => {
    const stores = await openTwo();
    const [one, two] = stores.map((store) => ({ store, locks: new Map() }));
    await withLock(one!, 'catalogCodes', () =>
      withLock(one!, 'catalog:1', () => withLock(one!, 'views', async () => undefined)),
    );
    await expect(withLock(one!, 'catalog:1', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    await withLock(two!, 'catalogCodes', () =>
      withLock(two!, 'catalog:1', (commit) => commit([{ table: 'settings', put: { id: 'a', value: '' } }])),
    );
    await one!.store.following!.catchUp();
    expect(await one!.store.ids('settings')).toEqual(['a']);
  });

  test('a page is never half of a commit of the other', async () => {
    const [one, two] = await openTwo();
    const put = (name: string): Change[] =>
      Array.from({ length: 40 }, (_, at) => ({
        table: 'products',
        put: sampleProduct({ id: String(at + 1), name, sku: `S-${at}` }),
      }));
    await one.commit(put('0'));
    await two.following!.catchUp();
    const page = { catalogId: '1', filter: {}, sort: 'NAME', direction: 'ASC', offset: 0, limit: 50 } as const;
    let isDone = false;
    const writing = (async () => {
      for (let round = 1; round <= 20; round++) await one.commit(put(String(round)));
      isDone = true;
    })();
    while (!isDone) {
      const { rows } = await two.products.find(page);
      expect([rows.length, new Set(rows.map(({ name }) => name)).size]).toEqual([40, 1]);
      if (Number(rows[0]?.name) % 2) await closeIndexes(two);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writing;
    await two.following!.catchUp();
    expect((await two.products.find(page)).rows[0]?.name).toBe('20');
  });

  test('a lock whose connection the database has ended does not commit, and is free for others', async () => {
    const [one, two] = (await openTwo()).map((store) => ({ store, locks: new Map() }));
    const put: Change = { table: 'settings', put: { id: 'a', value: '' } };
    const committed = withLock(one!, 'counter', async (commit) => {
      await runIn(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE state = 'idle in transaction' AND datname = current_database()`,
      );
      await withLock(two!, 'counter', async () => undefined);
      await commit([put]);
    });
    await expect(committed).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await two!.store.following!.catchUp();
    expect(await two!.store.ids('settings')).toEqual([]);
    await withLock(one!, 'counter', (commit) => commit([put]));
    expect(await one!.store.ids('settings')).toEqual(['a']);
  });

  test('one that can no longer follow says so, and refuses to commit', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    await one.store.commit([{ table: 'settings', put: { id: 'a', value: '' } }]);
    await two.store.following!.catchUp();
    await one.store.commit([{ table: 'settings', put: { id: 'b', value: '' } }]);
    await one.store.commit([{ table: 'settings', put: { id: 'c', value: '' } }]);
    await two.store.following!.catchUp();
    await runIn(`UPDATE meta SET value = '1000' WHERE name = 'seq'`);
    await expect(two.store.commit([{ table: 'settings', put: { id: 'd', value: '' } }])).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('cut off'),
    });
    expect(await two.behind).toMatch(/Start it again\.$/);
  });

  test('one whose database has lost commits says so, also if it only reads', async () => {
    const one = await open();
    await one.store.commit([{ table: 'settings', put: { id: 'a', value: '' } }]);
    await runIn(`UPDATE meta SET value = '0' WHERE name = 'seq'`);
    expect(await one.behind).toMatch(/Start it again\.$/);
    await expect(one.store.following!.catchUp()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a snapshot of one has what the other has committed', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    await two.store.commit([{ table: 'settings', put: { id: 'a', value: '' } }]);
    const snapshot = await one.openSnapshot!();
    await two.store.commit([{ table: 'settings', put: { id: 'b', value: '' } }]);
    const ids: string[] = [];
    for await (const records of snapshot.scan('settings')) ids.push(...records.map((record) => record.id));
    await snapshot.close();
    expect(ids).toEqual(['a']);
  });
});
