import type { FindParent, Spread } from '../layout';
import type { YieldIfDue, SourceRow, SourceTable } from '../formats/source';

/** The rows of one product, under their shared key. */
export interface RowGroup {
  key: string;
  rows: SourceRow[];
}

/** The number of rows of each product, known after a first pass over the file. */
export interface RowCounts {
  rowCount: number;
  byKey: ReadonlyMap<string, number>;
}

/** The key of the product that the rows of the key belong to. */
const productKey = ({ parents }: Spread, key: string) => parents?.get(key) ?? key;

/** Reads all rows once, calls `visit` with each, and counts the rows of each product. */
export async function countRows(
  table: SourceTable,
  spread: Spread,
  findParent: FindParent,
  visit: (row: SourceRow) => void,
): Promise<RowCounts> {
  const counts = new Map<string, number>();
  const toKey = spread.keys();
  let rowCount = 0;
  for await (const rows of table.rows()) {
    rowCount += rows.length;
    for (const row of rows) {
      visit(row);
      const key = toKey(row);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  await spread.resolve?.(findParent);
  if (!spread.parents?.size) return { rowCount, byKey: counts };
  const byKey = new Map<string, number>();
  for (const [key, count] of counts) {
    const product = productKey(spread, key);
    byKey.set(product, (byKey.get(product) ?? 0) + count);
  }
  return { rowCount, byKey };
}

/**
 * Reads all rows again and yields each product once its last row is read, so only incomplete products are held in
 * memory.
 */
export async function* groupRows(
  table: SourceTable,
  spread: Spread,
  { byKey }: RowCounts,
  yieldIfDue: YieldIfDue,
): AsyncGenerator<RowGroup> {
  const toKey = spread.keys();
  const waiting = new Map<string, SourceRow[]>();
  for await (const batch of table.rows()) {
    for (const row of batch) {
      const key = productKey(spread, toKey(row));
      const rows = waiting.get(key) ?? [];
      rows.push(row);
      if (rows.length < (byKey.get(key) ?? 0)) waiting.set(key, rows);
      else {
        waiting.delete(key);
        await yieldIfDue();
        yield { key, rows };
      }
    }
  }
}
