import { copyFileSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/sql/openDatabase';
import { openSchema } from '#server/db/sql/openSchema';
import { openSqlite } from '#server/db/sql/sqlite';
import { createSqlStore } from '#server/db/sql/sqlStore';
import type { Store } from '#server/db/store';
import { createPlace, type NewPlace } from '#tests/support/databases/createPlace';
import { sampleProduct } from '../sampleRecords';

const FILE = 'catalog-manager.db';
const LOG = `${FILE}-wal`;

const places: NewPlace[] = [];
afterEach(async () => {
  for (const { remove } of places.splice(0)) await remove();
});

const createFolder = async (): Promise<string> => {
  const created = await createPlace('sqlite');
  places.push(created);
  return 'dataDir' in created.place ? created.place.dataDir : '';
};

/** Commits records of three kinds with the number as their id. */
const commitNumber = (store: Store, number: number) => {
  const id = String(number);
  return store.commit([
    { table: 'settings', put: { id, value: 'x'.repeat(number * 40) } },
    { table: 'products', put: sampleProduct({ id }) },
    { table: 'jobIssues', put: { id, jobId: id, items: [] } },
  ]);
};

const getIds = (records: readonly { id: string }[]) => records.map(({ id }) => id);

test('whatever part of the log a power cut leaves, exactly the first commits are there, and all acknowledged ones', async () => {
  const folder = await createFolder();
  const { store, close } = await openDatabase({ dataDir: folder });
  /** The size of the log on the disk when each commit was acknowledged. */
  const sizes: number[] = [];
  for (let number = 1; number <= 30; number++) {
    await commitNumber(store, number);
    sizes.push(statSync(join(folder, LOG)).size);
  }
  const image = join(folder, 'image');
  mkdirSync(image);
  for (const name of [FILE, LOG]) copyFileSync(join(folder, name), join(image, name));
  await close();
  for (let at = 0; at < sizes.length; at += 3) {
    const acknowledged = at + 1;
    const cut = sizes[at]! + ((at * 977) % 5000);
    const copy = join(folder, `copy-${at}`);
    mkdirSync(copy);
    for (const name of [FILE, LOG]) copyFileSync(join(image, name), join(copy, name));
    truncateSync(join(copy, LOG), Math.min(cut, sizes.at(-1)!));
    const database = await openDatabase({ dataDir: copy });
    const ids = getIds(await database.store.list('settings'));
    expect(ids.length).toBeGreaterThanOrEqual(acknowledged);
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => String(index + 1)));
    expect(getIds(await database.store.list('products'))).toEqual(ids);
    expect(getIds(await database.store.list('jobIssues'))).toEqual(ids);
    await database.close();
  }
});

test('a commit waits until its log is on the disk', async () => {
  const sql = openSqlite(join(await createFolder(), FILE));
  expect(await sql.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  // 2 is FULL: the log is synchronized with every commit.
  expect(await sql.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  await sql.close();
});

test('a full disk refuses commits without a trace, until there is space', async () => {
  const file = join(await createFolder(), FILE);
  const sql = openSqlite(file);
  await openSchema(sql, file);
  const store = await createSqlStore(sql);
  await commitNumber(store, 1);
  const [{ page_count: pages } = {}] = await sql.query('PRAGMA page_count');
  await sql.query(`PRAGMA max_page_count = ${Number(pages) + 1}`);
  await expect(commitNumber(store, 1000)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('no storage left'),
  });
  expect(getIds(await store.list('settings'))).toEqual(['1']);
  expect((await store.products.stats('1')).products).toBe(1);
  await sql.query('PRAGMA max_page_count = 100000');
  await commitNumber(store, 2);
  expect(getIds(await store.list('jobIssues'))).toEqual(['1', '2']);
  await sql.close();
});
