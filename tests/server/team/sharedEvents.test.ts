import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { openDatabase, type OpenDatabase } from '#server/db/sql/openDatabase';
import { eventQueue } from '#server/domain/events/eventQueue';
import { createSetUpLink } from '#server/domain/users/setUp';
import { createGateway, type Gateway } from '#server/gateway';
import { createPlace, DATABASE_KINDS, runStatementsIn, type NewPlace } from '#tests/support/databases/createPlace';
import { createTestClient } from '#tests/support/testClient';

describe.runIf(DATABASE_KINDS.includes('postgres'))('Two gateways over one PostgreSQL database', () => {
  let created: NewPlace;
  const databases: OpenDatabase[] = [];
  const gateways: Gateway[] = [];
  beforeEach(async () => {
    created = await createPlace('postgres');
    databases.push(...(await Promise.all([openDatabase(created.place), openDatabase(created.place)])));
  });
  afterEach(async () => {
    for (const gateway of gateways.splice(0)) {
      gateway.stop();
      await gateway.idle();
    }
    for (const database of databases.splice(0)) await database.close();
    await created.remove();
  });

  const start = async (create: (database: OpenDatabase) => Promise<Gateway>) => {
    gateways.push(...(await Promise.all(databases.map(create))));
    return [gateways[0]!.context, gateways[1]!.context] as const;
  };

  test('know the same pages, for as long as these listen anywhere', async () => {
    const [one, two] = await start(createGateway);
    const events = eventQueue(two.events, 'viewersChanged');
    const shown = { userId: '7', productId: '3', isEditing: false };
    // A page whose stream is at one gateway tells the other what it shows.
    const close = two.presence.listen('mira');
    await one.presence.show('mira', shown);
    expect((await events.next()).value).toEqual({ page: 'mira', productId: '3' });
    expect(await two.presence.list()).toEqual([shown]);
    await two.presence.show('mira', { ...shown, isEditing: true });
    expect((await events.next()).value).toEqual({ page: 'mira', productId: '3' });
    expect(await one.presence.list()).toEqual([{ ...shown, isEditing: true }]);
    await one.presence.leave('mira', '4');
    expect(await two.presence.list()).toHaveLength(1);
    await one.presence.leave('mira', '3');
    expect((await events.next()).value).toEqual({ page: 'mira', productId: '3' });
    expect(await two.presence.list()).toEqual([]);

    // A page that is not left in words is gone 5 seconds after its last stream.
    await one.presence.show('mira', shown);
    await events.next();
    close();
    expect(await one.presence.list()).toHaveLength(1);
    const closed = Date.now();
    expect((await events.next()).value).toEqual({ page: 'mira', productId: '3' });
    expect(Date.now() - closed).toBeGreaterThan(4_000);
    expect(await one.presence.list()).toEqual([]);
  }, 20_000);

  test('forget the pages of one that was killed', async () => {
    const [one, two] = await start(createGateway);
    const close = one.presence.listen('mira');
    await one.presence.show('mira', { userId: '7', productId: '3', isEditing: false });
    close();
    const events = eventQueue(two.events, 'viewersChanged');
    await expect.poll(async () => (await two.presence.list()).length).toBe(1);
    await runStatementsIn(created.place, `UPDATE notes SET until = 1`);
    expect((await events.next()).value).toEqual({ page: 'mira', productId: '3' });
    expect(await two.presence.list()).toEqual([]);
  });

  test('are filled with the demo once, and see each other’s chat messages and emails', async () => {
    const [one, two] = await start((database) => createDemoGateway({ ...database, demoProducts: 2 }));
    for (const context of [one, two]) {
      expect(await context.store.ids('catalogs')).toHaveLength(3);
      expect(await context.store.ids('publishedCatalogs')).toHaveLength(1);
    }
    expect(await two.store.ids('products')).toEqual(await one.store.ids('products'));

    const events = eventQueue(two.events, 'emailReceived', 'chatMessageReceived');
    const { deliverEmail } = await import('#server/domain/email/deliverEmail');
    const { receiveMessage } = await import('#server/domain/chat/sendChatMessage');
    const [sender] = await one.store.list('mails');
    const { from, to } = sender!;
    const { id } = await deliverEmail(one, { from, to, subject: 'Stoves', message: 'Are there any left?' });
    expect((await events.next()).value).toEqual({ emailId: id });
    expect(await two.store.get('mails', id)).toMatchObject({ subject: 'Stoves' });
    const [contact] = await one.store.list('chatContacts');
    await receiveMessage(one, contact!.id, 'Hello');
    expect((await events.next()).value).toMatchObject({ contactId: contact!.id, message: { message: 'Hello' } });
  }, 40_000);

  test('take an uploaded backup in turn, and both say how far its restore is', async () => {
    const client = await createTestClient({ demoProducts: 2 });
    const backup = new Uint8Array(await (await client.fetch('/backup')).arrayBuffer());
    const [one] = await start(createGateway);
    const [, token = ''] = (await createSetUpLink(one))!.split('#');
    let turn = 0;
    const send = async (method: string, path: string, body?: BodyInit) => {
      const headers = { authorization: `Bearer ${token}` };
      const request = new Request(`http://localhost${path}`, { method, headers, ...(body !== undefined && { body }) });
      await gateways[turn % 2]!.context.store.following!.catchUp();
      const response = (await gateways[turn++ % 2]!.handle(request))!;
      return { status: response.status, body: await response.json() };
    };
    const half = Math.floor(backup.length / 2);
    await send('PUT', '/backup?offset=0', backup.slice(0, half));
    expect(await send('PUT', `/backup?offset=${half}`, backup.slice(half))).toEqual({
      status: 200,
      body: { size: backup.length },
    });
    const restored = async () => (await send('POST', '/backup')).body;
    await expect.poll(restored, { timeout: 15_000 }).toMatchObject({ isDone: true, counts: { catalogs: 3 } });
    // The other one, too.
    expect(await restored()).toMatchObject({ isDone: true, counts: { catalogs: 3 } });
  }, 40_000);
});
