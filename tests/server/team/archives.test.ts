import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ArchiveFault, restoreFromFile, writeArchiveFile, writeBackup } from '#scripts/serve/archives';
import { startDailyBackups } from '#scripts/serve/dailyBackups';
import { DEMO_MODEL } from '#server/demo';
import { openDatabase, type OpenDatabase } from '#server/db/sql/openDatabase';
import { passwordCost } from '#server/domain/auth/passwordHash';
import { createPlace, DATABASE_KINDS, type NewPlace } from '#tests/support/databases/createPlace';
import { createTestClient, type TestClient } from '#tests/support/testClient';
import { readEverything } from '../archive/archiveHelpers';

const { iterations } = passwordCost;
let folder: string;
let client: TestClient;
const opened: { database: OpenDatabase; created: NewPlace }[] = [];

beforeEach(async () => {
  // More than those of the demo accounts.
  passwordCost.iterations = 1500;
  folder = mkdtempSync(join(tmpdir(), 'archives-'));
  client = await createTestClient({ demoProducts: 2 });
});
afterEach(async () => {
  passwordCost.iterations = iterations;
  for (const { database, created } of opened.splice(0)) {
    await database.close();
    await created.remove();
  }
  rmSync(folder, { recursive: true });
});

const openNew = async (kind: (typeof DATABASE_KINDS)[number]) => {
  const created = await createPlace(kind);
  const database = await openDatabase(created.place);
  opened.push({ database, created });
  return { database, place: created.place };
};

test.each(DATABASE_KINDS)('writes and restores a backup of %s', async (kind) => {
  const file = join(folder, 'backup.zip');
  await writeArchiveFile(client.gateway.context.openSnapshot, file);
  const { database, place } = await openNew(kind);
  expect(await restoreFromFile(database, file)).toMatch(
    /^Restored the backup of [\s\S]*products: 14[\s\S]*checksums of all versions \(1\)[\s\S]*Demo passwords are public/,
  );
  // A server would refuse to start with it.
  expect(await database.store.get('settings', DEMO_MODEL)).toBeUndefined();
  await expect(restoreFromFile(database, file)).rejects.toThrow('There is already data here.');

  const second = join(folder, 'second.zip');
  // PostgreSQL is read while the server uses it.
  expect(await writeBackup('url' in place ? place : database, second)).toMatch(/^Written: .*second\.zip, 0\.\d MB$/);
  expect(statSync(second).mode & 0o777).toBe(0o600);
  const other = await openNew('sqlite');
  await restoreFromFile(other.database, second);
  expect((await readEverything(other.database)).tables).toEqual((await readEverything(database)).tables);
});

test('says in one sentence why a file can’t be used', async () => {
  const { database } = await openNew('sqlite');
  const text = join(folder, 'products.csv');
  writeFileSync(text, 'sku,name\nA,Spade');
  const cases: [() => Promise<string>, RegExp][] = [
    [() => restoreFromFile(database, join(folder, 'none.zip')), /none\.zip doesn’t exist\. Check its path\.$/],
    [() => restoreFromFile(database, folder), /is a folder\. Name a file\.$/],
    [() => restoreFromFile(database, text), /^This file isn’t a backup/],
    [() => writeBackup(database, join(folder, 'none', 'a.zip')), /doesn’t exist/],
  ];
  for (const [run, message] of cases) {
    const error: unknown = await run().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ArchiveFault);
    expect(String((error as Error).message)).toMatch(message);
  }
  expect(await database.store.ids('catalogs')).toEqual([]);
});

test('a server writes a backup a day, and keeps seven', async () => {
  let day = 1;
  const errors: string[] = [];
  const now = () => new Date(Date.UTC(2026, 4, day, 10));
  const backups = startDailyBackups({ ...client.gateway.context, now }, join(folder, 'backups'), (message) =>
    errors.push(message),
  );
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups', 'catalog-manager-2026-04-30.zip.part'), 'cut off');
  for (; day <= 9; day++) {
    await backups.check();
    await backups.check();
  }
  const names = readdirSync(join(folder, 'backups'));
  expect(names).toEqual([3, 4, 5, 6, 7, 8, 9].map((number) => `catalog-manager-2026-05-0${number}.zip`));
  rmSync(join(folder, 'backups'), { recursive: true });
  writeFileSync(join(folder, 'backups'), '');
  await backups.check();
  expect(errors).toEqual([expect.stringMatching(/^The daily backup failed: /)]);
  await backups.stop();
});
