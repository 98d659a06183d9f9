import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase, type DatabasePlace, type OpenDatabase } from '#server/db/sql/openDatabase';
import { openSqlite } from '#server/db/sql/sqlite';
import { DatabaseError, SqlUnavailableError, type Query } from '#server/db/sql/sql';
import { createPlace, DATABASE_KINDS, runStatements, type DatabaseKind } from '#tests/support/databases/createPlace';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const newPlace = async (kind: DatabaseKind): Promise<DatabasePlace> => {
  const { place, remove } = await createPlace(kind);
  cleanups.push(remove);
  return place;
};

const open = async (place: DatabasePlace): Promise<OpenDatabase> => {
  const database = await openDatabase(place);
  cleanups.push(database.close);
  return database;
};

const folderOf = (place: DatabasePlace) => ('dataDir' in place ? place.dataDir : '');
const urlOf = (place: DatabasePlace) => new URL('url' in place ? place.url : '');
const schemaOf = (place: DatabasePlace) => /search_path%3D(\w+)/.exec(String(urlOf(place)))?.[1] ?? '';

/** Runs a statement in a database that is not open. */
const runIn = async (place: DatabasePlace, statement: string) => {
  if ('url' in place) return runStatements(`SET search_path = ${schemaOf(place)}`, statement);
  const sql = openSqlite(join(place.dataDir, 'catalog-manager.db'));
  await sql.query(statement);
  await sql.close();
};

const expectRefused = async (place: DatabasePlace, message: RegExp) => {
  const error: unknown = await openDatabase(place).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseError);
  expect((error as Error).message).toMatch(message);
};

describe.each(DATABASE_KINDS)('A database in %s is refused', (kind) => {
  test('with the tables of another program, which stay as they are', async () => {
    const place = await newPlace(kind);
    await runIn(place, 'CREATE TABLE orders (id int)');
    await expectRefused(place, /has the tables of another program \(orders\)\. Use an empty database\.$/);
    await runIn(place, 'DROP TABLE orders');
    await open(place);
  });

  test('with a table of the same name of another program', async () => {
    const place = await newPlace(kind);
    await runIn(place, 'CREATE TABLE meta (id int)');
    await runIn(place, 'CREATE TABLE orders (id int)');
    await expectRefused(place, /another program \(/);
  });

  test('if a newer version has written it', async () => {
    const place = await newPlace(kind);
    await (await openDatabase(place)).close();
    await runIn(place, `INSERT INTO migrations (n, at) VALUES (99, '')`);
    await expectRefused(place, /newer version of Catalog Manager \(format 99; this version knows \d+\)\. Update/);
  });

  test('but not if the process was killed while it created the tables', async () => {
    const place = await newPlace(kind);
    await runIn(place, 'CREATE TABLE meta (name text PRIMARY KEY, value text NOT NULL)');
    const { store } = await open(place);
    expect(await store.list('settings')).toEqual([]);
  });
});

describe('A folder is refused', () => {
  test('while it is in use', async () => {
    const place = await newPlace('sqlite');
    await open(place);
    await expectRefused(place, /^Another process uses .+\. Stop it first/);
  });

  test('if its database is another file', async () => {
    const place = await newPlace('sqlite');
    writeFileSync(join(folderOf(place), 'catalog-manager.db'), 'sku,name\n'.repeat(1000));
    await expectRefused(place, /catalog-manager\.db is damaged, or no database\. Restore it/);
  });

  test('if its database is a folder', async () => {
    const place = await newPlace('sqlite');
    mkdirSync(join(folderOf(place), 'catalog-manager.db'));
    await expectRefused(place, /can’t be opened \(.+\)\. Check that you can read and write it/);
  });

  test('if it is a file', async () => {
    const file = join(folderOf(await newPlace('sqlite')), 'file');
    writeFileSync(file, '');
    await expectRefused({ dataDir: file }, /^The folder .+ can’t be created .+\. Use another folder\.$/);
  });
});

test.each(['mysql://localhost/shop', 'localhost:5432', '', 'postgres://['])('the URL "%s" is refused', async (url) => {
  await expectRefused({ url }, /isn’t the address of a PostgreSQL database\. Write it as postgres:/);
});

test('a server that does not answer is refused, without telling the password', async () => {
  const url = 'postgres://ada:secret@127.0.0.1:1/shop';
  await expectRefused({ url }, /^(?!.*secret)The database shop at 127\.0\.0\.1:1 doesn’t answer .+ Start its server/);
  await expectRefused({ url: 'postgres://ada:secret@no-host.invalid/shop' }, /no-host\.invalid.* isn’t known\./);
});

describe.runIf(DATABASE_KINDS.includes('postgres'))('A URL is refused', () => {
  test('if there is no such database', async () => {
    const url = urlOf(await newPlace('postgres'));
    url.pathname = '/nowhere';
    await expectRefused(
      { url: String(url) },
      /^There is no database nowhere at .+ Create it \(CREATE DATABASE nowhere\)/,
    );
  });

  test('if there is no such user', async () => {
    const url = urlOf(await newPlace('postgres'));
    url.username = 'nobody_of_this_name';
    await expectRefused({ url: String(url) }, /refuses the user nobody_of_this_name\. Check the user and the password/);
  });

  test('if its user can’t create tables', async () => {
    const place = await newPlace('postgres');
    const user = `reader_${schemaOf(place)}`;
    await runStatements(
      `CREATE ROLE ${user} LOGIN PASSWORD 'x'`,
      `GRANT USAGE ON SCHEMA ${schemaOf(place)} TO ${user}`,
    );
    cleanups.push(() => runStatements(`DROP OWNED BY ${user}`, `DROP ROLE ${user}`));
    const url = urlOf(place);
    url.username = user;
    url.password = 'x';
    await expectRefused({ url: String(url) }, /can’t create tables in the database .+\. Grant it \(GRANT CREATE/);
  });
});

test('a SQLite database that was closed runs no statement that it ran before, and its file is free', async () => {
  const file = join(folderOf(await newPlace('sqlite')), 'closed.db');
  const work = (query: Query) => query('SELECT 1');
  const sql = openSqlite(file);
  await sql.transact(work);
  await sql.close();
  await expect(sql.transact(work)).rejects.toBeInstanceOf(SqlUnavailableError);
  const again = openSqlite(file);
  await again.transact(work);
  await again.close();
});
