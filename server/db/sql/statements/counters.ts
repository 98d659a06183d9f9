import type { LastIds } from '../../lastIds';
import type { TableName } from '#server/records/tables';
import type { Query } from '../sql';

/** Returns the highest id of each table that must not be assigned again. */
export async function readCounters(query: Query): Promise<LastIds> {
  const rows = await query(`SELECT tbl, last FROM counters`);
  return Object.fromEntries(rows.map(({ tbl, last }) => [String(tbl), Number(last)]));
}

/** Stores the highest id of a table, unless a higher one is stored. */
export async function raiseCounter(query: Query, table: TableName, last: number): Promise<void> {
  await query(
    `INSERT INTO counters (tbl, last) VALUES ($1, $2)
     ON CONFLICT (tbl) DO UPDATE SET last = excluded.last WHERE counters.last < excluded.last`,
    [table, last],
  );
}

/** Reserves as many ids of a table as `count` says, which no one else assigns. Returns the last one. */
export async function reserveIds(query: Query, table: TableName, count: number): Promise<number> {
  const [row] = await query(
    `INSERT INTO counters (tbl, last) VALUES ($1, $2)
     ON CONFLICT (tbl) DO UPDATE SET last = counters.last + excluded.last RETURNING last`,
    [table, count],
  );
  return Number(row?.last);
}

/** Stores that the ids after `last` were not assigned, if `reserved` is still the last reserved one. */
export async function returnIds(query: Query, table: TableName, last: number, reserved: number): Promise<void> {
  await query(`UPDATE counters SET last = $1 WHERE tbl = $2 AND last = $3`, [last, table, reserved]);
}
