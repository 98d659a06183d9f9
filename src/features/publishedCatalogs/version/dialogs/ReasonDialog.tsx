import { Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { versionMessages } from '../versionMessages';

const useStyles = makeStyles({
  content: { display: 'grid', rowGap: tokens.spacingVerticalL },
  text: { margin: 0 },
});

export interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** More about the action, below the text. */
  children?: ReactNode;
  confirmLabel: string;
  isDanger?: boolean;
  /** The dialog waits for the promise and shows the error if it rejects. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** A confirmation dialog that also asks for a reason, so that others can understand the action later. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, title, text, confirmLabel, isDanger = false, onConfirm, onClose } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [reason, setReason] = useState('');
  const close = () => {
    setReason('');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger={isDanger}
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={close}
    >
      <div className={styles.content}>
        <p className={styles.text}>{text}</p>
        {props.children}
        <Field label={formatMessage(versionMessages.why)}>
          <Textarea value={reason} rows={2} maxLength={1000} onChange={(_event, { value }) => setReason(value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
