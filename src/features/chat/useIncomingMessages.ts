import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChatPersonFragment } from './ChatList.generated';
import { useChatMessageReceivedSubscription } from './Conversation.generated';
import { messages } from './messages';

/**
 * Takes in the messages that come; list and conversation show them by themselves. Gives what is to be said of the last
 * one, where it belongs to another conversation than the open one, which reads out its own.
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
