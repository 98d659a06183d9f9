import type { Query } from '../sql';

/** Returns a value of the database itself, or undefined if there is none with the name. */
export async function readMeta(query: Query, name: string): Promise<string | undefined> {
  const [row] = await query(`SELECT value FROM meta WHERE name = $1`, [name]);
  return row && String(row.value);
}

/** Stores the value if there is none with the name. Returns the one that is stored. */
export async function keepMeta(query: Query, name: string, value: string): Promise<string> {
  await query(`INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`, [name, value]);
  return (await readMeta(query, name)) ?? value;
}

/** Stores the value in place of the one with the name. */
export async function putMeta(query: Query, name: string, value: string): Promise<void> {
  await query(
    `INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, value],
  );
}

/** Returns the number of rows written so far, which changes with every commit. */
export async function readSeq(query: Query): Promise<number> {
  return Number(await readMeta(query, 'seq'));
}

/** Returns whether the number was `before`, and is now `after`. If not, another process has written. */
export async function advanceSeq(query: Query, before: number, after: number): Promise<boolean> {
  const rows = await query(`UPDATE meta SET value = $1 WHERE name = 'seq' AND value = $2 RETURNING name`, [
    String(after),
    String(before),
  ]);
  return rows.length > 0;
}
