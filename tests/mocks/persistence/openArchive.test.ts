import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillFromArchive, readArchive, summarize, toErrorText } from '#mocks/archive';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { openNextStore, openPersistedStore, type PersistedStore } from '#mocks/persistence/indexedDb';
import { RESTORING } from '#server/db/halfRestored';
import { openSession } from '#server/domain/auth/session';
import { archiveOf, createMemory, readEverything, toSource } from '../../server/archive/archiveHelpers';
import { openArchive } from '#server/domain/archive/openArchive';

let name = '';
const opened: PersistedStore[] = [];
const onNotice = () => undefined;
const keep = async (opening: Promise<PersistedStore>) => {
  const store = await opening;
  opened.push(store);
  return store;
};
const open = () => keep(openPersistedStore({ name, onNotice }));
const openNext = () => keep(openNextStore({ name, onNotice }));

beforeEach(() => {
  name = crypto.randomUUID();
});
afterEach(() => opened.splice(0).forEach(({ close }) => close()));

/** A backup of a demo workspace, and a token of its administrator. */
const createBackup = async () => {
  const gateway = await createDemoGateway({ demoProducts: 2 });
  const { context } = gateway;
  const [admin, client] = await context.store.list('authUsers');
  const sign = async (user: typeof admin) => (await openSession(context, context.store.commit, user!)).accessToken;
  const bytes = await archiveOf(context);
  return { context, bytes, file: new Blob([bytes]), admin: await sign(admin), client: await sign(client) };
};

const none = () => undefined;

test('replaces the workspace of a browser, which has it after a restart', async () => {
  const { bytes } = await createBackup();
  const old = await open();
  await old.store.commit([{ table: 'settings', put: { id: 'own', value: '1' } }]);
  await old.flush();
  const archive = await openArchive(toSource(bytes));
  const shares: number[] = [];
  const next = await openNext();
  await fillFromArchive(archive, next, (share) => shares.push(share));
  expect(shares.at(-1)).toBeGreaterThan(0.95);
  const filled = await readEverything(next);
  next.close();
  await old.remove();
  const again = await open();
  expect(await readEverything(again)).toEqual(filled);
  expect(await again.store.ids('products')).toHaveLength(archive.manifest.tables.products!.count);
  expect(await again.store.ids('settings')).not.toContain('own');
});

test('opens the old workspace if the browser was closed before the new one was complete', async () => {
  const old = await open();
  await old.store.commit([{ table: 'settings', put: { id: 'own', value: '1' } }]);
  await old.flush();
  old.close();
  const next = await openNext();
  await next.store.commit([{ table: 'settings', put: { id: RESTORING, value: '' } }]);
  await next.flush();
  next.close();
  const again = await open();
  expect(await again.store.ids('settings')).toEqual(['own']);
  expect((await indexedDB.databases()).filter((one) => one.name?.startsWith(name))).toHaveLength(1);
});

test('keeps the old workspace if the new one can’t be stored', async () => {
  const { bytes } = await createBackup();
  const old = await open();
  await old.store.commit([{ table: 'settings', put: { id: 'own', value: '1' } }]);
  await old.flush();
  const next = await openNext();
  const full = { ...next, isFlushed: () => false };
  const filling = fillFromArchive(await openArchive(toSource(bytes)), full, none);
  await expect(filling).rejects.toThrow('Nothing was replaced.');
  old.close();
  expect(await (await open()).store.ids('settings')).toEqual(['own']);
});

test('only those who can do everything open a backup, and learn in their language why it can’t be', async () => {
  const { context, file, admin, client } = await createBackup();
  const request = { acceptLanguage: 'de', isConfirmed: false };
  expect(summarize(await readArchive(context, { ...request, file, accessToken: admin }, none))).toMatchObject({
    catalogs: 3,
    versions: 1,
    accounts: 2,
  });
  await expect(readArchive(context, { ...request, file, accessToken: client }, none)).rejects.toThrow('permission');
  await expect(readArchive(context, { ...request, file, accessToken: null }, none)).rejects.toThrow();
  const empty = createMemory();
  await empty.store.commit([{ table: 'settings', put: { id: 'a', value: '' } }]);
  const without = new Blob([await archiveOf(empty)]);
  await expect(readArchive(context, { ...request, file: without, accessToken: admin }, none)).rejects.toThrow(
    'This backup has no administrator who can sign in, so it can’t be opened.',
  );
  const error: unknown = await readArchive(
    context,
    { ...request, file: new Blob(['text']), accessToken: admin },
    none,
  ).catch((reason: unknown) => reason);
  expect(await toErrorText(error, 'de')).toMatch(/^Diese Datei ist keine Sicherung/);
});
