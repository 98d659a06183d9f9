import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { ConversationDocument } from '#features/chat/conversation/Conversation.generated';
import { createOutbox } from '#features/chat/conversation/outbox';

/** A call that waits for its response. */
interface Call {
  contactId: string;
  message: string;
  answer: () => void;
  fail: () => void;
}

const chatWith = (id: string, message: string) => ({
  __typename: 'Chat',
  id,
  unseenMsgs: 0,
  contact: { __typename: 'ChatContact', id, chat: { __typename: 'Chat', id } },
  lastMessage: { __typename: 'ChatMessage', message, time: '2026-11-03T10:00:00.000Z', senderId: '13' },
  messages: [{ __typename: 'ChatMessage', message, time: '2026-11-03T10:00:00.000Z', senderId: '13' }],
});

/** Creates an outbox whose calls are answered by the test. */
function open() {
  const calls: Call[] = [];
  const link = new ApolloLink(
    ({ variables: { contactId, message } }) =>
      new Observable((observer) => {
        calls.push({
          contactId,
          message,
          answer() {
            observer.next({
              data: { sendChatMessage: { __typename: 'SendChatMessagePayload', chat: chatWith(contactId, message) } },
            });
            observer.complete();
          },
          fail: () => observer.error(new TypeError('Failed to fetch')),
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const outbox = createOutbox(client);
  return {
    client,
    outbox,
    calls,
    texts: () => outbox.get().map(({ text }) => text),
    sent: (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count)),
  };
}

test('keeps a message until it is delivered and adds the chat to the cache', async () => {
  const { client, outbox, calls, texts, sent } = open();
  outbox.send('7', 'Hello');
  expect(outbox.get()).toMatchObject([{ contactId: '7', text: 'Hello', error: null }]);
  await sent(1);
  calls[0]?.answer();
  await vi.waitFor(() => expect(texts()).toEqual([]));
  const read = client.readQuery({ query: ConversationDocument, variables: { contactId: '7' } });
  expect(read?.chat?.messages).toMatchObject([{ message: 'Hello' }]);
});

test('sends to one contact in order and to others in parallel', async () => {
  const { outbox, calls, texts, sent } = open();
  outbox.send('7', 'One');
  outbox.send('7', 'Two');
  outbox.send('8', 'Three');
  await sent(2);
  expect(calls.map(({ message }) => message)).toEqual(['One', 'Three']);
  calls[0]?.answer();
  await sent(3);
  expect(calls[2]?.message).toBe('Two');
  expect(texts()).toEqual(['Two', 'Three']);
});

test('continues after a failure and keeps the failed message with the reason', async () => {
  const { outbox, calls, texts, sent } = open();
  outbox.send('7', 'One');
  outbox.send('7', 'Two');
  await sent(1);
  calls[0]?.fail();
  await sent(2);
  expect(outbox.get()[0]).toMatchObject({ text: 'One', error: expect.any(Error) });
  calls[1]?.answer();
  await vi.waitFor(() => expect(texts()).toEqual(['One']));
});

test('moves a resent message to the end and notifies subscribers', async () => {
  const { outbox, calls, texts, sent } = open();
  const listener = vi.fn();
  outbox.subscribe(listener);
  outbox.send('7', 'One');
  await sent(1);
  calls[0]?.fail();
  await vi.waitFor(() => expect(outbox.get()[0]?.error).not.toBeNull());
  outbox.send('7', 'Two');
  const [failed] = outbox.get();
  listener.mockClear();
  outbox.resend(failed!);
  expect(listener).toHaveBeenCalled();
  expect(texts()).toEqual(['Two', 'One']);
  expect(outbox.get().map(({ error }) => error)).toEqual([null, null]);
  expect(outbox.get()[1]?.key).not.toBe(failed?.key);
});

test('removes a discarded message', async () => {
  const { outbox, calls, texts, sent } = open();
  outbox.send('7', 'One');
  await sent(1);
  calls[0]?.fail();
  await vi.waitFor(() => expect(outbox.get()[0]?.error).not.toBeNull());
  outbox.discard(outbox.get()[0]!);
  expect(texts()).toEqual([]);
  expect(calls).toHaveLength(1);
});
