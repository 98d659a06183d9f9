import 'fake-indexeddb/auto';
import { unwrap } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  isQuotaError,
  openDatabase,
  transact,
  type Database,
  type StorageKey,
  type Transaction,
} from '#mocks/persistence/database';

const KEY: StorageKey = ['productBlocks', 1];

let database: Database;
beforeEach(async () => {
  database = await openDatabase(`transact-${crypto.randomUUID()}`, () => undefined);
});
afterEach(() => {
  database.close();
});

/** Aborts a transaction as browsers do: its error is the cause, and its requests fail with AbortError. */
const abortWith = (transaction: Transaction, name: string) => {
  (unwrap(transaction) as unknown as { _abort: (name: string) => void })._abort(name);
};

test.each([
  [
    'while a value is written',
    async (write: () => Promise<unknown>, abort: () => void) => {
      const written = write();
      abort();
      await written;
    },
  ],
  [
    'after all values are written',
    async (write: () => Promise<unknown>, abort: () => void) => {
      await write();
      abort();
    },
  ],
])('a transaction that the quota aborts %s rejects with the quota’s error', async (_, work) => {
  const write = transact(database, (transaction) =>
    work(
      () => transaction.objectStore('segments').put('value', KEY),
      () => abortWith(transaction, 'QuotaExceededError'),
    ),
  );
  await expect(write).rejects.toSatisfy(isQuotaError);
  expect(await database.get('segments', KEY)).toBeUndefined();
});

test('a transaction whose work fails rejects with the error of the work, and nothing is written', async () => {
  const write = transact(database, async (transaction) => {
    await transaction.objectStore('segments').put('value', KEY);
    throw new Error('not now');
  });
  await expect(write).rejects.toThrow('not now');
  expect(await database.get('segments', KEY)).toBeUndefined();
});
