import fc from 'fast-check';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import { openPostgres } from '#server/db/sql/postgres';
import { openSchema } from '#server/db/sql/openSchema';
import { SqlUnavailableError, type Query, type Sql } from '#server/db/sql/sql';
import { openSqlite } from '#server/db/sql/sqlite';
import { createSqlStore } from '#server/db/sql/sqlStore';
import type { Store } from '#server/db/store';
import type { Change } from '#server/records/tables';
import { createPlace, DATABASE_KINDS, type DatabaseKind } from '#tests/support/databases/createPlace';
import { change, query } from '../arbitraryProducts';
import { COLOR_KEYS, expectSame, READINGS } from '../expectSame';
import { sampleProduct } from '../sampleRecords';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const openSql = async (kind: DatabaseKind): Promise<Sql> => {
  const { place, remove } = await createPlace(kind);
  const sql = 'url' in place ? await openPostgres(place.url) : openSqlite(join(place.dataDir, 'catalog-manager.db'));
  cleanups.push(remove, sql.close);
  await openSchema(sql, 'The database');
  return sql;
};

/** A connection that can be cut, as when the process is killed. */
const createConnection = (sql: Sql) => {
  let isCut = false;
  const assertOpen = () => {
    if (isCut) throw new SqlUnavailableError('AWAY');
  };
  const connection: Sql = {
    ...sql,
    query: async (...values) => {
      assertOpen();
      return sql.query(...values);
    },
    transact: async (work) => {
      assertOpen();
      return sql.transact(work);
    },
  };
  return { connection, cut: () => (isCut = true) };
};

const isDocumentRead = ([text, values]: Parameters<Query>) =>
  text.includes('doc FROM') && (values?.[0] === 'products' || text.includes('WHERE catalog ='));

/** Returns the store and the reads of products’ records, also those while it was opened. */
const openWatched = async (sql: Sql) => {
  const reads: string[] = [];
  const watched: Sql = {
    ...sql,
    query: (...values) => {
      if (isDocumentRead(values)) reads.push(values[0]);
      return sql.query(...values);
    },
  };
  return { store: await createSqlStore(watched), reads };
};

const put = (at: number): Change => ({
  table: 'products',
  put: sampleProduct({
    id: String(at),
    sku: `S-${at}`,
    name: `Rake ${at}`,
    attributes: [{ name: 'Color', value: `c${at % 7}` }],
  }),
});

const puts = (count: number) => Array.from({ length: count }, (_, at) => put(at + 1));

/** Uses columns of values and of keys, so that the next checkpoint has them. Returns what it found. */
const useColumns = async ({ products }: Store) => [
  ...(await Promise.all(READINGS.map((reading) => products.values('1', reading)))).map((texts) => texts.sort()),
  await products.idsByKey('1', COLOR_KEYS, 'none'),
];

const BY_NAME = { catalogId: '1', filter: {}, sort: 'NAME', direction: 'ASC', offset: 0, limit: 0 } as const;

describe.each(DATABASE_KINDS)('The stored index in %s', (kind) => {
  test('is after any commits, checkpoints, and kills what it would be if it were built from all products', async () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.array(change, { minLength: 1, maxLength: 5 }) },
      { weight: 3, arbitrary: fc.constantFrom('save' as const, 'startSave' as const) },
      { weight: 2, arbitrary: fc.constantFrom('kill' as const, 'close' as const, 'use' as const) },
      { weight: 3, arbitrary: fc.constantFrom('closeIndexes' as const, 'startClose' as const, 'total' as const) },
      { weight: 1, arbitrary: fc.constantFrom({ open: '1' }, { open: '2' }) },
    );
    const sql = await openSql(kind);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), query, async (steps, one) => {
        for (const table of ['documents', 'counters', 'catalog_indexes', 'index_parts', 'product_changes']) {
          await sql.query(`DELETE FROM ${table}`);
        }
        const memory = createMemoryStore();
        let { connection, cut } = createConnection(sql);
        let store = await createSqlStore(connection);
        const reopen = async () => {
          cut();
          await sql.transact(async () => undefined);
          ({ connection, cut } = createConnection(sql));
          store = await createSqlStore(connection);
          expect(await store.list('products')).toEqual(await memory.list('products'));
        };
        for (const step of [...steps, 'total', 'use', 'kill', 'total', 'use', 'close', 'total', 'use'] as const) {
          if (Array.isArray(step)) {
            await store.commit(step);
            await memory.commit(step);
          } else if (step === 'save') await store.saveIndexes();
          else if (step === 'closeIndexes') await store.closeIndexes();
          else if (step === 'total') {
            for (const id of ['1', '2']) {
              const [own, wanted] = [store.products, memory.products];
              expect(await own.stats(id)).toEqual(await wanted.stats(id));
              expect(await own.attributes(id)).toEqual(await wanted.attributes(id));
              expect(await own.scopedAttributes(id)).toEqual(await wanted.scopedAttributes(id));
              expect(await own.variantAttributes(id)).toEqual(await wanted.variantAttributes(id));
              expect(await own.variantAttributes(id, 'OPTIONS')).toEqual(await wanted.variantAttributes(id, 'OPTIONS'));
              expect(await own.families(id)).toEqual(await wanted.families(id));
            }
          } else if (typeof step === 'object') await store.products.brands(step.open);
          else if (step === 'startSave' || step === 'startClose') {
            (step === 'startSave' ? store.saveIndexes() : store.closeIndexes()).catch(() => undefined);
            for (let turn = 0; turn < steps.length % 4; turn++) await new Promise((resolve) => setImmediate(resolve));
          } else if (step === 'use') await expectSame(store, [one]);
          else {
            if (step === 'close') await store.close();
            await reopen();
          }
        }
        cut();
      }),
      { numRuns: kind === 'sqlite' ? 40 : 10 },
    );
  });

  test('has the columns and keys in use, so a start and a filter read no products', async () => {
    const sql = await openSql(kind);
    const first = await createSqlStore(sql);
    await first.commit(puts(1200));
    await first.products.find(BY_NAME);
    const found = await useColumns(first);
    await first.close();
    const { store, reads } = await openWatched(sql);
    expect((await store.products.find(BY_NAME)).total).toBe(1200);
    expect(await useColumns(store)).toEqual(found);
    expect(reads).toEqual([]);
    // Only what changed after the checkpoint is read at the next start.
    await store.commit([put(7)]);
    const next = await openWatched(sql);
    expect(await useColumns(next.store)).toEqual(found);
    expect(next.reads.length).toBeLessThanOrEqual(READINGS.length + 2);
  });

  test('has columns that are kept, so a filter that was never used before reads no products', async () => {
    const sql = await openSql(kind);
    const { store: first, reads } = await openWatched(sql);
    const without = sampleProduct({ id: '8', sku: 'S-8' });
    await first.products.brands('1');
    reads.length = 0;
    await first.commit([{ table: 'products', put: sampleProduct({ id: '2000', sku: 'S-2000' }) }]);
    await first.commit(puts(1200));
    await first.commit([put(7), { table: 'products', put: without }]);
    const ofColor = READINGS.filter(({ attribute }) => attribute === 'color');
    const read = async ({ products }: Store) =>
      (await Promise.all(ofColor.map((reading) => products.values('1', reading)))).map((texts) => texts.sort());
    const colors = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
    expect(await read(first)).toEqual(ofColor.map(() => colors));
    expect(reads).toEqual([]);
    await first.close();
    const next = await openWatched(sql);
    // Also not without having been used since the start.
    await next.store.products.brands('1');
    await next.store.commit([put(9)]);
    expect(await read(next.store)).toEqual(ofColor.map(() => colors));
    expect(next.reads).toEqual([]);
  });

  test.each<[string, string]>([
    ['of another version', `UPDATE catalog_indexes SET state = '{"layout":0,"seq":9}'`],
    ['of which a part is missing', `DELETE FROM index_parts WHERE n = 1 AND kind = 'productBlocks'`],
    ['of which a block is missing', `DELETE FROM index_parts WHERE n = 1`],
    ['of which nothing is left', `DELETE FROM index_parts`],
    [
      'of which a part is damaged',
      `UPDATE index_parts SET bytes = (SELECT bytes FROM index_parts WHERE n = 0 AND kind = 'productRanks') WHERE n = 1 AND kind = 'productBlocks'`,
    ],
  ])('%s is built anew and replaced', async (_, statement) => {
    const sql = await openSql(kind);
    const first = await createSqlStore(sql);
    await first.commit(puts(1200));
    const found = await useColumns(first);
    await first.close();
    await sql.query(statement);
    const store = await createSqlStore(sql);
    expect((await store.products.find(BY_NAME)).total).toBe(1200);
    expect(await useColumns(store)).toEqual(found);
    await store.close();
    const { store: next, reads } = await openWatched(sql);
    expect(await useColumns(next)).toEqual(found);
    expect(reads).toEqual([]);
  });

  test('is written some minutes after a change, and what it contains is then no longer noted', async () => {
    const sql = await openSql(kind);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = await createSqlStore(sql);
    await store.products.brands('1');
    await store.commit(puts(3));
    const count = async (table: string) => Number((await sql.query(`SELECT count(*) AS n FROM ${table}`))[0]?.n);
    expect([await count('index_parts'), await count('product_changes')]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(300_000);
    await vi.waitFor(async () => expect(await count('product_changes')).toBe(0));
    expect(await count('index_parts')).toBe(3);
    await store.close();
  });
});
