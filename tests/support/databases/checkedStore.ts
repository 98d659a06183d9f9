import type { Store } from '#server/db/store';
import { getScope, isInLock } from '#server/records/scopes';
import type { Change, TableName, Tables } from '#server/records/tables';

/** Limits of a transaction that some databases have: rows, and characters of records. */
const MAX_ROWS = 3000;
const MAX_CHARACTERS = 8_000_000;

const assertSize = (changes: readonly Change[], lock: string) => {
  const characters = changes.reduce((sum, one) => sum + ('put' in one ? JSON.stringify(one.put).length : 0), 0);
  if (changes.length <= MAX_ROWS && characters <= MAX_CHARACTERS) return;
  throw new Error(`Under the lock "${lock}", ${changes.length} records with ${characters} characters were changed.`);
};

/**
 * Returns the store, whose commits under a lock fail if they change a record outside of its scope, or too many for one
 * transaction.
 */
export function createCheckedStore<Base extends Store>(store: Base): Base {
  const readChanged = async (change: Change): Promise<Tables[TableName] | undefined> =>
    'put' in change ? change.put : store.get(change.table, change.remove);

  const findScope = async (changes: readonly Change[], table: TableName, record: Tables[TableName]) => {
    const scope = getScope(table, record as never);
    if (typeof scope === 'string') return scope;
    const ofCommit = changes.find((one) => 'put' in one && one.table === scope.table && one.put.id === scope.id);
    const owner = ofCommit && 'put' in ofCommit ? ofCommit.put : await store.get(scope.table, scope.id);
    const found = owner && getScope(scope.table, owner as never);
    return typeof found === 'string' ? found : null;
  };

  return {
    ...store,
    commit: async (changes, options) => {
      // The reads begin before the commit, which changes the store at once.
      const changed = Promise.all(
        changes.map(async (change) => {
          const record = await readChanged(change);
          const scope = record && (await findScope(changes, change.table, record));
          return { table: change.table, scope };
        }),
      );
      await store.commit(changes, options);
      const lock = options?.lock;
      if (lock === undefined) return;
      assertSize(changes, lock);
      for (const { table, scope } of await changed) {
        // What is removed together with its owner has no scope anymore.
        if (typeof scope !== 'string' || isInLock(lock, table, scope)) continue;
        throw new Error(`Under the lock "${lock}", a record of ${table} in the scope "${scope}" was changed.`);
      }
    },
  };
}
