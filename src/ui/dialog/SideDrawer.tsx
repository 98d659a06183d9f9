import {
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useOpenTitle } from '#routing/pageNames';
import { restoreFocus } from '../state/returnFocus';
import { CloseButton } from './CloseButton';
import { useModalSupport } from './useModalSupport';

/**
 * Restores the focus on unmount to the element that had it on mount, or to the page’s heading if that element is gone.
 * Fluent restores it only to elements marked for that, such as a button; a link in a table is not.
 */
function ReturnFocus({ children }: { children: ReactNode }) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      restoreFocus();
    },
    [before],
  );
  return children;
}

const useStyles = makeStyles({
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

export interface SideDrawerProps {
  isOpen: boolean;
  title: ReactNode;
  /** Names the browser tab while the panel is open. By default, the title if it is a text. */
  name?: string | undefined;
  /** A line below the title. */
  note?: ReactNode;
  /** Buttons below the body. */
  footer?: ReactNode;
  size?: 'small' | 'medium';
  className?: string;
  bodyClassName?: string;
  /** False if the opener restores the focus itself. */
  returnsFocus?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that covers the end side of the page. The focus returns to where it was when the panel closes. */
export function SideDrawer(props: SideDrawerProps) {
  const { isOpen, title, note, footer, size, className, bodyClassName, returnsFocus = true, onClose, children } = props;
  const { name = typeof title === 'string' ? title : undefined } = props;
  const styles = useStyles();
  useModalSupport();
  useOpenTitle(isOpen && name !== undefined ? name : null);
  return (
    <OverlayDrawer
      className={className}
      open={isOpen}
      position="end"
      size={size}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle action={<CloseButton onClose={onClose} />}>{title}</DrawerHeaderTitle>
        {note && <p className={styles.note}>{note}</p>}
      </DrawerHeader>
      <DrawerBody className={bodyClassName}>
        {returnsFocus ? <ReturnFocus>{children}</ReturnFocus> : children}
      </DrawerBody>
      {footer && <DrawerFooter>{footer}</DrawerFooter>}
    </OverlayDrawer>
  );
}
