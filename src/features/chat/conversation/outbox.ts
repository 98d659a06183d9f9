import type { ApolloClient } from '@apollo/client';
import { createObservable, type Observable } from '#lib/observable';
import {
  ChatMessageSendDocument,
  ConversationDocument,
  type ChatMessageSendMutation,
  type ChatMessageSendMutationVariables,
} from './Conversation.generated';

/** A message to send. */
export interface UnsentMessage {
  contactId: string;
  text: string;
  /** ISO 8601. */
  time: string;
}

/** A message that is being sent or has failed to send. */
export interface OutgoingMessage extends UnsentMessage {
  key: number;
  /** Why sending failed; null while it is being sent. */
  error: unknown;
  /** Number of messages in the conversation including this one, once it is delivered; null before. */
  deliveredCount: number | null;
}

/** The messages that are not delivered yet, in sending order. */
export interface Outbox extends Pick<Observable<readonly OutgoingMessage[]>, 'get' | 'subscribe'> {
  send: (contactId: string, text: string) => void;
  resend: (message: OutgoingMessage) => void;
  discard: (message: OutgoingMessage) => void;
}

/**
 * An outbox that sends through the client. Messages to the same contact are sent one at a time, so that they arrive in
 * order. It starts with messages that failed before a reload.
 */
export function createOutbox(client: ApolloClient, failed: readonly UnsentMessage[] = []): Outbox {
  let sentSoFar = 0;
  const nextKey = () => (sentSoFar += 1);
  const error = new Error('The message was not sent before the page was reloaded.');
  const outgoing = createObservable<readonly OutgoingMessage[]>(
    failed.map((message) => ({ ...message, key: nextKey(), error, deliveredCount: null })),
  );
  const turns = new Map<string, Promise<unknown>>();

  const discard = ({ key }: OutgoingMessage) => outgoing.set(outgoing.get().filter((each) => each.key !== key));

  const change = (key: number, changes: Partial<OutgoingMessage>) =>
    outgoing.set(outgoing.get().map((each) => (each.key === key ? { ...each, ...changes } : each)));

  const deliver = async ({ key, contactId, text }: OutgoingMessage) => {
    await client.mutate<ChatMessageSendMutation, ChatMessageSendMutationVariables>({
      mutation: ChatMessageSendDocument,
      variables: { contactId, message: text },
      // The first message creates the chat.
      update: (cache, { data }) => {
        if (!data) return;
        change(key, { deliveredCount: data.sendChatMessage.chat.messages.length });
        cache.writeQuery({
          query: ConversationDocument,
          variables: { contactId },
          data: { chat: data.sendChatMessage.chat },
        });
      },
    });
  };

  const send = (contactId: string, text: string) => {
    const time = new Date().toISOString();
    const message = { key: nextKey(), contactId, text, time, error: null, deliveredCount: null };
    outgoing.set([...outgoing.get(), message]);
    const turn = (turns.get(contactId) ?? Promise.resolve()).then(() =>
      deliver(message).then(
        () => discard(message),
        (error: unknown) => change(message.key, { error }),
      ),
    );
    turns.set(contactId, turn);
  };

  return {
    get: outgoing.get,
    subscribe: outgoing.subscribe,
    send,
    discard,
    resend(message) {
      discard(message);
      send(message.contactId, message.text);
    },
  };
}
