import { AsyncLocalStorage } from 'node:async_hooks';
import { getLockScope } from '#server/records/scopes';
import type { Store } from '../store';
import { toDomainError } from './commitQueue';
import { createKeyedQueue } from './queue';
import type { HeldTransaction, Sql } from './sql';
import { insertScope, lockScope } from './statements/scopes';

/** A scope that work in this process has locked. */
interface HeldScope {
  scope: string;
  isOpen: boolean;
  /** The scope that the work had locked before. */
  outer: HeldScope | undefined;
}

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
  const held = new AsyncLocalStorage<HeldScope>();

  const isHeld = (scope: string): boolean => {
    for (let one = held.getStore(); one; one = one.outer) if (one.isOpen && one.scope === scope) return true;
    return false;
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
    if (scope === null || isHeld(scope)) {
      if (scope === null) await catchUp();
      return work();
    }
    return inTurn(scope, async () => {
      const transaction = await lock(scope);
      const own: HeldScope = { scope, isOpen: true, outer: held.getStore() };
      transactions.set(key, transaction);
      try {
        await catchUp();
        return await held.run(own, work);
      } finally {
        own.isOpen = false;
        transactions.delete(key);
        await transaction.release();
      }
    });
  };

  return { exclusive, getTransact: (key) => (key === undefined ? undefined : transactions.get(key)?.commit) };
}
