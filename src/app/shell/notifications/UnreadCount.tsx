import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { refetchChanged } from '#graphql/refetchChanged';
import { isWatchedJob } from '#entities/job/live/watchedJobs';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { CountBadge } from '../topBar/CountBadge';
import { messages } from './messages';
import {
  useNotificationCountQuery,
  useNotificationReceivedSubscription,
  useNotificationsReadMutation,
} from './Notifications.generated';

/**
 * Notifications that arrive within this time, in milliseconds, are counted by one request, which must not be one
 * already in flight.
 */
const gatherMs = 250;

/** The label of the bell with the number of unread notifications, kept up to date while the page is open. */
export function UnreadCount() {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timerRef.current), []);
  const { data } = useNotificationCountQuery();
  const [markRead] = useNotificationsReadMutation();
  const countAgain = () => {
    timerRef.current ??= setTimeout(() => {
      timerRef.current = undefined;
      void refetchChanged(client, new Set(['Notification']));
    }, gatherMs);
  };
  useNotificationReceivedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      const received = news?.notificationReceived;
      // A user who watches a job needs no notification that it ended.
      if (!received || !('job' in received) || !isWatchedJob(received.job.id)) return countAgain();
      // If the notification cannot be marked as read, it is counted.
      void markRead({ variables: { ids: [received.id] } })
        .catch(() => undefined)
        .finally(countAgain);
    },
  });
  const count = data?.notifications.unreadCount ?? 0;
  return (
    <>
      <VisuallyHidden>{formatMessage(messages.bell, { count })}</VisuallyHidden>
      <CountBadge count={count} color="danger" />
    </>
  );
}
