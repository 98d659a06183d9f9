import { describe, expect, it, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const NOW = new Date('2026-05-04T10:00:00Z');
const OWNER = 13;

interface Contact {
  id: number;
  fullName: string;
  chat?: { id: number; unseenMsgs: number; lastMessage: { message: string; time: string; senderId: number } };
}

const client = useTestClient({ now: () => NOW });

const lists = async (): Promise<{ chatsContacts: Contact[]; contacts: Contact[]; profileUser: Contact }> =>
  (await client.rest('GET', '/apps/chat/chats-and-contacts')).body;
const open = (id: number | string) => client.rest('GET', `/apps/chat/get-chat?id=${id}`);
const send = (id: unknown, message: unknown) =>
  client.rest('POST', '/apps/chat/send-msg', { obj: { contact: { id, fullName: 'New client' }, message } });

const CONTACT = ['about', 'avatar', 'fullName', 'id', 'role', 'status'];

describe('GET /apps/chat/chats-and-contacts', () => {
  it('returns all contacts, those with a chat, and a summary of the owner', async () => {
    const { chatsContacts, contacts, profileUser } = await lists();
    expect(contacts).toHaveLength(12);
    expect(chatsContacts).toHaveLength(6);
    expect(profileUser).toEqual({
      id: OWNER,
      avatar: '/media/avatar-ada-lindqvist',
      fullName: 'Ada Lindqvist',
      status: 'online',
    });
    for (const contact of contacts) {
      const { chat, ...facts } = contact;
      expect(Object.keys(facts).sort()).toEqual(CONTACT);
      expect(chatsContacts.find(({ id }) => id === contact.id)).toEqual(chat && contact);
      if (chat)
        expect(chat).toEqual({ id: contact.id, unseenMsgs: expect.any(Number), lastMessage: expect.anything() });
    }
    expect(new Set(contacts.map(({ id }) => id)).size).toBe(12);
  });

  it('shows the last message of each chat', async () => {
    for (const { id, chat } of (await lists()).chatsContacts) {
      expect((await open(id)).body.chat.chat.at(-1)).toEqual(chat!.lastMessage);
    }
  });

  it('lists a new chat after the others', async () => {
    const before = await lists();
    const { id } = before.contacts.find(({ chat }) => !chat)!;
    await send(id, 'Hello');
    await send(before.chatsContacts[0]!.id, 'Hello again');
    expect((await lists()).chatsContacts.map((contact) => contact.id)).toEqual([
      ...before.chatsContacts.map((contact) => contact.id),
      id,
    ]);
  });
});

test('GET /apps/chat/users/profile-user returns the full owner without a wrapper', async () => {
  const { status, body } = await client.rest('GET', '/apps/chat/users/profile-user');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: OWNER,
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
  });
  expect(Object.keys(body).sort()).toEqual([...CONTACT, 'settings'].sort());
});

describe('GET /apps/chat/get-chat', () => {
  it('returns the messages, oldest first, and sets the unread count to 0 everywhere', async () => {
    const contact = (await lists()).contacts.find(({ chat }) => chat?.unseenMsgs)!;
    const { status, body } = await open(contact.id);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['chat', 'contact']);
    expect(Object.keys(body.contact).sort()).toEqual(CONTACT);
    expect(body.chat).toMatchObject({ id: contact.id, userId: contact.id, unseenMsgs: 0 });
    const times = body.chat.chat.map(({ time }: { time: string }) => time);
    expect(times).toEqual([...times].sort());
    for (const { senderId } of body.chat.chat) expect([contact.id, OWNER]).toContain(senderId);
    const after = await lists();
    for (const list of [after.chatsContacts, after.contacts]) {
      expect(list.find(({ id }) => id === contact.id)!.chat!.unseenMsgs).toBe(0);
    }
    const { data } = await client.ask('{ chatsAndContacts { chats { id unseenMsgs } } }');
    expect(data.chatsAndContacts.chats).toContainEqual({ id: String(contact.id), unseenMsgs: 0 });
  });

  it('returns only the contact if there are no messages', async () => {
    const { id } = (await lists()).contacts.find(({ chat }) => !chat)!;
    expect(await open(id)).toEqual({ status: 200, body: { contact: expect.objectContaining({ id }) } });
  });

  it.each([
    ['', 400],
    ['one', 400],
    ['1.5', 400],
    ['99', 404],
    [String(OWNER), 404],
    ['-1', 404],
    ['01', 200],
  ])('returns for %j the status %i', async (id, status) => {
    expect((await open(id)).status).toBe(status);
  });
});

describe('POST /apps/chat/send-msg', () => {
  it('creates a chat and returns it in full, once', async () => {
    const { id } = (await lists()).contacts.find(({ chat }) => !chat)!;
    const newMessageData = { message: 'Hello', time: NOW.toISOString(), senderId: OWNER };
    expect(await send(String(id), 'Hello')).toEqual({
      status: 201,
      body: { response: { newMessageData, id, chat: { id, userId: id, unseenMsgs: 0, chat: [newMessageData] } } },
    });
    expect((await send(id, 'Hello')).body).toEqual({ response: { newMessageData, id } });
    expect((await open(id)).body.chat.chat).toEqual([newMessageData, newMessageData]);
  });

  it.each(['x'.repeat(1000), '42', ' with blanks ', '<b>bold</b>', 'שלום', 'null', '🙂'])(
    'stores %j unchanged',
    async (text) => {
      const contact = (await lists()).contacts.find(({ chat }) => chat?.unseenMsgs)!;
      const { status, body } = await send(contact.id, text);
      expect(status).toBe(201);
      expect(body.response.newMessageData.message).toBe(text);
      const { chat } = (await lists()).contacts.find(({ id }) => id === contact.id)!;
      expect(chat).toMatchObject({ unseenMsgs: contact.chat!.unseenMsgs, lastMessage: { message: text } });
    },
  );

  it.each([
    [99, 'Hello', 404],
    [OWNER, 'Hello', 404],
    [1, '', 400],
    [1, '  ', 400],
    [1, 42, 400],
    [1, undefined, 400],
    [undefined, 'Hello', 400],
    ['one', 'Hello', 400],
    [{}, 'Hello', 400],
  ])('to %j with %j returns %i and changes nothing', async (id, message, status) => {
    const before = await lists();
    expect(await send(id, message)).toEqual({ status, body: { error: expect.any(String) } });
    expect(await lists()).toEqual(before);
  });

  it.each(['{', '', '{}', '{"obj":1}', '{"obj":{"message":"Hello"}}', '{"obj":{"contact":1,"message":"Hello"}}'])(
    'returns 400 for the body %j',
    async (body) => {
      expect((await client.rest('POST', '/apps/chat/send-msg', body)).status).toBe(400);
    },
  );
});
