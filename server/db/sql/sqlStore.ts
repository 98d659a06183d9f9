import { isLargeTable, TABLE_NAMES, type Change, type TableName } from '#server/records/tables';
import { createMemoryStore, putMissing } from '../memoryStore';
import type { FollowedCommit, Following } from '../following';
import type { GetCurrencies } from '../productRecords';
import type { Store } from '../store';
import { createReservedIds } from './assignedIds';
import { createCatalogIndexes } from './indexes/catalogIndexes';
import { createCommitQueue, toDomainError, type Follow } from './commitQueue';
import { toDocumentChanges, toRecordKey, writeDocuments } from './documentChanges';
import { createDocumentReader } from './documentReader';
import { createFollow } from './follow';
import { createLocks } from './locks';
import { SqlUnavailableError, type Query, type Sql } from './sql';
import { deleteOldCommits, insertCommit, type LoggedCommit } from './statements/changes';
import { deleteIndex } from './statements/catalogIndexes';
import { readCounters } from './statements/counters';
import { readSplitRecords } from './statements/documents';
import { readSeq } from './statements/meta';
import { insertProductChanges } from './statements/productChanges';

/** Milliseconds between two looks for commits of other processes, which is enough without any wake. */
const POLL_MS = 1_000;

/** Milliseconds between two removals of commits that no one needs to follow anymore. */
const CLEAN_MS = 3_600_000;

/** A store whose records are in a database. */
export interface SqlStore extends Store {
  /**
   * Waits for all writes, and stores which of the reserved ids were not assigned; if the database can't be reached,
   * they are skipped. Call nothing after it.
   */
  close: () => Promise<void>;
  /** Stores the open indexes as they are now, as happens from time to time. Rejects with UNAVAILABLE. */
  saveIndexes: () => Promise<void>;
  /** Closes the indexes that no read uses now, as happens some time after their last use. Rejects with UNAVAILABLE. */
  closeIndexes: () => Promise<void>;
}

const isRead = (table: TableName) => table === 'products' || isLargeTable(table);

/**
 * Opens the store of a database whose tables exist, and reads everything but products and large tables into memory.
 * The index of a catalog is in memory while it is used. A commit is durable and visible when it resolves; one that rejects has changed nothing. Commits, and reads of
 * what is not in memory, reject with UNAVAILABLE while the database can't be reached. Over a database that several
 * processes can use, what they commit becomes visible, too; `onBehind` is called if that is no longer possible, after
 * which everything must be opened anew. Open indexes have `maxProducts` together, if that is given.
 */
export async function createSqlStore(sql: Sql, onBehind?: () => void, maxProducts?: number): Promise<SqlStore> {
  const { shared } = sql;
  const origin = crypto.randomUUID();
  const split = new Set<string>();
  const listeners = new Set<(commit: FollowedCommit) => void>();

  const load = async (snapshot: Query) => {
    for (const one of await readSplitRecords(snapshot, TABLE_NAMES)) split.add(toRecordKey(one.table, one.id));
    /** What reads the commits of all processes, which needs the memory. */
    const later: { follow?: Follow } = {};
    const queue = createCommitQueue(sql, await readSeq(snapshot), async (...values) => {
      try {
        return await later.follow!(...values);
      } catch (error) {
        if (error instanceof SqlUnavailableError && error.reason === 'BEHIND') onBehind?.();
        throw error;
      }
    });
    const counters = await readCounters(snapshot);
    let isLoading = true;
    /** Waits until what this process has stored is also visible here. */
    const query: Query = async (text, values) => {
      if (isLoading) return snapshot(text, values);
      await queue.ready();
      try {
        return await sql.query(text, values);
      } catch (error) {
        throw toDomainError(error);
      }
    };
    const reader = createDocumentReader(query, { split, getSeq: () => queue.seq, catchUp: queue.catchUp });
    const createIndexes = (getCurrencies: GetCurrencies) =>
      createCatalogIndexes({ sql, queue, query, documents: reader, origin, getCurrencies, maxProducts });
    let indexes!: ReturnType<typeof createIndexes>;
    const memory = createMemoryStore({
      lastIds: { ...counters },
      products: (getCurrencies) => (indexes = createIndexes(getCurrencies)),
      large: { getMany: reader.read, list: reader.list, ids: reader.ids, note: () => undefined },
    });
    for (const table of TABLE_NAMES) {
      if (isRead(table)) continue;
      for await (const records of reader.scan(table)) memory.fill(records.map((put) => ({ table, put }) as Change));
    }
    await indexes.loadTotals(snapshot);
    isLoading = false;
    later.follow = createFollow({
      memory,
      reader,
      split,
      origin,
      onFollowed: (commit) => {
        for (const change of commit.changes) {
          if (change.table === 'deletedCatalogs' && 'remove' in change) indexes.drop(change.remove);
        }
        listeners.forEach((listener) => listener(commit));
      },
    });
    return { queue, indexes, counters, reader, memory };
  };

  const { queue, indexes, counters, reader, memory } = await (shared ? shared.snapshot(load) : load(sql.query));
  const locks = createLocks(sql, queue.catchUp);
  const ids = createReservedIds({ sql, memory, counters });

  const commit: Store['commit'] = async (changes, { lock, session, events } = {}) => {
    const fill = memory.prepare(changes);
    if (!changes.length) return;
    const { puts, removed } = toDocumentChanges(changes);
    const transact = locks.getTransact(lock);
    /** The deleted catalogs of which the commit removes the last. */
    const emptied = removed.get('deletedCatalogs') ?? [];
    let written: ReadonlySet<string> = new Set();

    const getEntries = (): LoggedCommit['entries'] => [
      ...[...removed].flatMap(([table, own]) => own.map((id) => [table, id, 'removed'] as const)),
      ...puts.map(({ table, record: { id } }) => {
        const kind = written.has(toRecordKey(table, id)) ? 'split' : 'put';
        return [table, id, kind] as const;
      }),
    ];

    await queue.write({
      places: puts.length,
      ...(transact && { transact }),
      run: async (run, numbers) => {
        const firstPlace = numbers.before + 1;
        const { split: inParts, products } = await writeDocuments(run, { puts, removed }, firstPlace, split);
        written = inParts;
        for (const [catalog, own] of products) await insertProductChanges(run, catalog, firstPlace, [...own]);
        for (const id of emptied) await deleteIndex(run, id);
        await ids.note(run, changes);
        if (!shared) return;
        await insertCommit(run, {
          ...numbers,
          origin,
          entries: getEntries(),
          ...(session !== undefined && { session }),
          ...(events && { events }),
        });
      },
      apply: () => {
        fill();
        emptied.forEach(indexes.drop);
        for (const [name, own] of removed) for (const id of own) split.delete(toRecordKey(name, id));
        for (const { table: name, record } of puts) split.delete(toRecordKey(name, record.id));
        for (const key of written) split.add(key);
        reader.note(
          puts.filter((put) => isRead(put.table)),
          [...removed].flatMap(([name, own]) => (isRead(name) ? own.map((id) => ({ table: name, id })) : [])),
        );
      },
    });
  };

  /** A look that fails is followed by the next one. */
  const look = () => void queue.catchUp().catch(() => undefined);
  const clean = () => void sql.transact(deleteOldCommits).catch(() => undefined);
  const timers = shared ? [setInterval(look, POLL_MS), setInterval(clean, CLEAN_MS)] : [];
  timers.forEach((timer) => timer.unref());
  shared?.listen('commits', look);

  const following: Following = {
    get seq() {
      return queue.seq;
    },
    catchUp: queue.catchUp,
    onFollowed: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    ...memory,
    commit,
    exclusive: locks.exclusive,
    ...(shared && { following }),
    putContents: (contents) => putMissing({ getMany: memory.getMany, commit }, contents),
    raiseLastIds: ids.raiseLastIds,
    nextId: ids.nextId,
    saveIndexes: indexes.save,
    closeIndexes: () => indexes.closeUnused(0),
    close: async () => {
      timers.forEach(clearInterval);
      await indexes.close();
      await queue.idle();
      await ids.close();
    },
  };
}
