import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApolloClient } from '@apollo/client/react';
import { getErrorMessage } from '#graphql/errors';
import { refetchChanged } from '#graphql/refetchChanged';
import { useSession } from '#session/sessionContext';
import { EmptyState } from '#ui/state/EmptyState';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { useToast } from '#ui/state/useToast';
import { tableQuery } from '#ui/table/tableQuery';
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
  const result = useNotificationListQuery({ variables: { perPage } });
  const [markRead] = useNotificationsReadMutation();

  const read = async (ids: string[] | null) => {
    try {
      await markRead({ variables: { ids } });
      await refetchChanged(client, new Set(['Notification']));
    } catch (reason) {
      toast.error(formatMessage(messages.failed), getErrorMessage(reason, intl));
    }
  };

  const mayMark = can('update', 'Notification');
  return (
    <QueryView result={{ ...result, data: tableQuery(result).data }} skeleton={<Placeholder height={320} />}>
      {({ notifications: { notifications, totalDocs, unreadCount } }) =>
        totalDocs === 0 ? (
          <EmptyState title={formatMessage(messages.emptyTitle)} description={formatMessage(messages.emptyText)} />
        ) : (
          <>
            <div className={styles.head}>
              <span className={styles.count}>{formatMessage(messages.unread, { count: unreadCount })}</span>
              {mayMark && (
                <Button
                  appearance="subtle"
                  size="small"
                  disabledFocusable={unreadCount === 0}
                  onClick={() => void read(null)}
                >
                  {formatMessage(messages.readAll)}
                </Button>
              )}
            </div>
            <ul className={styles.list}>
              {notifications.map((notification) => {
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
            {totalDocs > perPage && perPage < most && (
              <div className={styles.more}>
                <Button appearance="subtle" onClick={() => setPerPage(Math.min(most, perPage + step))}>
                  {formatMessage(messages.more)}
                </Button>
              </div>
            )}
          </>
        )
      }
    </QueryView>
  );
}
