import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { NotificationList } from './NotificationList';
import { titles } from './titles';

const useStyles = makeStyles({
  drawer: { width: 'min(420px, 100vw)' },
  body: { padding: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalL}` },
});

export interface NotificationPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The latest notifications, at the edge of the page. */
export function NotificationPanel({ isOpen, onClose }: NotificationPanelProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <SideDrawer
      className={styles.drawer}
      bodyClassName={styles.body}
      isOpen={isOpen}
      title={formatMessage(titles.notifications)}
      returnsFocus={false}
      onClose={onClose}
    >
      <NotificationList onFollow={onClose} />
    </SideDrawer>
  );
}
