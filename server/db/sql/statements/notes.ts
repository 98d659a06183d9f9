import type { Query } from '../sql';

/** The clock of the database in milliseconds since the epoch: those of processes differ. */
const NOW = `extract(epoch FROM now()) * 1000`;

/** Returns the texts of the notes whose keys begin with the prefix, by key. */
export async function readNotes(query: Query, prefix: string): Promise<Map<string, string>> {
  const rows = await query(`SELECT key, body FROM notes WHERE substr(key, 1, length($1)) = $1 AND until > ${NOW}`, [
    prefix,
  ]);
  return new Map(rows.map(({ key, body }) => [String(key), String(body)]));
}

/** Stores the note, which lasts `ms`. */
export async function putNote(query: Query, key: string, { body, ms }: { body: string; ms: number }): Promise<void> {
  await query(
    `INSERT INTO notes (key, body, until) VALUES ($1, $2, ${NOW} + $3)
     ON CONFLICT (key) DO UPDATE SET body = excluded.body, until = excluded.until`,
    [key, body, ms],
  );
}

/** Has the notes last `ms` from now on, if they have not ended. */
export async function renewNotes(query: Query, keys: readonly string[], ms: number): Promise<void> {
  const places = keys.map((_, at) => `$${at + 2}`).join(', ');
  await query(`UPDATE notes SET until = ${NOW} + $1 WHERE key IN (${places}) AND until > ${NOW}`, [ms, ...keys]);
}

export async function deleteNote(query: Query, key: string): Promise<void> {
  await query(`DELETE FROM notes WHERE key = $1`, [key]);
}

/** Deletes the notes that have ended. */
export async function deleteEndedNotes(query: Query): Promise<void> {
  await query(`DELETE FROM notes WHERE until <= ${NOW}`);
}
