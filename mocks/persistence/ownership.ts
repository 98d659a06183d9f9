import { say } from '#server/records/sentence';
import { toEnglish } from '#server/records/sentenceText';
import type { LastIds } from '#server/db/lastIds';
import { LAYOUT, transact, type Database, type Transaction } from './database';

/** Says that another tab or window has taken over the database. */
export const OWNER_CHANGED = say`The app is now in use in another tab or window. Reload this page to continue here. Until then, changes aren’t saved.`;

/** Thrown when another tab or window has taken over the database. */
export class OwnerChangedError extends Error {
  override readonly name = 'OwnerChangedError';

  constructor() {
    super(toEnglish(OWNER_CHANGED));
  }
}

/** A database that only this store can write to. */
export interface OwnedDatabase {
  database: Database;
  /**
   * Runs `work` in a single transaction that also records the ids assigned so far. Rejects with OwnerChangedError,
   * without writing anything, if another store has taken over the database.
   */
  write: (work: (transaction: Transaction) => Promise<unknown>) => Promise<void>;
}

/**
 * Returns the database as the store with the name `owner` writes it: writing fails once another store owns it. Every
 * write records the highest ids assigned so far, so that no id in the database is assigned twice.
 */
export function ownedDatabase(database: Database, owner: string, getLastIds: () => LastIds): OwnedDatabase {
  return {
    database,
    write: (work) =>
      transact(database, async (transaction) => {
        const meta = transaction.objectStore('meta');
        if ((await meta.get('state'))?.owner !== owner) throw new OwnerChangedError();
        await Promise.all([meta.put({ layout: LAYOUT, owner, lastIds: getLastIds() }, 'state'), work(transaction)]);
      }),
  };
}
