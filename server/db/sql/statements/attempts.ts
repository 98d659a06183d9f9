import type { Query } from '../sql';

/** The clock of the database in milliseconds since the epoch: those of processes differ. */
const NOW = `extract(epoch FROM now()) * 1000`;

/** Returns the counts of the keys that are counted, by key, and how many milliseconds ago the last was. */
export async function readAttempts(query: Query, keys: readonly string[]): Promise<Map<string, FailureRow>> {
  const places = keys.map((_, at) => `$${at + 1}`).join(', ');
  const rows = await query(
    `SELECT key, failures, ${NOW} - last_at AS ago FROM attempts WHERE key IN (${places})`,
    keys,
  );
  return new Map(rows.map(({ key, failures, ago }) => [String(key), { count: Number(failures), ago: Number(ago) }]));
}

interface FailureRow {
  count: number;
  ago: number;
}

/** Counts one more failure of the key, from one on if the last was longer than `ms` ago. */
export async function addAttempt(query: Query, key: string, ms: number): Promise<void> {
  await query(
    `INSERT INTO attempts (key, failures, last_at) VALUES ($1, 1, ${NOW}) ON CONFLICT (key) DO UPDATE SET
     failures = CASE WHEN attempts.last_at > excluded.last_at - $2 THEN attempts.failures + 1 ELSE 1 END,
     last_at = excluded.last_at`,
    [key, ms],
  );
}

export async function deleteAttempts(query: Query, key: string): Promise<void> {
  await query(`DELETE FROM attempts WHERE key = $1`, [key]);
}

/** Deletes what was last counted longer than `ms` ago. */
export async function deleteOldAttempts(query: Query, ms: number): Promise<void> {
  await query(`DELETE FROM attempts WHERE last_at < ${NOW} - $1`, [ms]);
}
