import { isLargeTable, TABLE_NAMES, type Change, type TableName } from '#server/records/tables';
import type { LastIds } from '../lastIds';
import { putMissing, toIdNumber } from '../memoryStore';
import type { Store } from '../store';
import { createCommitQueue, toDomainError } from './commitQueue';
import { toDocumentChanges, toRecordKey, writeDocuments } from './documentChanges';
import { createDocumentReader } from './documentReader';
import { createIndexCheckpoints } from './indexCheckpoint';
import { loadMemory } from './loadMemory';
import { SqlUnavailableError, type Query, type Sql } from './sql';
import { lowerCounter, raiseCounter, readCounters } from './statements/counters';
import { readSplitRecords } from './statements/documents';
import { readSeq } from './statements/meta';
import { insertProductChanges } from './statements/productChanges';

/** Most ids that are reserved at once. */
const MAX_RESERVED = 1024;

/** A store whose records are in a database. */
export interface SqlStore extends Store {
  /**
   * Waits for all writes, and stores which of the reserved ids were not assigned; if the database can't be reached,
   * they are skipped. Call nothing after it.
   */
  close: () => Promise<void>;
  /** Stores the product index as it is now, as happens from time to time. Rejects with UNAVAILABLE. */
  saveIndex: () => Promise<void>;
}

const isRead = (table: TableName) => table === 'products' || isLargeTable(table);

/** The ids of the changes that count on, and are higher than the reserved ones. */
const getHigherIds = (changes: readonly Change[], reserved: LastIds): Map<TableName, number> => {
  const higher = new Map<TableName, number>();
  for (const change of changes) {
    if (!('put' in change)) continue;
    const { table } = change;
    const number = toIdNumber(change.put.id);
    if (number > Math.max(reserved[table] ?? 0, higher.get(table) ?? 0)) higher.set(table, number);
  }
  return higher;
};

/**
 * Opens the store of a database whose tables exist, and reads everything but products' records and large tables into
 * memory. A commit is durable and visible when it resolves; one that rejects has changed nothing. Commits, and reads of
 * what is not in memory, reject with UNAVAILABLE while the database can't be reached.
 */
export async function createSqlStore(sql: Sql): Promise<SqlStore> {
  const inParts = await readSplitRecords(sql.query, TABLE_NAMES);
  const split = new Set(inParts.map((one) => toRecordKey(one.table, one.id)));
  const queue = createCommitQueue(sql, await readSeq(sql.query));
  /** Waits until what the database has is also visible here. */
  const query: Query = async (text, values) => {
    await queue.ready();
    try {
      return await sql.query(text, values);
    } catch (error) {
      throw toDomainError(error);
    }
  };
  const reader = createDocumentReader(query, split);
  const reserved = await readCounters(sql.query);
  const checkpoints = createIndexCheckpoints(sql, queue);
  const loaded = await loadMemory({
    query: sql.query,
    reader,
    stored: {
      get moment() {
        return queue.moment;
      },
      read: (places) =>
        reader.read(
          'products',
          places.map(({ id }) => id),
        ),
    },
    lastIds: reserved,
    onIndexChange: checkpoints.note,
  });
  checkpoints.begin(loaded);
  const { memory, release } = loaded;

  const commit = async (changes: readonly Change[]) => {
    const fill = memory.prepare(changes);
    if (!changes.length) return;
    const { puts, removed } = toDocumentChanges(changes);
    const higher = getHigherIds(changes, reserved);
    const putProducts = puts.flatMap((put) => (put.table === 'products' ? put.record.id : []));
    const changedProducts = [...new Set([...putProducts, ...(removed.get('products') ?? [])])];
    let written: ReadonlySet<string> = new Set();
    await queue.write({
      places: puts.length,
      run: async (run, firstPlace) => {
        written = await writeDocuments(run, { puts, removed }, firstPlace, split);
        await insertProductChanges(run, firstPlace, changedProducts);
        for (const [name, last] of higher) await raiseCounter(run, name, last);
      },
      apply: () => {
        fill();
        for (const [name, ids] of removed) for (const id of ids) split.delete(toRecordKey(name, id));
        for (const { table: name, record } of puts) split.delete(toRecordKey(name, record.id));
        for (const key of written) split.add(key);
        for (const [name, last] of higher) reserved[name] = Math.max(reserved[name] ?? 0, last);
        release(putProducts);
        reader.note(
          puts.filter((put) => isRead(put.table)),
          [...removed].flatMap(([name, ids]) => (isRead(name) ? ids.map((id) => ({ table: name, id })) : [])),
        );
      },
    });
  };

  const sizes = new Map<TableName, number>();
  const reserving = new Map<TableName, Promise<void>>();
  /** Reserves ids up to `next` and some more: twice as many each time, so that an import waits rarely for it. */
  const reserve = (name: TableName, next: number): Promise<void> => {
    const running = reserving.get(name);
    if (running) return running;
    const size = Math.min(2 * (sizes.get(name) ?? 0.5), MAX_RESERVED);
    const last = next + size - 1;
    const started = queue
      .write({
        places: 0,
        run: (run) => raiseCounter(run, name, last),
        apply: () => {
          sizes.set(name, size);
          reserved[name] = Math.max(reserved[name] ?? 0, last);
        },
      })
      .finally(() => reserving.delete(name));
    reserving.set(name, started);
    return started;
  };

  return {
    ...memory,
    commit,
    putContents: (contents) => putMissing({ getMany: memory.getMany, commit }, contents),
    raiseLastIds: async (lastIds) => {
      const raised = TABLE_NAMES.flatMap((name) => {
        const last = lastIds[name] ?? 0;
        return last > (reserved[name] ?? 0) ? [[name, last] as const] : [];
      });
      await queue.write({
        places: 0,
        run: async (run) => {
          for (const [name, last] of raised) await raiseCounter(run, name, last);
        },
        apply: () => {
          for (const [name, last] of raised) reserved[name] = Math.max(reserved[name] ?? 0, last);
        },
      });
      await memory.raiseLastIds(lastIds);
    },
    nextId: async (name) => {
      for (;;) {
        const next = (memory.lastIds()[name] ?? 0) + 1;
        if (next <= (reserved[name] ?? 0)) return memory.nextId(name);
        await reserve(name, next);
      }
    },
    saveIndex: checkpoints.write,
    close: async () => {
      await checkpoints.close();
      await queue.idle();
      const lastIds = memory.lastIds();
      const unassigned = [...sizes.keys()].filter((name) => (lastIds[name] ?? 0) < (reserved[name] ?? 0));
      if (!unassigned.length) return;
      await sql
        .transact(async (run) => {
          for (const name of unassigned) await lowerCounter(run, name, lastIds[name] ?? 0);
        })
        .catch((error: unknown) => {
          if (!(error instanceof SqlUnavailableError)) throw error;
        });
    },
  };
}
