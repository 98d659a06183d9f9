import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { refetchChanged } from '#graphql/refetchChanged';
import { ConversationDocument, useChatMarkSeenMutation } from './Conversation.generated';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is visible, that is, not hidden behind another browser tab. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

/** The parts of the query result that are needed. */
interface Reading {
  loading: boolean;
  error?: unknown;
}

/** Marks existing and incoming messages of a contact as read while the conversation is visible. */
export function useMarkAsSeen(contactId: string, unseenCount: number, { loading, error }: Reading): void {
  const client = useApolloClient();
  const isVisible = usePageVisible();
  const [markSeen] = useChatMarkSeenMutation();
  const isDue = unseenCount > 0 && isVisible && !loading && !error;
  useEffect(() => {
    // If this fails, they stay unread. The next message or visit tries again.
    if (!isDue) return;
    void markSeen({
      variables: { contactId },
      // The first message creates the chat.
      update: (cache, { data }) => {
        if (!data) return;
        cache.writeQuery({
          query: ConversationDocument,
          variables: { contactId },
          data: { chat: data.markChatSeen.chat },
        });
      },
    }).catch(() => undefined);
  }, [isDue, contactId, unseenCount, markSeen]);
  const isSeen = unseenCount === 0 && !loading;
  useEffect(() => {
    // Unread messages are counted in the notifications.
    if (isSeen) void refetchChanged(client, new Set(['Notification']));
  }, [client, isSeen]);
}
