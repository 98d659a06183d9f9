import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Failures } from '../failures';
import type { FileStore } from '../files';
import type { Leases } from '../leases';
import type { Notes } from '../notes';
import { emptyStore } from '../emptyStore';
import { isHalfRestored, RESTORE_LOCK } from '../halfRestored';
import type { Snapshot } from '../snapshots';
import type { Store } from '../store';
import { createChunkFiles } from './chunkFiles';
import { createDiskFiles } from './diskFiles';
import { openSchema } from './openSchema';
import { DatabaseError, type Query, type Sql } from './sql';
import { createSqlFailures } from './sqlFailures';
import { createSqlLeases } from './sqlLeases';
import { createSqlNotes } from './sqlNotes';
import { createSqlStore } from './sqlStore';
import { keepMeta } from './statements/meta';

/**
 * How long a slice of a job takes before its commit, in milliseconds, so that the round trips of a commit, or its wait
 * for the disk, are a small part of it. Who saves to the same catalog waits for one slice.
 */
const SLICE_MS = 50;

/** Where a server keeps its data: SQLite and files in a folder, or a PostgreSQL database. */
export type DatabasePlace = { dataDir: string } | { url: string };

/** How many connections to the database there are, and how many reads wait for one. */
export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

/** A database that this process uses. */
export interface OpenDatabase {
  store: Store;
  files: FileStore;
  /** With PostgreSQL, which several processes can use. */
  shared?: { leases: Leases; failures: Failures; notes: Notes };
  /** How long a slice of a job takes before its commit, in milliseconds. */
  sliceMs: number;
  /** The secrets of the database's tokens, which stay the same, so that a restart signs no one out. */
  secrets: { access: KeyObject; refresh: KeyObject };
  /** Takes a snapshot of what all processes have committed; none with SQLite, which only this process uses. */
  openSnapshot?: () => Promise<Snapshot>;
  /**
   * Resolves with what to tell when this process can no longer follow the others, and must be started again; it then
   * refuses all changes.
   */
  behind: Promise<string>;
  /** The connections for reads; none with SQLite. */
  getPool?: () => PoolState;
  /** Waits for running writes, and closes the database. */
  close: () => Promise<void>;
}

const readSecret = async (query: Query, name: string) =>
  createSecretKey(Buffer.from(await keepMeta(query, name, randomBytes(32).toString('base64url')), 'base64url'));

const open = async (sql: Sql, name: string, createFiles: () => Promise<FileStore>): Promise<OpenDatabase> => {
  try {
    await openSchema(sql, name);
    const secrets = {
      access: await readSecret(sql.query, 'accessSecret'),
      refresh: await readSecret(sql.query, 'refreshSecret'),
    };
    let onBehind = () => undefined as void;
    const behind = new Promise<string>((resolve) => {
      onBehind = () =>
        resolve(
          `${name} has changed too much since this process last reached it, or has lost changes. Start it again.`,
        );
    });
    const store = await createSqlStore(sql, onBehind);
    const close = async () => {
      await store.close();
      await sql.close();
    };
    const files = await createFiles();
    if (await isHalfRestored(store)) {
      // Another process can be restoring it just now.
      await store.exclusive(RESTORE_LOCK, async () => {
        if (await isHalfRestored(store)) await emptyStore({ store, files });
      });
    }
    return { store, files, sliceMs: SLICE_MS, secrets, behind, close };
  } catch (error) {
    await sql.close();
    throw error;
  }
};

const createFolder = (folder: string) => {
  try {
    // The database has what tokens are signed with.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`The folder ${folder} can’t be created (${reason}). Use another folder.`, {
      cause: error,
    });
  }
};

const openFolder = async (dataDir: string): Promise<OpenDatabase> => {
  createFolder(dataDir);
  const file = join(dataDir, 'catalog-manager.db');
  const { openSqlite, explainSqlite } = await import('./sqlite');
  try {
    return await open(openSqlite(file), file, () => createDiskFiles(join(dataDir, 'files')));
  } catch (error) {
    throw explainSqlite(file, error);
  }
};

const openUrl = async (url: string): Promise<OpenDatabase> => {
  const [{ openPostgres }, { explainPostgres }, { openPostgresSnapshot }] = await Promise.all([
    import('./postgres'),
    import('./postgresErrors'),
    import('./openSnapshot'),
  ]);
  try {
    const sql = await openPostgres(url);
    const opened = await open(sql, sql.name, async () => createChunkFiles(sql));
    const notes = createSqlNotes(sql);
    const shared = { leases: createSqlLeases(sql.query), failures: createSqlFailures(sql.query), notes };
    const close = () => {
      notes.stop();
      return opened.close();
    };
    return { ...opened, shared, openSnapshot: () => openPostgresSnapshot(url), getPool: sql.getPool, close };
  } catch (error) {
    throw explainPostgres(url, error);
  }
};

/**
 * Opens the database, creating its tables if it is empty, and emptying it if it was only partly restored. Only one
 * process can use a folder; several can use a PostgreSQL database. Throws a DatabaseError whose message says what is
 * wrong and what to do.
 */
export function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  return 'url' in place ? openUrl(place.url) : openFolder(place.dataDir);
}
