import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { NotificationList } from './NotificationList';
import { titles } from './titles';

const useStyles = makeStyles({
  drawer: { width: 'min(420px, 100vw)' },
  body: { padding: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalL}` },
});

/** Props of `NotificationPanel`. */
export interface NotificationPanelProps {
  isOpen: boolean;
  onClose(): void;
}

/** What has happened lately, at the edge of the page. */
export function NotificationPanel({ isOpen, onClose }: NotificationPanelProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <OverlayDrawer
      className={styles.drawer}
      position="end"
      open={isOpen}
      aria-label={formatMessage(titles.notifications)}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={formatMessage(messages.close)}
              onClick={onClose}
            />
          }
        >
          {formatMessage(titles.notifications)}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <NotificationList onFollow={onClose} />
      </DrawerBody>
    </OverlayDrawer>
  );
}
