import { Dialog, DialogSurface, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ wide: { maxWidth: '680px' } });

/** Notes what has the focus before the dialog takes it, and gives it back as the dialog goes. */
function returnFocus() {
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  };
}

/** Props of `FormDialog`. */
export interface FormDialogProps {
  isOpen: boolean;
  isWide?: boolean;
  onClose(): void;
  /** A form around a `DialogBody`. */
  children: ReactNode;
}

/** A dialog with a form in it. A click beside it does not close it: that must not throw away what was typed. */
export function FormDialog({ isOpen, isWide = false, onClose, children }: FormDialogProps) {
  const styles = useStyles();
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { type }) => type !== 'backdropClick' && onClose()}>
      <DialogSurface className={isWide ? styles.wide : undefined}>
        <div ref={returnFocus}>{children}</div>
      </DialogSurface>
    </Dialog>
  );
}
