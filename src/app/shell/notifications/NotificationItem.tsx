import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Chat20Regular } from '@fluentui/react-icons/svg/chat';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { Mail20Regular } from '@fluentui/react-icons/svg/mail';
import { TaskListSquareLtr20Regular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import { useIntl } from 'react-intl';
import { RelativeTime } from '#ui/text/RelativeTime';
import { TextLink } from '#ui/text/TextLink';
import { messages } from './messages';
import { useNotificationLabels } from './notificationLabels';
import type { NotificationRowFragment } from './Notifications.generated';

const useStyles = makeStyles({
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  unread: { backgroundColor: tokens.colorNeutralBackground3 },
  icon: { flexShrink: 0, paddingBlockStart: '2px', color: tokens.colorNeutralForeground3 },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { ...typographyStyles.body1, margin: 0 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  text: {
    ...typographyStyles.caption1,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  time: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

const icons = { JOB: TaskListSquareLtr20Regular, EMAIL: Mail20Regular, CHAT: Chat20Regular };

export interface NotificationItemProps {
  notification: NotificationRowFragment;
  /** Called when its link is followed. */
  onFollow: () => void;
  /** Absent if the user does not have permission to mark notifications as read. */
  onRead: (() => void) | undefined;
}

/** One notification, with a link if the app has a screen for its subject. */
export function NotificationItem({ notification, onFollow, onRead }: NotificationItemProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { kind, at, isRead } = notification;
  const { title, text, to } = useNotificationLabels(notification);
  const Icon = icons[kind];
  return (
    <li className={mergeClasses(styles.item, !isRead && styles.unread)}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={mergeClasses(styles.title, !isRead && styles.strong)}>
          {to === null ? (
            title
          ) : (
            <span onClickCapture={onFollow}>
              <TextLink to={to}>{title}</TextLink>
            </span>
          )}
        </p>
        <p className={styles.text}>{text}</p>
        <span className={styles.time}>
          <RelativeTime at={at} />
        </span>
      </div>
      {!isRead && onRead && (
        <Button
          appearance="subtle"
          size="small"
          icon={<Checkmark16Regular />}
          aria-label={formatMessage(messages.readOne, { title })}
          title={formatMessage(messages.readOne, { title })}
          onClick={onRead}
        />
      )}
    </li>
  );
}
