import { DomainError } from '#server/errors';
import { say } from '#server/records/sentence';
import type { FileStore } from '#server/db/files';
import { isClosedError, isQuotaError } from './database';
import { OWNER_CHANGED, OwnerChangedError, type OwnedDatabase } from './ownership';

/** Maximum size of a chunk in bytes. */
const CHUNK = 1_048_576;

/** The range of all keys of the file; in IndexedDB, arrays sort after all numbers. */
const splitIntoChunks = (id: string, last: unknown = []) => IDBKeyRange.bound([id], [id, last, []]);

/**
 * Copies the bytes immediately, because the caller can reuse its buffer and a stored view would include its entire
 * underlying buffer.
 */
const chunksIn = (bytes: Uint8Array) =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) => bytes.slice(at * CHUNK, (at + 1) * CHUNK));

const refuse = (error: unknown): never => {
  if (error instanceof OwnerChangedError) throw new DomainError('CONFLICT', OWNER_CHANGED);
  if (isClosedError(error)) {
    throw new DomainError(
      'LIMIT',
      say`The browser can’t write to its storage. Free space on this device, then reload the page.`,
    );
  }
  if (!isQuotaError(error)) throw error;
  throw new DomainError(
    'LIMIT',
    say`The browser has no storage left for this file. Delete files or catalogs, then try again.`,
  );
};

/**
 * Creates a file store that saves files in chunks in the database. `append` resolves when the bytes are stored and
 * rejects with a DomainError: LIMIT if the browser has no storage left or has closed it, CONFLICT if another tab owns
 * the database. `flush` persists all commits so far: file contents are deleted only after the removal of the file's
 * record is persisted.
 */
export function createPersistedFiles(owned: OwnedDatabase, flush: () => Promise<void>): FileStore {
  return {
    append: async (id, bytes) => {
      const added = chunksIn(bytes);
      await owned
        .write(async (transaction) => {
          const chunks = transaction.objectStore('chunks');
          const last = await chunks.openKeyCursor(splitIntoChunks(id), 'prev');
          let end = last ? last.key[2] : 0;
          await Promise.all(added.map((chunk) => chunks.put(chunk, [id, end, (end += chunk.length)])));
        })
        .catch(refuse);
    },
    read: async function* (id, start = 0, end = Infinity) {
      for (let offset = start; offset < end;) {
        const chunks = owned.database.transaction('chunks').store;
        const found = await chunks.openCursor(splitIntoChunks(id, offset), 'prev');
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
          let cursor = await chunks.openCursor(splitIntoChunks(id), 'prev');
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
      await owned.write((transaction) => transaction.objectStore('chunks').delete(splitIntoChunks(id))).catch(refuse);
    },
  };
}
