import { LARGE_TABLES } from '../../records/tables';
import type { LargeKey, Transaction } from './database';
import { getRecords } from './segments';
import { writeEntries } from './writeBehind';

/** Stores the records of large tables apart, within the same transaction, if they are in segments as in older stores. */
export async function moveLargeTables(transaction: Transaction): Promise<void> {
  const store = transaction.objectStore('segments');
  const keys = await Promise.all(
    LARGE_TABLES.map((table) => store.getAllKeys(IDBKeyRange.bound([table], [table, Infinity]))),
  );
  for (const [at, table] of LARGE_TABLES.entries()) {
    for (const key of keys[at]!) {
      const entries = getRecords(table, await store.get(key)).map((record): [LargeKey, string] => [
        [table, record.id],
        JSON.stringify(record),
      ]);
      await Promise.all([store.delete(key), writeEntries(transaction, entries)]);
    }
  }
}
