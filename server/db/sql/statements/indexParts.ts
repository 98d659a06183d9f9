import type { Query } from '../sql';

/** What is stored under a kind and the number of a block, at a checkpoint. */
interface IndexKey {
  n: number;
  kind: string;
  seq: number;
}

/** A part of what is stored under a key. */
export interface IndexPart extends IndexKey {
  part: number;
  bytes: Uint8Array;
}

export async function insertIndexPart(query: Query, { n, kind, seq, part, bytes }: IndexPart): Promise<void> {
  await query(`INSERT INTO index_parts (n, kind, seq, part, bytes) VALUES ($1, $2, $3, $4, $5)`, [
    n,
    kind,
    seq,
    part,
    bytes,
  ]);
}

/** Deletes what earlier checkpoints stored under the kind and the number. */
export async function deleteEarlierParts(query: Query, { n, kind, seq }: IndexKey): Promise<void> {
  await query(`DELETE FROM index_parts WHERE n = $1 AND kind = $2 AND seq < $3`, [n, kind, seq]);
}

/** Deletes everything that was stored after the checkpoint with the number. */
export async function deleteLaterParts(query: Query, seq: number): Promise<void> {
  await query(`DELETE FROM index_parts WHERE seq > $1`, [seq]);
}

/**
 * Returns the parts of all blocks whose numbers are at least `first` and less than `end`, in their order, as they were
 * at the checkpoint with the number.
 */
export async function readIndexParts(
  query: Query,
  { first, end, seq }: { first: number; end: number; seq: number },
): Promise<IndexPart[]> {
  const rows = await query(
    `SELECT n, kind, seq, part, bytes FROM index_parts WHERE n >= $1 AND n < $2 AND seq <= $3 ORDER BY n, kind, part`,
    [first, end, seq],
  );
  return rows.map((row) => ({
    n: Number(row.n),
    kind: String(row.kind),
    seq: Number(row.seq),
    part: Number(row.part),
    bytes: row.bytes as Uint8Array,
  }));
}

/** Returns the highest number of a block, -1 for none. */
export async function readLastBlock(query: Query): Promise<number> {
  const [row] = await query(`SELECT max(n) AS last FROM index_parts`);
  return Number(row?.last ?? -1);
}
