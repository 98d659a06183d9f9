import type { Query } from '../sql';
import { toKey } from './documents';

/** What is stored of a catalog under a kind and the number of a block, at a checkpoint. */
interface IndexKey {
  catalog: string;
  n: number;
  kind: string;
  seq: number;
}

/** A part of what is stored under a key. */
export interface IndexPart extends IndexKey {
  part: number;
  bytes: Uint8Array;
}

export async function insertIndexPart(query: Query, { catalog, n, kind, seq, part, bytes }: IndexPart): Promise<void> {
  await query(`INSERT INTO index_parts (catalog, n, kind, seq, part, bytes) VALUES ($1, $2, $3, $4, $5, $6)`, [
    toKey(catalog),
    n,
    kind,
    seq,
    part,
    bytes,
  ]);
}

/** Deletes what earlier checkpoints stored under the kind and the number. */
export async function deleteEarlierParts(query: Query, { catalog, n, kind, seq }: IndexKey): Promise<void> {
  await query(`DELETE FROM index_parts WHERE catalog = $1 AND n = $2 AND kind = $3 AND seq < $4`, [
    toKey(catalog),
    n,
    kind,
    seq,
  ]);
}

/** Deletes everything that was stored of the catalog after the checkpoint with the number. */
export async function deleteLaterParts(query: Query, catalog: string, seq: number): Promise<void> {
  await query(`DELETE FROM index_parts WHERE catalog = $1 AND seq > $2`, [toKey(catalog), seq]);
}

/**
 * Returns the parts of all blocks of the catalog whose numbers are at least `first` and less than `end`, in their order,
 * as they were at the checkpoint with the number.
 */
export async function readIndexParts(
  query: Query,
  catalog: string,
  { first, end, seq }: { first: number; end: number; seq: number },
): Promise<Omit<IndexPart, 'catalog'>[]> {
  const rows = await query(
    `SELECT n, kind, seq, part, bytes FROM index_parts
     WHERE catalog = $1 AND n >= $2 AND n < $3 AND seq <= $4 ORDER BY n, kind, part`,
    [toKey(catalog), first, end, seq],
  );
  return rows.map((row) => ({
    n: Number(row.n),
    kind: String(row.kind),
    seq: Number(row.seq),
    part: Number(row.part),
    bytes: row.bytes as Uint8Array,
  }));
}

/** Returns the highest number of a block of the catalog, -1 for none. */
export async function readLastBlock(query: Query, catalog: string): Promise<number> {
  const [row] = await query(`SELECT max(n) AS last FROM index_parts WHERE catalog = $1`, [toKey(catalog)]);
  return Number(row?.last ?? -1);
}
