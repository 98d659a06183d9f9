import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChatPersonFragment } from '../list/ChatList.generated';
import { useChatMessageReceivedSubscription } from './Conversation.generated';
import { messages } from '../messages';

/**
 * Adds incoming messages to the cache, so that the list and the conversation show them. Returns the announcement for
 * the last one if it belongs to another conversation. The open conversation announces its own messages.
 */
export function useIncomingMessages(openContact: string, people: readonly ChatPersonFragment[]): string {
  const { formatMessage } = useIntl();
  const [said, setSaid] = useState('');
  useChatMessageReceivedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const chat = data?.chatMessageReceived.chat;
      const sender = people.find(({ id }) => id === chat?.id);
      if (!chat || !sender || sender.id === openContact) return;
      setSaid(formatMessage(messages.received, { count: chat.unseenMsgs, name: sender.fullName }));
    },
  });
  return said;
}
