import type { Query } from '../sql';
import { toKey } from './documents';

/** Ids of one row, so that it stays under 1 MB. */
const MAX_IDS = 5_000;

/** Notes the ids of a catalog’s products that a commit changes; `seq` is the number of the commit. */
export async function insertProductChanges(
  query: Query,
  catalog: string,
  seq: number,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_IDS) {
    await query(`INSERT INTO product_changes (catalog, seq, part, ids) VALUES ($1, $2, $3, $4)`, [
      toKey(catalog),
      seq,
      at / MAX_IDS,
      JSON.stringify(ids.slice(at, at + MAX_IDS)),
    ]);
  }
}

/** Returns the ids of the catalog’s products that were changed after the commit with the number, each once. */
export async function readProductChanges(query: Query, catalog: string, after: number): Promise<string[]> {
  const rows = await query(`SELECT ids FROM product_changes WHERE catalog = $1 AND seq > $2 ORDER BY seq, part`, [
    toKey(catalog),
    after,
  ]);
  return [...new Set(rows.flatMap(({ ids }) => JSON.parse(String(ids)) as string[]))];
}

/** Deletes what was noted of the catalog up to the commit with the number. */
export async function deleteProductChanges(query: Query, catalog: string, last: number): Promise<void> {
  await query(`DELETE FROM product_changes WHERE catalog = $1 AND seq <= $2`, [toKey(catalog), last]);
}
