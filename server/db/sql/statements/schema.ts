import type { Dialect, Query } from '../sql';

/** What the row `program` of `meta` has, so that no other program's database is changed. */
export const PROGRAM = 'catalog-manager';

/**
 * Creates the tables. A record of a table
 * (`tbl`) is JSON in one or more parts; `place` is its position in the order of insertion, and 0 for all parts but the
 * first.
 */
const CREATE = [
  `CREATE TABLE IF NOT EXISTS meta (name text PRIMARY KEY, value text NOT NULL)`,
  `INSERT INTO meta (name, value) VALUES ('program', '${PROGRAM}'), ('seq', '0') ON CONFLICT (name) DO NOTHING`,
  `CREATE TABLE IF NOT EXISTS migrations (n int PRIMARY KEY, at text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS documents (
    tbl text NOT NULL, id text NOT NULL, part int NOT NULL, place bigint NOT NULL, doc text NOT NULL,
    PRIMARY KEY (tbl, id, part))`,
  `CREATE INDEX IF NOT EXISTS documents_place ON documents (tbl, place)`,
  `CREATE TABLE IF NOT EXISTS counters (tbl text PRIMARY KEY, last bigint NOT NULL)`,
];

/** Bytes of files; with SQLite, they are in a folder. */
const CREATE_FILES = `CREATE TABLE IF NOT EXISTS file_chunks (
    file text NOT NULL, start bigint NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (file, start))`;

/** The product index, so that it is opened without reading products: see docs/decisions/0034-stored-index-of-a-server.md. */
const CREATE_INDEX = [
  `CREATE TABLE IF NOT EXISTS index_parts (
    n int NOT NULL, kind text NOT NULL, seq bigint NOT NULL, part int NOT NULL, bytes bytea NOT NULL,
    PRIMARY KEY (n, kind, seq, part))`,
  `CREATE TABLE IF NOT EXISTS product_changes (
    seq bigint NOT NULL, part int NOT NULL, ids text NOT NULL, PRIMARY KEY (seq, part))`,
];

/** What several processes share beside records. Times are milliseconds since the epoch, by the database's clock. */
const CREATE_SHARED = [
  `CREATE TABLE IF NOT EXISTS leases (key text PRIMARY KEY, holder text NOT NULL, until bigint NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS attempts (key text PRIMARY KEY, failures int NOT NULL, last_at bigint NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS attempts_last ON attempts (last_at)`,
];

/**
 * A row for each scope, which the process that works in it locks, and the commits of the last day, which the others
 * follow. See docs/decisions/0037-several-processes.md.
 */
const CREATE_COMMITS = [
  `CREATE TABLE IF NOT EXISTS scopes (scope text PRIMARY KEY)`,
  `CREATE TABLE IF NOT EXISTS changes (
    seq bigint NOT NULL, part int NOT NULL, before bigint NOT NULL, at bigint NOT NULL, body text NOT NULL,
    PRIMARY KEY (seq, part))`,
];

/**
 * One index for each catalog. Its state is written with its parts; `product_changes` has what came after, by the catalog
 * of the products. The parts of the one index of all catalogs are dropped: those of each are built anew.
 */
const SPLIT_INDEX = [
  `DROP TABLE IF EXISTS index_parts`,
  `DROP TABLE IF EXISTS product_changes`,
  `DELETE FROM meta WHERE name IN ('index', 'indexOwner')`,
  `CREATE TABLE index_parts (
    catalog text NOT NULL, n int NOT NULL, kind text NOT NULL, seq bigint NOT NULL, part int NOT NULL, bytes bytea NOT NULL,
    PRIMARY KEY (catalog, n, kind, seq, part))`,
  `CREATE TABLE product_changes (
    catalog text NOT NULL, seq bigint NOT NULL, part int NOT NULL, ids text NOT NULL, PRIMARY KEY (catalog, seq, part))`,
  `CREATE TABLE catalog_indexes (catalog text PRIMARY KEY, owner text NOT NULL, state text)`,
  `ALTER TABLE documents ADD COLUMN catalog text`,
];

/** The first key with this name is that of the record, which is in its first part. */
const SET_CATALOG: Record<Dialect, string> = {
  sqlite: `UPDATE documents SET catalog = substr(
      substr(doc, instr(doc, '"catalogId":"') + 13), 1, instr(substr(doc, instr(doc, '"catalogId":"') + 13), '"') - 1)
    WHERE tbl = 'products' AND part = 0`,
  postgres: `UPDATE documents SET catalog = split_part(split_part(doc, '"catalogId":"', 2), '"', 1)
    WHERE tbl = 'products' AND part = 0`,
};

const CREATE_CATALOG_PLACE = `CREATE INDEX documents_catalog ON documents (catalog, place) WHERE catalog IS NOT NULL`;

const splitIndex = (dialect: Dialect) => [...SPLIT_INDEX, SET_CATALOG[dialect], CREATE_CATALOG_PLACE];

/** What processes tell each other for a while. `until` is milliseconds since the epoch, by the database's clock. */
const CREATE_NOTES = [
  `CREATE TABLE IF NOT EXISTS notes (key text PRIMARY KEY, body text NOT NULL, until bigint NOT NULL)`,
];

/** The statements of each migration, which each database runs once, as a whole, and in this order. Add new ones at the end. */
export const MIGRATIONS: readonly Record<Dialect, readonly string[]>[] = [
  { sqlite: CREATE, postgres: [...CREATE, CREATE_FILES] },
  { sqlite: CREATE_INDEX, postgres: CREATE_INDEX },
  { sqlite: [], postgres: CREATE_SHARED },
  { sqlite: [], postgres: CREATE_COMMITS },
  { sqlite: [], postgres: CREATE_NOTES },
  { sqlite: splitIndex('sqlite'), postgres: splitIndex('postgres') },
];

const LIST_TABLES: Record<Dialect, string> = {
  sqlite: `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  postgres: `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`,
};

/** Returns the names of all tables, also those of other programs. */
export async function listTables(query: Query, dialect: Dialect): Promise<string[]> {
  return (await query(LIST_TABLES[dialect])).map(({ name }) => String(name));
}

/** Returns the number of the last migration, 0 for none. */
export async function readLastMigration(query: Query): Promise<number> {
  const [row] = await query(`SELECT max(n) AS last FROM migrations`);
  return Number(row?.last ?? 0);
}

export async function insertMigration(query: Query, n: number, at: string): Promise<void> {
  await query(`INSERT INTO migrations (n, at) VALUES ($1, $2) ON CONFLICT (n) DO NOTHING`, [n, at]);
}
