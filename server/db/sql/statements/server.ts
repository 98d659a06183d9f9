import type { Query } from '../sql';

/** Any number, which no other program should use for its locks. */
const LOCK = 742_603_191;

/** Returns the major version of the PostgreSQL server, and the encoding of its database. */
export async function readServer(query: Query): Promise<{ version: number; encoding: string }> {
  const [row] = await query(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
  );
  return { version: Math.floor(Number(row?.version) / 10_000), encoding: String(row?.encoding) };
}

/**
 * Locks the schema for the session, so that no other one writes. Returns false if another one has locked it. Commits of
 * the session are durable when they end, even if the server is set otherwise.
 */
export async function lockDatabase(query: Query): Promise<boolean> {
  await query(`SET synchronous_commit = on`);
  const [row] = await query(`SELECT pg_try_advisory_lock($1, hashtext(current_schema())) AS locked`, [LOCK]);
  return row?.locked !== false;
}
