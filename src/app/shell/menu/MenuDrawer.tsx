import { Button, makeStyles, OverlayDrawer, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { SideMenu } from './SideMenu';
import { useMenuStyle } from './usePartStyles';

const useStyles = makeStyles({
  drawer: { width: '264px' },
  close: { position: 'absolute', insetBlockStart: '12px', insetInlineEnd: tokens.spacingHorizontalM, zIndex: 1 },
});

export interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The side menu as an overlay, for windows that are too narrow to show it beside the page. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <OverlayDrawer
      className={styles.drawer}
      style={useMenuStyle()}
      position="start"
      open={isOpen}
      aria-label={formatMessage(messages.menu)}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <Button
        className={styles.close}
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label={formatMessage(messages.closeMenu)}
        onClick={onClose}
      />
      <SideMenu isCollapsed={false} onNavigate={onClose} />
    </OverlayDrawer>
  );
}
