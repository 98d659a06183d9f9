import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabasePlace } from '#server/db/sql/openDatabase';

/** The PostgreSQL database for tests, in which each place is a schema of its own: see .ci/postgres. */
const { TEST_DATABASE_URL } = process.env;

/** The kinds of databases that are tested. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** The kinds that can be tested here: PostgreSQL only with TEST_DATABASE_URL. */
export const DATABASE_KINDS: readonly DatabaseKind[] =
  TEST_DATABASE_URL === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** A place for a database that no other test uses. */
export interface NewPlace {
  place: DatabasePlace;
  remove: () => Promise<void>;
}

/** Runs statements as the owner of the PostgreSQL database for tests. */
export async function runStatements(...texts: string[]): Promise<void> {
  const client = new pg.Client(TEST_DATABASE_URL);
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.end();
}

/** Creates a place for a database. Close it before the place is removed. */
export async function createPlace(kind: DatabaseKind): Promise<NewPlace> {
  if (kind === 'sqlite') {
    const dataDir = mkdtempSync(join(tmpdir(), 'catalog-manager-'));
    return { place: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await runStatements(`CREATE SCHEMA ${schema}`);
  const url = new URL(TEST_DATABASE_URL!);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    place: { url: String(url).replaceAll('+', '%20') },
    remove: () => runStatements(`DROP SCHEMA ${schema} CASCADE`),
  };
}

/** Runs statements in a place of PostgreSQL. */
export async function runStatementsIn(place: DatabasePlace, ...texts: string[]): Promise<void> {
  const schema = /search_path%3D(\w+)/.exec('url' in place ? place.url : '')?.[1] ?? '';
  await runStatements(`SET search_path = ${schema}`, ...texts);
}
