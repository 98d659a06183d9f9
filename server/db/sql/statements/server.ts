import type { Query, WakeTopic } from '../sql';

/** Returns the major version of the PostgreSQL server, and the encoding of its database. */
export async function readServer(query: Query): Promise<{ version: number; encoding: string }> {
  const [row] = await query(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
  );
  return { version: Math.floor(Number(row?.version) / 10_000), encoding: String(row?.encoding) };
}

/**
 * Wakes the sessions of the database that listen, and tells them the topic, and the process that wakes them. Does not
 * wait for the disk, as nothing is stored.
 */
export async function wakeListeners(query: Query, topic: WakeTopic, origin: string): Promise<void> {
  await query(`SELECT set_config('synchronous_commit', 'off', true), pg_notify('catalog_manager', $1)`, [
    `${topic} ${origin}`,
  ]);
}

/** Lets the session be woken. */
export async function listenToWakes(query: Query): Promise<void> {
  await query(`LISTEN catalog_manager`);
}
