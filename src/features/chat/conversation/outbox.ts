import type { ApolloClient } from '@apollo/client';
import { createObservable, type Observable } from '../../../lib/observable';
import {
  ChatMessageSendDocument,
  ConversationDocument,
  type ChatMessageSendMutation,
  type ChatMessageSendMutationVariables,
} from './Conversation.generated';

/** A message that is being sent or has failed to send. */
export interface OutgoingMessage {
  key: number;
  contactId: string;
  text: string;
  /** ISO 8601. */
  time: string;
  /** Why sending failed; null while it is being sent. */
  error: unknown;
}

/** The messages that are not delivered yet, in sending order. */
export interface Outbox extends Pick<Observable<readonly OutgoingMessage[]>, 'get' | 'subscribe'> {
  send: (contactId: string, text: string) => void;
  resend: (message: OutgoingMessage) => void;
  discard: (message: OutgoingMessage) => void;
}

/**
 * An outbox that sends through the client. Messages to the same contact are sent one at a time, so that they arrive in
 * order.
 */
export function createOutbox(client: ApolloClient): Outbox {
  const outgoing = createObservable<readonly OutgoingMessage[]>([]);
  const turns = new Map<string, Promise<unknown>>();
  let sentSoFar = 0;

  const discard = ({ key }: OutgoingMessage) => outgoing.set(outgoing.get().filter((each) => each.key !== key));

  const deliver = async ({ contactId, text }: OutgoingMessage) => {
    await client.mutate<ChatMessageSendMutation, ChatMessageSendMutationVariables>({
      mutation: ChatMessageSendDocument,
      variables: { contactId, message: text },
      // The first message creates the chat.
      update: (cache, { data }) => {
        if (!data) return;
        cache.writeQuery({
          query: ConversationDocument,
          variables: { contactId },
          data: { chat: data.sendChatMessage.chat },
        });
      },
    });
  };

  const send = (contactId: string, text: string) => {
    const message = { key: (sentSoFar += 1), contactId, text, time: new Date().toISOString(), error: null };
    outgoing.set([...outgoing.get(), message]);
    const turn = (turns.get(contactId) ?? Promise.resolve()).then(() =>
      deliver(message).then(
        () => discard(message),
        (error: unknown) =>
          outgoing.set(outgoing.get().map((each) => (each.key === message.key ? { ...each, error } : each))),
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
