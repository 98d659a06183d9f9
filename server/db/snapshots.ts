import { DomainError } from '../errors';
import { say } from '../records/sentence';
import { TABLE_NAMES, type Change, type TableName, type Tables } from '../records/tables';
import type { FileStore } from './files';
import type { LastIds } from './lastIds';
import type { Store } from './store';

/** Records that are read at a time: fewer of tables whose records can have megabytes. */
const PAGE = 200;
const PAGES: Partial<Record<TableName, number>> = {
  jobs: 20,
  jobChanges: 10,
  jobIssues: 10,
  jobTargets: 10,
  publishedEntries: 1,
};

/** Former records that a snapshot holds in memory, because they changed before they were read. */
const MAX_HELD = 10_000;

/** Everything in a store and its files, as it was at one moment. */
export interface Snapshot {
  lastIds: LastIds;
  /**
   * Yields the records of the table in the order of insertion, some at a time. Read each table once. Throws CONFLICT if
   * too much has changed since.
   */
  scan: <Name extends TableName>(table: Name) => AsyncIterable<Tables[Name][]>;
  /** Reads the first bytes of a file. */
  readFile: (id: string, size: number) => AsyncIterable<Uint8Array>;
  /** Frees what is held for the snapshot. */
  close: () => Promise<void>;
}

/** A store and its files, of which snapshots can be taken. */
export interface SnapshotStores {
  store: Store;
  files: FileStore;
  /** Takes a snapshot. Commits wait only while the ids of the records are listed. */
  openSnapshot: () => Promise<Snapshot>;
}

/** Yields the ids in as many as are read at a time. */
export function* splitIntoPages(table: TableName, ids: readonly string[]): Generator<string[]> {
  const size = PAGES[table] ?? PAGE;
  for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size);
}

/** What an open snapshot has not read yet. */
interface Unread {
  ids: Map<TableName, Set<string>>;
  /** The former records of those that changed. */
  held: Map<TableName, Map<string, Tables[TableName]>>;
  heldCount: number;
  isOverfull: boolean;
}

const assertRoom = ({ isOverfull }: Unread) => {
  if (!isOverfull) return;
  throw new DomainError(
    'CONFLICT',
    say`Too much changed during the backup. Try again when no large import or bulk edit is running.`,
  );
};

/**
 * Wraps a store and its files so that snapshots can be taken while they change: before a commit changes a record that a
 * snapshot has not read yet, its former state is kept for it, and files are removed only after the snapshot was closed.
 */
export function createSnapshotStores(store: Store, files: FileStore): SnapshotStores {
  const open = new Set<Unread>();
  const removedFiles = new Set<string>();
  const running = new Set<Promise<void>>();
  /** Pending while the ids for a snapshot are listed. */
  let listing: Promise<unknown> | null = null;

  const release = (unread: Unread) => {
    unread.ids.clear();
    unread.held.clear();
  };

  /** Keeps the records that the commit changes for a snapshot. */
  const keepFormer = async (unread: Unread, changes: readonly Change[]) => {
    const changed = new Map<TableName, Set<string>>();
    for (const change of changes) {
      const id = 'put' in change ? change.put.id : change.remove;
      if (!unread.ids.get(change.table)?.has(id) || unread.held.get(change.table)?.has(id)) continue;
      changed.set(change.table, (changed.get(change.table) ?? new Set()).add(id));
    }
    for (const [table, ids] of changed) {
      const former = await store.getMany(table, [...ids]);
      const held = unread.held.get(table) ?? new Map<string, Tables[TableName]>();
      if (open.has(unread)) unread.held.set(table, held);
      for (const record of former) {
        if (!record || held.has(record.id) || !unread.ids.get(table)?.has(record.id)) continue;
        held.set(record.id, record);
        unread.heldCount++;
      }
    }
    if (unread.heldCount <= MAX_HELD) return;
    unread.isOverfull = true;
    release(unread);
  };

  const commit: Store['commit'] = async (changes, options) => {
    while (listing) await listing;
    const committing = (async () => {
      for (const unread of open) await keepFormer(unread, changes);
      await store.commit(changes, options);
    })();
    running.add(committing);
    try {
      await committing;
    } finally {
      running.delete(committing);
    }
  };

  const listAll = async () => {
    await Promise.allSettled(running);
    const ids = new Map<TableName, string[]>();
    for (const table of TABLE_NAMES) ids.set(table, await store.ids(table));
    const unread: Unread = {
      ids: new Map([...ids].map(([table, own]) => [table, new Set(own)])),
      held: new Map(),
      heldCount: 0,
      isOverfull: false,
    };
    const lastIds = await store.readLastIds();
    open.add(unread);
    return { ids, unread, lastIds };
  };

  const openSnapshot = async (): Promise<Snapshot> => {
    while (listing) await listing;
    const opening = listAll();
    listing = opening.catch(() => undefined).then(() => (listing = null));
    const { ids, unread, lastIds } = await opening;

    const scan = async function* <Name extends TableName>(table: Name) {
      for (const page of splitIntoPages(table, ids.get(table) ?? [])) {
        assertRoom(unread);
        const read = await store.getMany(table, page);
        assertRoom(unread);
        const held = unread.held.get(table) as Map<string, Tables[Name]> | undefined;
        const records = page.flatMap((id, index) => held?.get(id) ?? read[index] ?? []);
        for (const id of page) {
          unread.ids.get(table)?.delete(id);
          if (held?.delete(id)) unread.heldCount--;
        }
        yield records;
      }
    };

    return {
      lastIds,
      scan,
      readFile: (id, size) => files.read(id, 0, size),
      close: async () => {
        release(unread);
        open.delete(unread);
        if (open.size) return;
        const removed = [...removedFiles];
        removedFiles.clear();
        for (const id of removed) await files.remove(id);
      },
    };
  };

  return {
    store: { ...store, commit },
    files: {
      ...files,
      remove: async (id) => {
        if (open.size) removedFiles.add(id);
        else await files.remove(id);
      },
    },
    openSnapshot,
  };
}
