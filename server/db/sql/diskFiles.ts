import { mkdir, open, rm } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '../files';
import { toDomainError } from './commitQueue';
import { createKeyedQueue } from './queue';
import { SqlUnavailableError } from './sql';

/** Bytes that are read at a time. */
const SLICE = 1_048_576;

/** Ids that are names of files everywhere. */
const SAFE_ID = /^[\w-]{1,100}$/;

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What the disk refuses is refused like a write to the database. */
const refuse = (cause: unknown): never => {
  const code = getCode(cause);
  if (code === 'ENOSPC' || code === 'EDQUOT') throw toDomainError(new SqlUnavailableError('FULL', { cause }));
  throw cause;
};

const syncFolder = async (folder: string) => {
  const handle = await open(folder);
  // Windows can't write folders, and does it by itself.
  await handle.sync().catch(() => undefined);
  await handle.close();
};

/** Creates a file store in a folder: each file has its id as its name. What is stored survives a power cut. */
export async function createDiskFiles(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const inTurn = createKeyedQueue();

  const getPath = (id: string) => {
    if (!SAFE_ID.test(id)) throw new Error(`"${id}" can’t be the id of a file.`);
    return join(folder, id);
  };

  return {
    append: (id, bytes) => {
      // Copied, because the caller can reuse its buffer.
      const added = bytes.slice();
      return inTurn(id, async () => {
        const handle = await open(getPath(id), 'a');
        try {
          const { size } = await handle.stat();
          try {
            await handle.appendFile(added);
            await handle.sync();
          } catch (error) {
            await handle.truncate(size).catch(() => undefined);
            throw error;
          }
          if (size === 0) await syncFolder(folder);
        } finally {
          await handle.close();
        }
      }).catch(refuse);
    },
    read: async function* (id, start = 0, end = Infinity) {
      if (end <= start) return;
      const path = getPath(id);
      try {
        for await (const slice of createReadStream(path, { start, end: end - 1, highWaterMark: SLICE })) {
          yield new Uint8Array(slice as Buffer);
        }
      } catch (error) {
        if (getCode(error) !== 'ENOENT') throw error;
      }
    },
    truncate: (id, size) =>
      inTurn(id, async () => {
        const handle = await open(getPath(id), 'r+').catch((error: unknown) => {
          if (getCode(error) === 'ENOENT') return null;
          throw error;
        });
        if (!handle) return;
        try {
          if ((await handle.stat()).size <= size) return;
          await handle.truncate(size);
          await handle.sync();
        } finally {
          await handle.close();
        }
      }),
    remove: (id) => inTurn(id, () => rm(getPath(id), { force: true })),
  };
}
