import type { FileStore } from '../files';
import { toDomainError } from './commitQueue';
import type { Query, Sql } from './sql';
import { deleteFileChunks, insertFileChunk, readFileChunk, readFileSize } from './statements/fileChunks';

/** Maximum bytes of a chunk. */
const CHUNK = 1_048_576;

const refuse = (error: unknown): never => {
  throw toDomainError(error);
};

/** Reads the bytes of a file in the database. */
export async function* readChunks(query: Query, id: string, start = 0, end = Infinity): AsyncGenerator<Uint8Array> {
  for (let offset = start; offset < end;) {
    const chunk = await readFileChunk(query, id, offset).catch(refuse);
    const next = chunk ? chunk.start + chunk.bytes.length : offset;
    if (!chunk || next <= offset) return;
    yield chunk.bytes.subarray(offset - chunk.start, end - chunk.start);
    offset = next;
  }
}

/** Creates a file store that keeps the bytes of files in the database. */
export function createChunkFiles(sql: Sql): FileStore {
  return {
    append: (id, bytes) => {
      // Copied, because the caller can reuse its buffer.
      const added = bytes.slice();
      return sql
        .transact(async (query) => {
          let start = await readFileSize(query, id);
          for (let at = 0; at < added.length; at += CHUNK) {
            const chunk = { start, bytes: added.subarray(at, at + CHUNK) };
            await insertFileChunk(query, id, chunk);
            start += chunk.bytes.length;
          }
        })
        .catch(refuse);
    },
    read: (id, start, end) => readChunks(sql.query, id, start, end),
    truncate: (id, size) =>
      sql
        .transact(async (query) => {
          if (size >= (await readFileSize(query, id))) return;
          const cut = await readFileChunk(query, id, size);
          await deleteFileChunks(query, id, cut ? cut.start : size);
          if (!cut || size <= cut.start) return;
          await insertFileChunk(query, id, { start: cut.start, bytes: cut.bytes.subarray(0, size - cut.start) });
        })
        .catch(refuse),
    remove: (id) => sql.transact((query) => deleteFileChunks(query, id, 0)).catch(refuse),
  };
}
