import type { Query } from '../sql';

/** Ids of one row, so that it stays under 1 MB. */
const MAX_IDS = 5_000;

/** Notes the ids of products that a commit changes; `seq` is the number of the commit. */
export async function insertProductChanges(query: Query, seq: number, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_IDS) {
    await query(`INSERT INTO product_changes (seq, part, ids) VALUES ($1, $2, $3)`, [
      seq,
      at / MAX_IDS,
      JSON.stringify(ids.slice(at, at + MAX_IDS)),
    ]);
  }
}

/** Returns the ids of the products that were changed after the commit with the number, each once. */
export async function readProductChanges(query: Query, after: number): Promise<string[]> {
  const rows = await query(`SELECT ids FROM product_changes WHERE seq > $1 ORDER BY seq, part`, [after]);
  return [...new Set(rows.flatMap(({ ids }) => JSON.parse(String(ids)) as string[]))];
}

/** Deletes what was noted up to the commit with the number. */
export async function deleteProductChanges(query: Query, last: number): Promise<void> {
  await query(`DELETE FROM product_changes WHERE seq <= $1`, [last]);
}
