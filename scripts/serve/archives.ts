import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { RESTORE_LOCK } from '#server/db/halfRestored';
import { createSnapshotStores, type Snapshot } from '#server/db/snapshots';
import type { OpenDatabase } from '#server/db/sql/openDatabase';
import { openPostgresSnapshot } from '#server/db/sql/openSnapshot';
import { DatabaseError } from '#server/db/sql/sql';
import { openArchive } from '#server/domain/archive/openArchive';
import { restoreArchive } from '#server/domain/archive/restoreArchive';
import { getServerChanges } from '#server/domain/archive/setUpArchive';
import type { ByteSource } from '#server/domain/archive/streams';
import { writeArchive } from '#server/domain/archive/writeArchive';
import { isAdministrator } from '#server/domain/users/accounts';
import { DomainError } from '#server/errors';

/** A backup can't be written or restored. The message says what is wrong and what to do. */
export class ArchiveFault extends Error {}

/** Returns what users can do something about as an ArchiveFault, and any other error, which is a bug, as it is. */
const toFault = (error: unknown, file: string): unknown => {
  if (error instanceof DomainError || error instanceof DatabaseError) return new ArchiveFault(error.message);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new ArchiveFault(`${file} doesn’t exist. Check its path.`);
  if (code === 'EACCES' || code === 'EPERM') return new ArchiveFault(`${file} can’t be used. Check its permissions.`);
  if (code === 'EISDIR') return new ArchiveFault(`${file} is a folder. Name a file.`);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new ArchiveFault(`The disk of ${file} is full. Free space on it.`);
  return error;
};

/**
 * Writes an archive of the snapshot to the file, which appears when it is complete and on the disk, and can be read by
 * its owner only. Returns its size in bytes.
 */
export async function writeArchiveFile(
  openSnapshot: () => Promise<Snapshot>,
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  const partial = `${file}.part`;
  try {
    const handle = await open(partial, 'w', 0o600);
    try {
      for await (const bytes of writeArchive(openSnapshot, new Date())) {
        signal?.throwIfAborted();
        await handle.appendFile(bytes);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    const { size } = await stat(partial);
    await rename(partial, file);
    const folder = await open(dirname(file));
    // Windows can't write folders, and does it by itself.
    await folder.sync().catch(() => undefined);
    await folder.close();
    return size;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Writes a backup of a database, and returns what to tell about it. Throws an ArchiveFault. */
export async function writeBackup(from: OpenDatabase | { url: string }, file: string): Promise<string> {
  try {
    const openSnapshot =
      'url' in from ? () => openPostgresSnapshot(from.url) : createSnapshotStores(from.store, from.files).openSnapshot;
    const size = await writeArchiveFile(openSnapshot, file);
    return `Written: ${file}, ${(size / 1024 ** 2).toFixed(1)} MB`;
  } catch (error) {
    throw toFault(error, file);
  }
}

/** The bytes of a file. */
const openFile = async (file: string): Promise<ByteSource> => {
  const { size } = await stat(file);
  return {
    size,
    read: async function* (start, end) {
      if (end > start) yield* createReadStream(file, { start, end: end - 1 }) as AsyncIterable<Uint8Array>;
    },
  };
};

/** Restores a backup into an empty database, and returns what to tell about it. Throws an ArchiveFault. */
export async function restoreFromFile(database: OpenDatabase, file: string): Promise<string> {
  try {
    const archive = await openArchive(await openFile(file));
    let hasAdministrator = false;
    const counts = await database.store.exclusive(RESTORE_LOCK, () =>
      restoreArchive(archive, database, {
        getLastChanges: async (accounts) => {
          const changes = await getServerChanges(database, accounts);
          hasAdministrator = changes.some(
            (one) => one.table === 'authUsers' && 'put' in one && isAdministrator(one.put),
          );
          return changes;
        },
      }),
    );
    const lines = [
      `Restored the backup of ${archive.manifest.createdAt}:`,
      ...Object.entries(archive.manifest.tables).map(([table, { count }]) => `  ${table}: ${count}`),
      `All counts are those of the backup, and so are the checksums of all versions (${counts.versions}).`,
      ...(hasAdministrator
        ? []
        : ['Demo passwords are public, so they don’t work here: start the server to create the first administrator.']),
    ];
    return lines.join('\n');
  } catch (error) {
    throw toFault(error, file);
  }
}
