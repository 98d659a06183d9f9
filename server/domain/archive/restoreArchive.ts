import { emptyStore, type FilledStore } from '../../db/emptyStore';
import { RESTORING } from '../../db/halfRestored';
import type { Store } from '../../db/store';
import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import type { AuthUserRecord } from '../../records/auth';
import type { Change, TableName, Tables } from '../../records/tables';
import { createYielder } from '../../yielder';
import { canonicalBytes, createChecksum } from '../products/canonical';
import { archiveError, FAULTS } from './archiveErrors';
import { ARCHIVED_TABLES } from './manifest';
import type { Archive } from './openArchive';
import type { RestoredCounts } from './setUpArchives';
import { joinPieces } from './streams';

/** Records of a commit, and characters of their JSON after which no further one is added. */
const SLICE = 500;
const MAX_CHARACTERS = 2_000_000;

/** Contents that are read at a time to check a version. */
const PAGE = 200;

export interface RestoreOptions {
  /** Returns the changes of the last commit, with which everything becomes visible: by default, puts the accounts. */
  getLastChanges?: (accounts: readonly AuthUserRecord[]) => Promise<Change[]>;
  /** Undoes what was stored if the rest can't be; by default, empties the store. */
  undo?: (kept: readonly string[]) => Promise<void>;
  /** Called with the share that was restored, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Whether nothing is stored that a restored archive would mix with. */
export async function isEmptyStore(store: Store): Promise<boolean> {
  const tables = ['authUsers', 'catalogs', 'products', 'files'] as const;
  const ids = await Promise.all(tables.map((table) => store.ids(table)));
  return ids.every((own) => own.length === 0);
}

const putAccounts = async (accounts: readonly AuthUserRecord[]): Promise<Change[]> =>
  accounts.map((put) => ({ table: 'authUsers', put }));

/** Splits the records by the limits of a commit. */
async function* toCommits<Name extends TableName>(
  table: Name,
  pages: AsyncIterable<Tables[Name][]>,
): AsyncGenerator<Change[]> {
  let changes: Change[] = [];
  let characters = 0;
  for await (const records of pages) {
    for (const put of records) {
      changes.push({ table, put } as Change);
      characters += JSON.stringify(put).length;
      if (changes.length < SLICE && characters < MAX_CHARACTERS) continue;
      yield changes;
      changes = [];
      characters = 0;
    }
  }
  if (changes.length) yield changes;
}

/** Throws INVALID unless the checksum of each version is that of its restored products. Returns their number. */
const checkVersions = async (store: Store): Promise<number> => {
  const yieldIfDue = createYielder();
  const versions = await store.list('publishedCatalogs');
  for (const { id, checksum } of versions) {
    const hashes = (await store.get('publishedEntries', id))?.entries.map(({ hash }) => hash) ?? [];
    const sum = createChecksum();
    for (let at = 0; at < hashes.length; at += PAGE) {
      for (const found of await store.getMany('contents', hashes.slice(at, at + PAGE))) {
        if (!found) throw archiveError(FAULTS.damaged);
        sum.add(canonicalBytes(found.content));
        await yieldIfDue();
      }
    }
    if (sum.digest() !== checksum) throw archiveError(FAULTS.damaged);
  }
  return versions.length;
};

const countAll = async (store: Store, { manifest }: Archive): Promise<RestoredCounts> => {
  for (const table of ARCHIVED_TABLES) {
    if (table === 'authUsers' || table === 'settings') continue;
    const { length } = await store.ids(table);
    if (length !== (manifest.tables[table]?.count ?? 0)) throw archiveError(FAULTS.damaged);
  }
  return {
    catalogs: manifest.tables.catalogs?.count ?? 0,
    products: manifest.tables.products?.count ?? 0,
    versions: await checkVersions(store),
    files: Object.keys(manifest.files).length,
    accounts: manifest.tables.authUsers?.count ?? 0,
  };
};

/**
 * Fills an empty store from an archive, and compares the counts of its records and the checksums of its versions. The
 * accounts come with the last commit. If anything fails, the store is empty again; if the process ends before, it has
 * the mark that `isHalfRestored` finds. Throws CONFLICT if the store is not empty, and INVALID if records are damaged.
 */
export async function restoreArchive(
  archive: Archive,
  target: FilledStore,
  {
    getLastChanges = putAccounts,
    undo = (kept) => emptyStore(target, kept),
    onProgress = () => undefined,
  }: RestoreOptions = {},
): Promise<RestoredCounts> {
  const { store, files, flush = async () => undefined } = target;
  const { manifest } = archive;
  if (!(await isEmptyStore(store))) {
    throw new DomainError(
      'CONFLICT',
      say`There is already data here. Backups can only be restored into an empty database.`,
    );
  }
  const contents = [...Object.values(manifest.tables), ...Object.values(manifest.files)];
  const total = contents.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const note = (bytes: number) => {
    done += bytes;
    onProgress(Math.min(1, done / Math.max(total, 1)));
  };
  const kept = await store.ids('settings');
  await store.commit([{ table: 'settings', put: { id: RESTORING, value: manifest.createdAt } }]);
  await flush();
  try {
    await store.raiseLastIds(manifest.lastIds);
    for (const table of ARCHIVED_TABLES) {
      const content = manifest.tables[table];
      if (!content || table === 'authUsers') continue;
      let stored = 0;
      for await (const changes of toCommits(table, archive.scan(table))) {
        await store.commit(changes);
        await flush();
        stored += changes.length;
        note((content.bytes * changes.length) / content.count);
      }
      if (stored !== content.count) throw archiveError(FAULTS.damaged);
    }
    for (const id of Object.keys(manifest.files)) {
      for await (const chunk of joinPieces(archive.readFile(id))) {
        await files.append(id, chunk);
        note(chunk.length);
      }
    }
    const counts = await countAll(store, archive);
    const accounts: AuthUserRecord[] = [];
    for await (const records of archive.scan('authUsers')) accounts.push(...records);
    await store.commit([...(await getLastChanges(accounts)), { table: 'settings', remove: RESTORING }]);
    await flush();
    return counts;
  } catch (error) {
    await undo(kept);
    // A record that no table can store.
    throw error instanceof TypeError ? archiveError(FAULTS.damaged) : error;
  }
}
