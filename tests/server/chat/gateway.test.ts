import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { useTestClient } from '../../support/testClient';
import { readStored } from '../../support/stored';

const CHAT = 'id unseenMsgs contact { id fullName status } lastMessage { message } messages { message time senderId }';
const SEND = `mutation ($id: ID!, $text: String!) { sendChatMessage(input: { contactId: $id, message: $text }) { chat { ${CHAT} } } }`;

/** Longer than any reply takes, in milliseconds. */
const LATER = 10_000;

const client = useTestClient();
afterEach(() => {
  vi.useRealTimers();
  client.gateway.stop();
});
const chats = async () =>
  (
    await client.data(`{ chatsAndContacts {
    chats { ${CHAT} } contacts { id role about avatar status chat { id unseenMsgs } } profileUser { id fullName }
  } }`)
  ).chatsAndContacts;
const READ = `query ($id: ID!) { chat(contactId: $id) { ${CHAT} } }`;
const MARK_SEEN = `mutation ($id: ID!) { markChatSeen(input: { contactId: $id }) { chat { ${CHAT} } } }`;
const stored = async (id: string) => (await readStored(client.gateway, 'chats', id))!;

test('returns the same chats and contacts as REST', async () => {
  const { chats: listed, contacts, profileUser } = await chats();
  const { body } = await client.rest('GET', '/apps/chat/chats-and-contacts');
  expect(listed.map(({ id }: { id: string }) => Number(id))).toEqual(
    body.chatsContacts.map(({ id }: { id: number }) => id),
  );
  expect(contacts).toHaveLength(body.contacts.length);
  expect(contacts.filter(({ chat }: { chat: unknown }) => chat !== null)).toHaveLength(listed.length);
  expect(profileUser).toEqual({ id: String(body.profileUser.id), fullName: body.profileUser.fullName });
});

test('marks messages as read only with the mutation, not on reading the chat', async () => {
  const { chats: listed } = await chats();
  const { id, unseenMsgs } = listed.find((chat: { unseenMsgs: number }) => chat.unseenMsgs > 0);
  expect((await client.data(READ, { id })).chat).toMatchObject({ id, unseenMsgs, contact: { id } });
  expect((await stored(id)).unseenMsgs).toBe(unseenMsgs);
  expect((await client.data(MARK_SEEN, { id })).markChatSeen.chat).toMatchObject({ id, unseenMsgs: 0 });
  expect((await stored(id)).unseenMsgs).toBe(0);
});

test.each([
  ['chat', READ, { chat: null }],
  ['markChatSeen', MARK_SEEN, { markChatSeen: { chat: null } }],
])('%s has no chat before the first message, and refuses unknown contacts', async (_field, document, nothing) => {
  const { contacts } = await chats();
  const silent = contacts.find(({ chat }: { chat: unknown }) => chat === null);
  expect(await client.data(document, { id: silent.id })).toEqual(nothing);
  expect(await client.refusal(document, { id: '99' })).toMatchObject({ code: 'NOT_FOUND' });
});

describe('Sending a message', () => {
  it('returns the chat with the message, and REST shows it', async () => {
    const { chat } = (await client.data(SEND, { id: '6', text: 'Hello' })).sendChatMessage;
    expect(chat).toMatchObject({ id: '6', lastMessage: { message: 'Hello' } });
    const { body } = await client.rest('GET', '/apps/chat/get-chat?id=6');
    expect(body.chat.chat.at(-1)).toMatchObject({ message: 'Hello', senderId: 13 });
  });

  it.each([
    [
      { id: '6', text: ' ' },
      { code: 'INVALID', fields: { message: expect.any(String) } },
    ],
    [
      { id: '6', text: 'x'.repeat(100_001) },
      { code: 'INVALID', fields: { message: expect.any(String) } },
    ],
    [{ id: '99', text: 'Hello' }, { code: 'NOT_FOUND' }],
  ])('is rejected for invalid input (%#)', async (variables, extensions) => {
    expect(await client.refusal(SEND, variables)).toMatchObject(extensions);
  });
});

describe('Automatic reply', () => {
  const talk = async (id: string, text: string) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await client.data(SEND, { id, text });
    return stored(id);
  };

  it('comes from an online contact, is unread, and is sent as an event', async () => {
    const query = `subscription { chatMessageReceived { message { message senderId } chat { ${CHAT} } } }`;
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query }),
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const before = await talk('2', 'Thank you!');
    await vi.advanceTimersByTimeAsync(LATER);
    let text = '';
    while (!text.includes('chatMessageReceived')) text += (await reader.read()).value ?? '';
    await reader.cancel();
    const after = await stored('2');
    const answer = after.messages.at(-1)!;
    expect(after.messages).toHaveLength(before.messages.length + 1);
    expect(answer).toMatchObject({ senderId: '2', message: expect.stringMatching(/\w/) });
    expect(after.unseenMsgs).toBe(before.unseenMsgs + 1);
    expect(text).toContain(JSON.stringify({ message: answer.message, senderId: '2' }));
  });

  it.each(['3', '4', '6'])('does not come from contact %s, who is not online', async (id) => {
    const before = await talk(id, 'Hello?');
    await vi.advanceTimersByTimeAsync(LATER);
    expect(await stored(id)).toEqual(before);
  });

  it('does not come for a message sent with REST', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await client.rest('POST', '/apps/chat/send-msg', { obj: { contact: { id: 1 }, message: 'Hello?' } });
    const before = await stored('1');
    await vi.advanceTimersByTimeAsync(LATER);
    expect(await stored('1')).toEqual(before);
  });

  it('does not come after the gateway has stopped, and leaves no timer', async () => {
    const before = await talk('1', 'Hello?');
    const timers = vi.getTimerCount();
    client.gateway.stop();
    expect(vi.getTimerCount()).toBe(timers - 1);
    await vi.advanceTimersByTimeAsync(LATER);
    expect(await stored('1')).toEqual(before);
  });
});

describe('Owner of the chats', () => {
  const UPDATE = `mutation ($input: UpdateChatProfileUserInput!) {
    updateChatProfileUser(input: $input) {
      profileUser { about status settings { isTwoStepAuthVerificationEnabled isNotificationsOn } }
    }
  }`;

  it('updates the given fields, and REST shows them', async () => {
    const settings = { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true };
    const input = { about: ' At sea. ', status: 'AWAY', settings: { isNotificationsOn: true } };
    expect((await client.data(UPDATE, { input })).updateChatProfileUser.profileUser).toEqual({
      about: 'At sea.',
      status: 'AWAY',
      settings,
    });
    expect((await client.data(UPDATE, { input: { about: '' } })).updateChatProfileUser.profileUser).toMatchObject({
      about: '',
      status: 'AWAY',
    });
    const { body } = await client.rest('GET', '/apps/chat/users/profile-user');
    expect(body).toMatchObject({ about: '', status: 'away', settings });
    expect((await client.data('{ chatProfileUser { id role avatar status } }')).chatProfileUser).toMatchObject({
      status: 'AWAY',
    });
  });

  it('is not changed by a text that is too long', async () => {
    expect(await client.refusal(UPDATE, { input: { about: 'x'.repeat(10_001) } })).toMatchObject({
      code: 'INVALID',
      fields: { about: expect.any(String) },
    });
  });
});

test('denies access to chats without the permission to read them', async () => {
  await client.signIn('client@demo.com', 'client');
  expect(await client.refusal('{ chatProfileUser { id } }')).toMatchObject({ code: 'FORBIDDEN' });
  expect(await client.refusal(SEND, { id: '1', text: 'Hello' })).toMatchObject({ code: 'FORBIDDEN' });
});
