import { DomainError } from '../../errors';
import type { FileStore } from '../files';
import { isQuotaError } from './database';
import { OwnerChangedError, type OwnedDatabase } from './ownership';

/** Bytes of a chunk at most. */
const CHUNK = 1_048_576;

/** All keys of the file; an array comes after every number. */
const chunksOf = (id: string, last: unknown = []) => IDBKeyRange.bound([id], [id, last, []]);

/** Copies, made at once: the caller may fill its buffer anew, and a view would be kept with all that it looks into. */
const chunksIn = (bytes: Uint8Array) =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) => bytes.slice(at * CHUNK, (at + 1) * CHUNK));

const refuse = (error: unknown): never => {
  if (error instanceof OwnerChangedError) throw new DomainError('CONFLICT', error.message);
  if (!isQuotaError(error)) throw error;
  throw new DomainError(
    'LIMIT',
    'The browser has no room left for this file. Remove files or catalogs, then try again.',
  );
};

/**
 * Keeps files chunk by chunk in the database; `append` resolves when the bytes are kept, and rejects with a
 * DomainError: LIMIT where the browser has no room for them, CONFLICT where another tab keeps the data.
 * `flush` keeps all commits so far: the bytes of a file go only after the removal of its record is kept.
 */
export const createPersistedFiles = (owned: OwnedDatabase, flush: () => Promise<void>): FileStore => ({
  append: async (id, bytes) => {
    const added = chunksIn(bytes);
    await owned
      .write(async (transaction) => {
        const chunks = transaction.objectStore('chunks');
        const last = await chunks.openKeyCursor(chunksOf(id), 'prev');
        let end = last ? last.key[2] : 0;
        await Promise.all(added.map((chunk) => chunks.put(chunk, [id, end, (end += chunk.length)])));
      })
      .catch(refuse);
  },
  read: async function* (id, start = 0, end = Infinity) {
    for (let offset = start; offset < end;) {
      const chunks = owned.database.transaction('chunks').store;
      const found = await chunks.openCursor(chunksOf(id, offset), 'prev');
      if (!found || found.key[2] <= offset) return;
      const [, first, next] = found.key;
      yield found.value.subarray(offset - first, end - first);
      offset = next;
    }
  },
  truncate: async (id, size) => {
    await owned
      .write(async (transaction) => {
        const chunks = transaction.objectStore('chunks');
        let cursor = await chunks.openCursor(chunksOf(id), 'prev');
        for (; cursor && cursor.key[2] > size; cursor = await cursor.continue()) {
          const [, first] = cursor.key;
          const chunk = cursor.value;
          await cursor.delete();
          if (first < size) await chunks.put(chunk.slice(0, size - first), [id, first, size]);
        }
      })
      .catch(refuse);
  },
  remove: async (id) => {
    await flush();
    await owned.write((transaction) => transaction.objectStore('chunks').delete(chunksOf(id))).catch(refuse);
  },
});
