import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { refetchChanged } from '../../graphql/refetchChanged';
import { usePageVisible } from './usePageVisible';

/** What is needed of the query that opens a conversation. */
interface Opening {
  loading: boolean;
  error?: unknown;
  refetch(): Promise<unknown>;
}

/** Opens the conversation anew when messages come in while somebody looks at it: they have been seen then. */
export function useSeen(unseenCount: number, { loading, error, refetch }: Opening): void {
  const client = useApolloClient();
  const isVisible = usePageVisible();
  const isDue = unseenCount > 0 && isVisible && !loading && !error;
  useEffect(() => {
    // A failure stays with the query, which shows it.
    if (isDue) void refetch().catch(() => undefined);
  }, [isDue, refetch]);
  const isSeen = unseenCount === 0 && !loading;
  useEffect(() => {
    // Messages are among the notifications, which count the unseen ones.
    if (isSeen) void refetchChanged(client, new Set(['Notification']));
  }, [client, isSeen]);
}
