import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode, SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { Notice } from '../state/Notice';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  text: { margin: 0 },
});

/** Props of `DialogForm`. */
export interface DialogFormProps {
  title: string;
  /** What the user is asked for. */
  text?: ReactNode;
  /** Why saving failed, if the error is not about a field. */
  problem?: string | null | undefined;
  /** Actions that address the problem. */
  problemActions?: ReactNode;
  /** The verb; for example, `Create user`. */
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form in a dialog: title, fields, error, and buttons. Goes into a `FormDialog`. */
export function DialogForm(props: DialogFormProps) {
  const { title, text, problem, problemActions, submitLabel, isBusy, onSubmit, onClose, children } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <DialogBody>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent className={styles.content}>
          {text && <p className={styles.text}>{text}</p>}
          {problem && (
            <Notice tone="danger" actions={problemActions}>
              {problem}
            </Notice>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button disabled={isBusy} onClick={onClose}>
            {formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={isBusy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
