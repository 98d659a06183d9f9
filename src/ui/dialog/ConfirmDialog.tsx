import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { useOpenTitle } from '#routing/pageNames';
import { messages } from '../messages';
import { Notice } from '../state/Notice';
import { returnFocus } from '../state/returnFocus';
import { dangerButton } from './dangerButton';
import { DialogButtons } from './DialogButtons';
import { useModalSupport } from './useModalSupport';

const useStyles = makeStyles({
  danger: dangerButton,
  error: { marginBlockStart: tokens.spacingVerticalM },
});

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb; for example, `Delete catalog`. Null if there is nothing to confirm, because what was asked for can’t be done. */
  confirmLabel: string | null;
  cancelLabel?: string;
  isDanger?: boolean;
  /** The dialog waits for the promise. If it rejects, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown> | void;
  /** Called when the user cancels, and after success. */
  onClose: () => void;
}

/** Asks for confirmation before an action that is not easily undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, isDanger = false, onConfirm, onClose } = props;
  const intl = useIntl();
  const styles = useStyles();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  useModalSupport();
  useOpenTitle(isOpen ? title : null);

  const close = () => {
    setError(null);
    onClose();
  };
  const confirm = async () => {
    setIsBusy(true);
    try {
      await onConfirm();
      close();
    } catch (reason) {
      setError(reason);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog modalType="alert" open={isOpen} onOpenChange={(_event, { open }) => !open && !isBusy && close()}>
      <DialogSurface>
        <DialogBody ref={returnFocus}>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {children}
            {error !== null && (
              <div className={styles.error}>
                <Notice tone="danger">{getErrorMessage(error, intl)}</Notice>
              </div>
            )}
          </DialogContent>
          <DialogButtons>
            <Button disabled={isBusy} onClick={close}>
              {cancelLabel ?? intl.formatMessage(confirmLabel === null ? messages.close : messages.cancel)}
            </Button>
            {confirmLabel !== null && (
              <Button
                appearance="primary"
                className={isDanger ? styles.danger : undefined}
                disabledFocusable={isBusy}
                onClick={() => void confirm()}
              >
                {confirmLabel}
              </Button>
            )}
          </DialogButtons>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
