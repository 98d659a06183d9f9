import { AsyncLocalStorage } from 'node:async_hooks';
import { getLockScope, WORKSPACE } from '#server/records/scopes';
import type { Store } from '../store';
import { toDomainError } from './commitQueue';
import { createKeyedQueue } from './queue';
import type { HeldTransaction, Sql } from './sql';
import { insertScope, lockScope } from './statements/scopes';

/** The locks of a database that several processes use. */
interface Locks {
  exclusive: Store['exclusive'];
  /** Returns what runs the transaction of the work under the lock, if the lock is one in the database. */
  getTransact: (lock: string | undefined) => HeldTransaction['commit'] | undefined;
}

/**
 * Creates the locks. Work under a lock runs while a transaction has locked the row of its scope, and its commit ends
 * this transaction: a process that was killed, or that the database has cut off, can neither keep nor pass a lock.
 * Locks are taken in the order workspace, then catalog, so that no two processes wait for each other.
 */
export function createLocks(sql: Sql, catchUp: () => Promise<void>): Locks {
  const { shared } = sql;
  if (!shared) return { exclusive: (_, work) => work(), getTransact: () => undefined };

  const inTurn = createKeyedQueue();
  /** The scopes whose rows exist. */
  const inserted = new Set<string>();
  const transactions = new Map<string, HeldTransaction>();
  /**
   * The work under a lock of the workspace that runs. It can need another lock of the workspace, which it then has.
   * Locks of a catalog have one key each, so `withLock` keeps them apart.
   */
  const workspaceWork = new AsyncLocalStorage<{ isOpen: boolean }>();
  let running = 0;

  /** Runs the work under a lock of the workspace, and follows its promises, which makes all others slow, too. */
  const runInWorkspace = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = { isOpen: true };
    running++;
    try {
      return await workspaceWork.run(own, work);
    } finally {
      own.isOpen = false;
      if (--running === 0) workspaceWork.disable();
    }
  };

  const lock = async (scope: string): Promise<HeldTransaction> => {
    try {
      if (!inserted.has(scope)) await sql.transact((query) => insertScope(query, scope));
      inserted.add(scope);
      const transaction = await shared.hold();
      try {
        await lockScope(transaction.query, scope);
        return transaction;
      } catch (error) {
        await transaction.release();
        throw error;
      }
    } catch (error) {
      throw toDomainError(error);
    }
  };

  const exclusive: Store['exclusive'] = async (key, work) => {
    const scope = getLockScope(key);
    if (scope === null) {
      await catchUp();
      return work();
    }
    if (scope === WORKSPACE && workspaceWork.getStore()?.isOpen) return work();
    return inTurn(scope, async () => {
      const transaction = await lock(scope);
      transactions.set(key, transaction);
      try {
        await catchUp();
        return await (scope === WORKSPACE ? runInWorkspace(work) : work());
      } finally {
        transactions.delete(key);
        await transaction.release();
      }
    });
  };

  return { exclusive, getTransact: (key) => (key === undefined ? undefined : transactions.get(key)?.commit) };
}
