import type { Query } from '../sql';

/** Bytes of a file from `start` on. */
export interface FileChunk {
  start: number;
  bytes: Uint8Array;
}

const toChunk = (row: Readonly<Record<string, unknown>>): FileChunk => {
  const bytes = row.bytes as Uint8Array;
  return { start: Number(row.start), bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
};

/** Returns the number of bytes of a file. */
export async function readFileSize(query: Query, file: string): Promise<number> {
  const [row] = await query(
    `SELECT start + length(bytes) AS size FROM file_chunks WHERE file = $1 ORDER BY start DESC LIMIT 1`,
    [file],
  );
  return Number(row?.size ?? 0);
}

export async function insertFileChunk(query: Query, file: string, { start, bytes }: FileChunk): Promise<void> {
  await query(`INSERT INTO file_chunks (file, start, bytes) VALUES ($1, $2, $3)`, [file, start, bytes]);
}

/** Returns the chunk with the byte at the offset, or the last one if it ends before. */
export async function readFileChunk(query: Query, file: string, offset: number): Promise<FileChunk | undefined> {
  const [row] = await query(
    `SELECT start, bytes FROM file_chunks WHERE file = $1 AND start <= $2 ORDER BY start DESC LIMIT 1`,
    [file, offset],
  );
  return row && toChunk(row);
}

/** Deletes the chunks of a file from the first byte `start` on. */
export async function deleteFileChunks(query: Query, file: string, start: number): Promise<void> {
  await query(`DELETE FROM file_chunks WHERE file = $1 AND start >= $2`, [file, start]);
}
