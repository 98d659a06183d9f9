import type { Query } from '../sql';

/** Creates the row of a scope, unless there is one. */
export async function insertScope(query: Query, scope: string): Promise<void> {
  await query(`INSERT INTO scopes (scope) VALUES ($1) ON CONFLICT (scope) DO NOTHING`, [scope]);
}

/** Waits until no other transaction has locked the row of the scope, and locks it until the transaction ends. */
export async function lockScope(query: Query, scope: string): Promise<void> {
  await query(`SELECT scope FROM scopes WHERE scope = $1 FOR UPDATE`, [scope]);
}
