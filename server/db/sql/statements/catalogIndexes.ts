import type { Query } from '../sql';
import { fromKey, toKey } from './documents';

/** Who stores the index of a catalog, and what its last complete checkpoint has noted, undefined if there was none. */
interface IndexState {
  owner: string;
  state: string | undefined;
}

const toState = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Returns what is stored of the index of the catalog, which no other transaction changes until this one has ended. If
 * there is nothing, the owner becomes the one that stores it.
 */
export async function lockIndexState(query: Query, catalog: string, owner: string): Promise<IndexState> {
  const [row] = await query(
    `INSERT INTO catalog_indexes (catalog, owner) VALUES ($1, $2)
     ON CONFLICT (catalog) DO UPDATE SET owner = catalog_indexes.owner RETURNING owner, state`,
    [toKey(catalog), owner],
  );
  return { owner: String(row?.owner), state: toState(row?.state) };
}

/** As `lockIndexState`, but undefined if there is nothing, because the catalog was deleted. */
export async function lockStoredState(query: Query, catalog: string): Promise<IndexState | undefined> {
  const [row] = await query(`UPDATE catalog_indexes SET owner = owner WHERE catalog = $1 RETURNING owner, state`, [
    toKey(catalog),
  ]);
  return row && { owner: String(row.owner), state: toState(row.state) };
}

/** Deletes everything that is stored of the index of the catalog. */
export async function deleteIndex(query: Query, catalog: string): Promise<void> {
  for (const table of ['catalog_indexes', 'index_parts', 'product_changes']) {
    await query(`DELETE FROM ${table} WHERE catalog = $1`, [toKey(catalog)]);
  }
}

export async function putIndexOwner(query: Query, catalog: string, owner: string): Promise<void> {
  await query(`UPDATE catalog_indexes SET owner = $1 WHERE catalog = $2`, [owner, toKey(catalog)]);
}

export async function putIndexState(query: Query, catalog: string, state: string): Promise<void> {
  await query(`UPDATE catalog_indexes SET state = $1 WHERE catalog = $2`, [state, toKey(catalog)]);
}

/** Returns what the last complete checkpoint of the catalog has noted, undefined if there was none. */
export async function readIndexState(query: Query, catalog: string): Promise<string | undefined> {
  const [row] = await query(`SELECT state FROM catalog_indexes WHERE catalog = $1`, [toKey(catalog)]);
  return toState(row?.state);
}

/**
 * Returns what the last complete checkpoint of each catalog has noted, undefined if there was none, and the number of
 * the last commit that is noted to have changed its products, 0 for none.
 */
export async function readIndexStates(
  query: Query,
): Promise<{ catalog: string; state: string | undefined; lastChange: number }[]> {
  const rows = await query(
    `SELECT catalog, state,
      (SELECT max(seq) FROM product_changes WHERE product_changes.catalog = catalog_indexes.catalog) AS last
     FROM catalog_indexes`,
  );
  return rows.map(({ catalog, state, last }) => {
    return { catalog: fromKey(catalog), state: toState(state), lastChange: Number(last ?? 0) };
  });
}
