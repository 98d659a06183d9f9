import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { refetchChanged } from '../../graphql/refetchChanged';
import { ConversationDocument, useChatMarkSeenMutation } from './Conversation.generated';
import { usePageVisible } from './usePageVisible';

/** What is needed of the query for the conversation. */
interface Reading {
  loading: boolean;
  error?: unknown;
}

/** Marks the messages of a contact as seen while someone views them: those that are there, and those that come in. */
export function useSeen(contactId: string, unseenCount: number, { loading, error }: Reading): void {
  const client = useApolloClient();
  const isVisible = usePageVisible();
  const [markSeen] = useChatMarkSeenMutation();
  const isDue = unseenCount > 0 && isVisible && !loading && !error;
  useEffect(() => {
    // A failure leaves them unseen; the next message, or the next visit, tries again.
    if (!isDue) return;
    void markSeen({
      variables: { contactId },
      // The first message of a contact makes a chat of none.
      update: (cache, { data }) => {
        if (!data) return;
        cache.writeQuery({
          query: ConversationDocument,
          variables: { contactId },
          data: { chat: data.chatMarkSeen },
        });
      },
    }).catch(() => undefined);
  }, [isDue, contactId, unseenCount, markSeen]);
  const isSeen = unseenCount === 0 && !loading;
  useEffect(() => {
    // Messages are among the notifications, which count the unseen ones.
    if (isSeen) void refetchChanged(client, new Set(['Notification']));
  }, [client, isSeen]);
}
