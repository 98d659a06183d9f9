import { Dialog, DialogSurface, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { returnFocus } from '../state/returnFocus';
import { useModalSupport } from './useModalSupport';

const useStyles = makeStyles({ wide: { maxWidth: '680px' }, large: { maxWidth: '1080px' } });

export interface FormDialogProps {
  isOpen: boolean;
  isWide?: boolean;
  /** Whether it is as wide as a page, for a list or a table. */
  isLarge?: boolean;
  onClose: () => void;
  /** A form around a `DialogBody`. */
  children: ReactNode;
}

/** A dialog with a form. A click outside does not close it, so that entered text is not lost. */
export function FormDialog({ isOpen, isWide = false, isLarge = false, onClose, children }: FormDialogProps) {
  const styles = useStyles();
  useModalSupport();
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { type }) => type !== 'backdropClick' && onClose()}>
      <DialogSurface className={isLarge ? styles.large : isWide ? styles.wide : undefined}>
        <div ref={returnFocus}>{children}</div>
      </DialogSurface>
    </Dialog>
  );
}
