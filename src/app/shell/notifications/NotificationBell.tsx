import { Button, makeStyles } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { useSession } from '#session/sessionContext';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { useQuickAccess } from '../shortcuts/quickAccess';
import { useIsIdle } from '../frame/useIsIdle';
import { titles } from './titles';

const UnreadCount = lazyWithRetry(() => import('./UnreadCount').then((module) => module.UnreadCount));

const useStyles = makeStyles({
  button: { position: 'relative', minWidth: '32px', maxWidth: '32px', paddingInline: 0 },
});

/**
 * Opens the notifications and shows how many are unread. The code that counts them loads after everything that the user
 * waits for.
 */
export function NotificationBell() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { open } = useQuickAccess();
  const isIdle = useIsIdle();
  if (!can('read', 'Notification')) return null;
  const title = formatMessage(titles.notifications);
  const name = <VisuallyHidden>{title}</VisuallyHidden>;
  return (
    <Button appearance="subtle" className={styles.button} title={title} onClick={() => open('notifications')}>
      <Alert20Regular aria-hidden="true" />
      {isIdle ? (
        <Suspense fallback={name}>
          <UnreadCount />
        </Suspense>
      ) : (
        name
      )}
    </Button>
  );
}
