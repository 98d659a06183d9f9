import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPostgres } from '#server/db/sql/postgres';
import { openSchema } from '#server/db/sql/openSchema';
import type { Sql } from '#server/db/sql/sql';
import { openSqlite } from '#server/db/sql/sqlite';
import { createSqlStore, type SqlStore } from '#server/db/sql/sqlStore';
import { insertMigration, MIGRATIONS } from '#server/db/sql/statements/schema';
import type { Change } from '#server/records/tables';
import { createPlace, DATABASE_KINDS, type DatabaseKind } from '#tests/support/databases/createPlace';
import { findProducts } from '#server/domain/search/palette';
import type { AuthUserRecord } from '#server/records/auth';
import { sampleCatalog, sampleProduct } from '../sampleRecords';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const connect = async (kind: DatabaseKind): Promise<Sql> => {
  const { place, remove } = await createPlace(kind);
  const sql = 'url' in place ? await openPostgres(place.url) : openSqlite(join(place.dataDir, 'catalog-manager.db'));
  cleanups.push(remove, sql.close);
  return sql;
};

const openSql = async (kind: DatabaseKind): Promise<Sql> => {
  const sql = await connect(kind);
  await openSchema(sql, 'The database');
  return sql;
};

/** Returns the store, and the catalogs whose indexes or products it has read so far. */
const openWatched = async (sql: Sql) => {
  const catalogs: unknown[] = [];
  const watch = (query: Sql['query']): Sql['query'] => {
    return (text, values) => {
      if (/FROM (?:index_parts|documents)\s+WHERE catalog = \$1/.test(text)) catalogs.push(values?.[0]);
      return query(text, values);
    };
  };
  const { shared } = sql;
  const watched: Sql = {
    ...sql,
    query: watch(sql.query),
    shared: shared && { ...shared, snapshot: (work) => shared.snapshot((query) => work(watch(query))) },
  };
  const store = await createSqlStore(watched);
  return { store, catalogs, takeCatalogs: () => [...new Set(catalogs.splice(0))] };
};

const MATERIAL = [{ name: 'Material', value: 'Steel' }];

/** Products 1, 4, 7, … are in the catalog 1, and so on. */
const put = (at: number, name = `Rake ${at}`): Change => ({
  table: 'products',
  put: sampleProduct({
    id: String(at),
    catalogId: String(1 + ((at - 1) % 3)),
    sku: `S-${at}`,
    name,
    family: 'tools',
    attributes: MATERIAL,
  }),
});
const puts = (count: number) => Array.from({ length: count }, (_, at) => put(at + 1));

const page = (catalogId: string) =>
  ({ catalogId, filter: {}, sort: 'CREATED_AT', direction: 'ASC', offset: 0, limit: 50 }) as const;

describe.each(DATABASE_KINDS)('The indexes of catalogs in %s', (kind) => {
  test('are read when they are asked for, and totals without reading them', async () => {
    const sql = await openSql(kind);
    const first = await createSqlStore(sql);
    await first.commit(puts(9));
    for (const id of ['1', '2', '3']) await first.products.brands(id);
    await first.close();

    const { store, takeCatalogs } = await openWatched(sql);
    const { products } = store;
    for (const id of ['1', '2', '3']) {
      expect(await products.stats(id)).toMatchObject({ products: 3, variants: 0 });
      const { attributes, scopedAttributes, variantAttributes, families } = products;
      expect(await attributes(id)).toEqual(new Map([['Material', 3]]));
      expect(await scopedAttributes(id)).toEqual(new Map());
      expect(await variantAttributes(id)).toEqual(new Map());
      expect(await variantAttributes(id, 'OPTIONS')).toEqual(new Map());
      expect(await families(id)).toEqual(new Map([['tools', 3]]));
      expect(products.isOpen(id)).toBe(false);
    }
    expect(await store.getMany('products', ['1', '8', '10'])).toMatchObject([
      { sku: 'S-1' },
      { sku: 'S-8' },
      undefined,
    ]);
    expect(takeCatalogs()).toEqual([]);

    expect((await products.find(page('2'))).rows.map(({ id }) => id)).toEqual(['2', '5', '8']);
    expect(await products.canBeTaken('2', 'S-5', '2')).toBe(true);
    expect(takeCatalogs()).toEqual(['2']);

    // Of one that has changed since its checkpoint, totals are counted.
    await store.commit([put(12), { table: 'products', remove: '3' }, { table: 'products', remove: '6' }]);
    expect((await products.stats('1')).products).toBe(3);
    expect(takeCatalogs()).toEqual([]);
    expect((await products.stats('3')).products).toBe(2);
    expect(takeCatalogs()).toEqual(['3']);
    await store.close();
  });

  test('are closed some time after their last use, and stay open while they are read', async () => {
    const sql = await openSql(kind);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    /** Only the timers of the last minute run. */
    const pass = (minutes: number) => {
      vi.setSystemTime(Date.now() + (minutes - 1) * 60_000);
      return vi.advanceTimersByTimeAsync(60_000);
    };
    const { store, takeCatalogs } = await openWatched(sql);
    const { products } = store;
    await store.commit(puts(300));
    const scanned: string[] = [];
    const scan = products.scan('1', 'ID')[Symbol.asyncIterator]();
    scanned.push((await scan.next()).value.name);
    await products.find(page('2'));
    takeCatalogs();

    await pass(14);
    await products.find(page('2'));
    expect(takeCatalogs()).toEqual([]);
    await pass(17);
    // What is stored while no timer runs takes a moment.
    await vi.waitFor(async () => {
      expect(await sql.query(`SELECT catalog FROM catalog_indexes WHERE state IS NOT NULL`)).toEqual([
        { catalog: '2' },
      ]);
    });
    await store.commit([put(298, 'Last')]);
    for (let one = await scan.next(); !one.done; one = await scan.next()) scanned.push(one.value.name);
    expect([scanned.length, scanned.at(-1)]).toEqual([100, 'Last']);
    await products.find(page('1'));
    expect(takeCatalogs()).toEqual([]);
    expect((await products.stats('2')).products).toBe(100);
    expect(takeCatalogs()).toEqual([]);
    expect((await products.find(page('2'))).total).toBe(100);
    expect(takeCatalogs()).toEqual(['2']);
    await store.close();
  });

  test('of a deleted catalog leave nothing, in any process that has them open', async () => {
    const sql = await openSql(kind);
    const stores = [await createSqlStore(sql), ...(kind === 'postgres' ? [await createSqlStore(sql)] : [])];
    const [store] = stores as [SqlStore];
    await store.commit(puts(9));
    await store.commit([{ table: 'deletedCatalogs', put: { id: '1' } }]);
    const readAll = async () => {
      for (const one of stores) {
        await one.following?.catchUp();
        for (const id of ['1', '2']) await one.products.brands(id);
        await one.saveIndexes();
      }
    };
    const listStored = async () => {
      const tables = ['catalog_indexes', 'index_parts', 'product_changes'];
      const rows = tables.map((table) => sql.query(`SELECT DISTINCT catalog FROM ${table} ORDER BY catalog`));
      return (await Promise.all(rows)).map((catalogs) => catalogs.map(({ catalog }) => catalog));
    };
    await readAll();
    expect(await listStored()).toEqual([['1', '2'], ['1', '2'], ['3']]);

    await store.commit([
      ...['1', '4', '7'].map((remove): Change => ({ table: 'products', remove })),
      { table: 'deletedCatalogs', remove: '1' },
    ]);
    for (const one of stores) {
      await one.following?.catchUp();
      await one.saveIndexes();
      await one.closeIndexes();
    }
    expect(await listStored()).toEqual([['2'], ['2'], ['3']]);
    // A catalog with the same ID, as after a restore, has an index of its own.
    await store.commit([put(1)]);
    await readAll();
    expect(await listStored()).toEqual([['1', '2'], ['1', '2'], ['3']]);
    for (const one of stores) {
      expect((await one.products.find(page('1'))).rows.map(({ id }) => id)).toEqual(['1']);
      await one.close();
    }
  });

  test('are closed when all open ones have too many products, those used the longest ago first', async () => {
    const sql = await openSql(kind);
    const store = await createSqlStore(sql, undefined, 6);
    const { products } = store;
    await store.commit(puts(9));
    const openOnes = () => ['1', '2', '3'].filter(products.isOpen);
    vi.useFakeTimers({ toFake: ['Date'] });
    const use = async (id: string) => {
      vi.setSystemTime(Date.now() + 1);
      expect((await products.find(page(id))).total).toBe(3);
    };
    await use('1');
    await use('2');
    await use('1');
    expect(openOnes()).toEqual(['1', '2']);
    await use('3');
    await vi.waitFor(() => expect(openOnes()).toEqual(['1', '3']));
    const scan = products.scan('1', 'ID')[Symbol.asyncIterator]();
    await scan.next();
    await use('2');
    await vi.waitFor(() => expect(openOnes()).toEqual(['1', '2']));
    await scan.return?.(undefined);
    await store.close();
  });

  test('are opened by a search only until it has found enough', async () => {
    const sql = await openSql(kind);
    const store = await createSqlStore(sql);
    const catalogs = ['1', '2', '3'].map((id): Change => ({ table: 'catalogs', put: sampleCatalog({ id }) }));
    await store.commit([...catalogs, ...puts(30)]);
    const isOpen = () => ['1', '2', '3'].filter(store.products.isOpen);
    const search = async (q: string) => {
      const ctx = { store, user: { ability: [{ action: 'read', subject: 'Product' }] } as AuthUserRecord };
      return (await findProducts(ctx, { q, catalogId: '2' })).map(({ sku }) => sku);
    };
    expect(await search('rake')).toEqual(['S-2', 'S-5', 'S-8', 'S-11']);
    expect(isOpen()).toEqual(['2']);
    expect(await search('s-30')).toEqual(['S-30']);
    expect(isOpen()).toEqual(['1', '2', '3']);
    // One that is open costs nothing, so its SKU comes first.
    expect((await search('S-1')).slice(0, 2)).toEqual(['S-1', 'S-11']);
    await store.close();
  });

  test('know what has changed after a version, also after they were closed', async () => {
    const sql = await openSql(kind);
    const store = await createSqlStore(sql);
    const { products } = store;
    await products.brands('1');
    await store.commit(puts(9));
    const version = products.version('1');
    await store.closeIndexes();
    expect(products.version('1')).toBe(version);
    expect(await products.changedSince('1', version)).toEqual([]);
    await store.commit([put(4, 'Spade')]);
    expect(await products.changedSince('1', version)).toEqual(['4']);
    await store.closeIndexes();
    // While it is closed, only that something has changed is known.
    const later = products.version('1');
    await store.commit([put(7, 'Hoe')]);
    expect(products.version('1')).toBeGreaterThan(later);
    expect(await products.changedSince('1', later)).toEqual(expect.arrayContaining(['7']));
    await store.closeIndexes();
    const last = products.version('1');
    await store.commit([{ table: 'products', remove: '7' }]);
    expect(products.version('1')).toBeGreaterThan(last);
    await store.close();
  });

  test('have what is committed while they are opened, closed, and read', async () => {
    const sql = await openSql(kind);
    const store = await createSqlStore(sql);
    await store.commit(puts(1500));
    let isDone = false;
    const writing = (async () => {
      for (let round = 1; round <= 40; round++) await store.commit([put(1, String(round)), put(1501 + round)]);
      isDone = true;
    })();
    while (!isDone) {
      const reads = Promise.all([store.products.find(page('1')), store.products.stats('2')]);
      await new Promise((resolve) => setImmediate(resolve));
      await store.closeIndexes();
      await reads;
      await store.closeIndexes();
    }
    await writing;
    for (const id of ['1', '2', '3']) {
      const skus = Array.from({ length: 1541 }, (_, at) => at + 1).filter(
        (at) => at !== 1501 && String(1 + ((at - 1) % 3)) === id,
      );
      const { rows, total } = await store.products.find({ ...page(id), limit: 2000 });
      expect(rows.map(({ sku }) => sku)).toEqual(skus.map((at) => `S-${at}`));
      expect((await store.products.stats(id)).products).toBe(total);
    }
    expect((await store.products.bySku('1', 'S-1'))?.name).toBe('40');
    await store.close();
  });

  test.runIf(kind === 'postgres')(
    'that another process has stored and left are opened anew after many changes, and stored again',
    async () => {
      const sql = await openSql(kind);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const [one, two] = [await createSqlStore(sql), await createSqlStore(sql)];
      const store = async ({ products, saveIndexes }: SqlStore) => {
        await products.brands('1');
        await saveIndexes();
        return (await sql.query(`SELECT state FROM catalog_indexes WHERE catalog = '1'`))[0]?.state;
      };
      const change = async (first: number) => {
        for (let round = first; round < first + 5; round++) {
          await two.commit(Array.from({ length: 2000 }, (_, at) => put(3 * at + 1, `Rake ${round}`)));
        }
      };
      await change(1);
      await one.following!.catchUp();
      await two.products.brands('1');
      const stored = await store(one);
      await change(6);
      expect(await store(two)).toBe(stored);
      await change(11);
      expect(await store(two)).toBe(stored);
      await vi.advanceTimersByTimeAsync(60_000);
      await vi.waitFor(async () => expect(await store(two)).not.toBe(stored));
      expect((await two.products.bySku('1', 'S-7'))?.name).toBe('Rake 15');
      await one.close();
      await two.close();
    },
    30_000,
  );

  test('of a database from before there was one for each are built of its products', async () => {
    const sql = await connect(kind);
    const before = MIGRATIONS.slice(0, 5);
    for (const [at, migration] of before.entries()) {
      for (const statement of migration[sql.dialect]) await sql.query(statement);
      await insertMigration(sql.query, at + 1, '2026-11-30T00:00:00.000Z');
    }
    const long = sampleProduct({
      id: '2',
      catalogId: '2',
      sku: 'L',
      description: '"catalogId":"9" \u0000'.repeat(40_000),
    });
    const products = [
      sampleProduct({ id: '1', sku: 'A' }),
      long,
      sampleProduct({ id: '3', sku: 'B', name: 'ü\ud800' }),
    ];
    for (const [at, product] of products.entries()) {
      const text = JSON.stringify(product);
      for (const [part, doc] of [text.slice(0, 500_000), text.slice(500_000)].entries()) {
        if (doc === '') continue;
        const insert = `INSERT INTO documents (tbl, id, part, place, doc) VALUES ('products', $1, $2, $3, $4)`;
        await sql.query(insert, [product.id, part, part ? 0 : at + 1, doc]);
      }
    }
    await sql.query(`INSERT INTO product_changes (seq, part, ids) VALUES (1, 0, '["1"]')`);
    await sql.query(`UPDATE meta SET value = '3' WHERE name = 'seq'`);

    await openSchema(sql, 'The database');
    const store = await createSqlStore(sql);
    expect(await store.list('products')).toEqual(products);
    expect((await store.products.find(page('1'))).rows).toEqual([products[0], products[2]]);
    expect((await store.products.find(page('2'))).rows).toEqual([long]);
    expect((await store.products.find(page('9'))).rows).toEqual([]);
    await store.commit([{ table: 'products', put: sampleProduct({ id: '4', sku: 'C' }) }]);
    expect((await store.products.find(page('1'))).total).toBe(3);
    await store.close();
  });
});
