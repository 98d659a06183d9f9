import type { Change, TableName } from '#server/records/tables';
import { TABLE_NAMES } from '#server/records/tables';
import type { AssignedIds, LastIds } from '../lastIds';
import { toIdNumber } from '../memoryStore';
import { toDomainError } from './commitQueue';
import { SqlUnavailableError, type Query, type Sql } from './sql';
import { raiseCounter, reserveIds, returnIds } from './statements/counters';

/** Most ids that are reserved at once. */
const MAX_RESERVED = 1024;

/**
 * Tables of whose ids several are reserved at once, also if other processes assign some: imports create many. The ids
 * of all others ascend in the order in which the processes assign them.
 */
const IN_BLOCKS: readonly TableName[] = ['products'];

/** The ids that a store assigns, which are reserved in the database first. */
interface ReservedIds extends Pick<AssignedIds, 'nextId' | 'raiseLastIds'> {
  /** Makes sure, in the transaction of a commit, that no id of its changes is assigned later. */
  note: (query: Query, changes: readonly Change[]) => Promise<void>;
  /** Returns what was reserved and not assigned, if only this process uses the database. Does not throw. */
  close: () => Promise<void>;
}

/** What the ids are assigned from. */
interface Source {
  sql: Pick<Sql, 'transact' | 'shared'>;
  memory: AssignedIds & { lastIds: () => LastIds };
  /** Numbers that the counters of the database have reached. */
  counters: LastIds;
}

/** Creates what reserves ids. */
export function createReservedIds({ sql, memory, counters }: Source): ReservedIds {
  /** The last reserved id of each table, and how many were reserved with it. */
  const reserved = new Map<TableName, { last: number; size: number }>();
  const reserving = new Map<TableName, Promise<void>>();

  const transact = <Result>(work: (query: Query) => Promise<Result>) =>
    sql.transact(work).catch((error: unknown) => {
      throw toDomainError(error);
    });

  /** Reserves ids: twice as many each time, so that an import waits rarely for it. */
  const reserve = (table: TableName): Promise<void> => {
    const running = reserving.get(table);
    if (running) return running;
    const isInBlocks = !sql.shared || IN_BLOCKS.includes(table);
    const size = isInBlocks ? Math.min(2 * (reserved.get(table)?.size ?? 0.5), MAX_RESERVED) : 1;
    const started = transact((query) => reserveIds(query, table, size))
      .then(async (last) => {
        await memory.raiseLastIds({ [table]: last - size });
        reserved.set(table, { last, size });
        counters[table] = Math.max(counters[table] ?? 0, last);
      })
      .finally(() => reserving.delete(table));
    reserving.set(table, started);
    return started;
  };

  return {
    nextId: async (table) => {
      for (;;) {
        const next = (memory.lastIds()[table] ?? 0) + 1;
        const own = reserved.get(table);
        if (own && next <= own.last && next > own.last - own.size) return memory.nextId(table);
        await reserve(table);
      }
    },
    note: async (query, changes) => {
      const higher = new Map<TableName, number>();
      for (const change of changes) {
        if (!('put' in change)) continue;
        const { table } = change;
        const number = toIdNumber(change.put.id);
        if (number > Math.max(counters[table] ?? 0, higher.get(table) ?? 0)) higher.set(table, number);
      }
      for (const [table, last] of higher) await raiseCounter(query, table, last);
    },
    raiseLastIds: async (lastIds) => {
      await transact(async (query) => {
        for (const table of TABLE_NAMES) {
          const last = lastIds[table] ?? 0;
          if (last > (counters[table] ?? 0)) await raiseCounter(query, table, last);
        }
      });
      await memory.raiseLastIds(lastIds);
    },
    close: async () => {
      if (sql.shared) return;
      const lastIds = memory.lastIds();
      await sql
        .transact(async (query) => {
          for (const [table, { last }] of reserved) await returnIds(query, table, lastIds[table] ?? 0, last);
        })
        .catch((error: unknown) => {
          if (!(error instanceof SqlUnavailableError)) throw error;
        });
    },
  };
}
