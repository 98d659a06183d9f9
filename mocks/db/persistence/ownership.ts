import type { LastIds } from '../memoryStore';
import { LAYOUT, transact, type Database, type Transaction } from './database';

/** Another tab or window took the database over. */
export class OwnerChangedError extends Error {
  override readonly name = 'OwnerChangedError';

  constructor() {
    super(
      'Another tab or window keeps the data of this app now. Load this page again to go on here: changes are not kept until then.',
    );
  }
}

/** A database that this store alone may write. */
export interface OwnedDatabase {
  database: Database;
  /**
   * Does all of `work` in one transaction together with a note of the ids given so far. Rejects with
   * OwnerChangedError, having written nothing, once another store has taken the database over.
   */
  write(work: (transaction: Transaction) => Promise<unknown>): Promise<void>;
}

/** `lastIds` gives the highest ids so far: no id that is in the database may be given again. */
export const ownedDatabase = (database: Database, owner: string, lastIds: () => LastIds): OwnedDatabase => ({
  database,
  write: (work) =>
    transact(database, async (transaction) => {
      const meta = transaction.objectStore('meta');
      if ((await meta.get('state'))?.owner !== owner) throw new OwnerChangedError();
      await Promise.all([meta.put({ layout: LAYOUT, owner, lastIds: lastIds() }, 'state'), work(transaction)]);
    }),
});
