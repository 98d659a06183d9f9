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

/** Returns the number of rows written so far, which changes with every commit. */
export async function readSeq(query: Query): Promise<number> {
  return Number(await readMeta(query, 'seq'));
}

/**
 * Adds the number of rows that the transaction writes to the number of those written so far, and returns it. Other
 * transactions that do so wait until this one has ended.
 */
export async function advanceSeq(query: Query, rows: number): Promise<number> {
  const [row] = await query(
    `UPDATE meta SET value = CAST(CAST(value AS bigint) + CAST($1 AS bigint) AS text) WHERE name = 'seq' RETURNING value`,
    [rows],
  );
  return Number(row?.value);
}
