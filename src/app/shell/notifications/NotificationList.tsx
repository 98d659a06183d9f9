import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApolloClient } from '@apollo/client/react';
import { getErrorMessage } from '../../../graphql/errors';
import { refetchChanged } from '../../../graphql/refetchChanged';
import { useSession } from '../../../session/sessionContext';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Placeholder } from '../../../ui/state/Placeholder';
import { useToast } from '../../../ui/state/useToast';
import { messages } from './messages';
import { NotificationItem } from './NotificationItem';
import { useNotificationListQuery, useNotificationsReadMutation } from './Notifications.generated';

/** How many notifications are shown at first, and how many more at a time. */
const step = 10;

/** Maximum page size of the gateway. */
const most = 100;

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
  },
  count: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  list: { display: 'flex', flexDirection: 'column', rowGap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  more: { display: 'flex', justifyContent: 'center', paddingBlockStart: tokens.spacingVerticalM },
});

/**
 * The latest notifications, with controls to mark them as read. `onFollow` is called when a notification link is
 * followed.
 */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { can } = useSession();
  const toast = useToast();
  const client = useApolloClient();
  const [perPage, setPerPage] = useState(step);
  const { data, previousData, error, refetch } = useNotificationListQuery({ variables: { perPage } });
  const [markRead] = useNotificationsReadMutation();
  const found = (data ?? previousData)?.notifications;

  const read = async (ids: string[] | null) => {
    try {
      await markRead({ variables: { ids } });
      await refetchChanged(client, new Set(['Notification']));
    } catch (reason) {
      toast.error(formatMessage(messages.failed), getErrorMessage(reason, intl));
    }
  };

  if (!found && error) {
    return <ErrorState message={getErrorMessage(error, intl)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!found) return <Placeholder height={320} />;
  if (found.totalDocs === 0) {
    return <EmptyState title={formatMessage(messages.emptyTitle)} description={formatMessage(messages.emptyText)} />;
  }
  const mayMark = can('update', 'Notification');
  return (
    <>
      <div className={styles.head}>
        <span className={styles.count}>{formatMessage(messages.unread, { count: found.unreadCount })}</span>
        {mayMark && (
          <Button
            appearance="subtle"
            size="small"
            disabledFocusable={found.unreadCount === 0}
            onClick={() => void read(null)}
          >
            {formatMessage(messages.readAll)}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {found.notifications.map((notification) => {
          const { id, isRead } = notification;
          return (
            <NotificationItem
              key={id}
              notification={notification}
              onFollow={() => {
                if (!isRead && mayMark) void read([id]);
                onFollow();
              }}
              onRead={mayMark ? () => void read([id]) : undefined}
            />
          );
        })}
      </ul>
      {found.totalDocs > perPage && perPage < most && (
        <div className={styles.more}>
          <Button appearance="subtle" onClick={() => setPerPage(Math.min(most, perPage + step))}>
            {formatMessage(messages.more)}
          </Button>
        </div>
      )}
    </>
  );
}
