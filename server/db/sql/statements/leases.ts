import type { Query } from '../sql';

/** The clock of the database in milliseconds since the epoch: those of processes differ. */
const NOW = `extract(epoch FROM now()) * 1000`;

/** Takes the lease for the holder, unless another one has it. Returns whether it was taken. */
export async function takeLease(query: Query, key: string, holder: string, ms: number): Promise<boolean> {
  const rows = await query(
    `INSERT INTO leases (key, holder, until) VALUES ($1, $2, ${NOW} + $3)
     ON CONFLICT (key) DO UPDATE SET holder = excluded.holder, until = excluded.until WHERE leases.until <= ${NOW}
     RETURNING holder`,
    [key, holder, ms],
  );
  return rows.length > 0;
}

/** Whether the holder still has the lease. */
export async function hasLease(query: Query, key: string, holder: string): Promise<boolean> {
  const rows = await query(`SELECT key FROM leases WHERE key = $1 AND holder = $2 AND until > ${NOW}`, [key, holder]);
  return rows.length > 0;
}

/** Renews the lease if the holder still has it. */
export async function renewLease(query: Query, key: string, holder: string, ms: number): Promise<void> {
  await query(`UPDATE leases SET until = ${NOW} + $1 WHERE key = $2 AND holder = $3 AND until > ${NOW}`, [
    ms,
    key,
    holder,
  ]);
}

/** Ends the lease if the holder still has it. */
export async function endLease(query: Query, key: string, holder: string): Promise<void> {
  await query(`DELETE FROM leases WHERE key = $1 AND holder = $2`, [key, holder]);
}
