import { Button, DialogBody, DialogContent, DialogTitle, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldValues, FormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useOpenTitle } from '#routing/pageNames';
import { DialogButtons } from '../dialog/DialogButtons';
import { messages } from '../messages';
import { Notice } from '../state/Notice';
import { UnsavedChangesGuard } from '../state/UnsavedChangesGuard';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  text: { margin: 0 },
});

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
  /** Whether there is nothing to submit. */
  isSubmitDisabled?: boolean;
  formState: Pick<FormState<FieldValues>, 'isDirty' | 'isSubmitting' | 'isSubmitSuccessful'>;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form in a dialog: title, fields, error, and buttons. Goes into a `FormDialog`. If the URL opens the dialog,
 * closing it with unsaved changes asks for confirmation.
 */
export function DialogForm(props: DialogFormProps) {
  const {
    title,
    text,
    problem,
    problemActions,
    submitLabel,
    isSubmitDisabled,
    formState,
    onSubmit,
    onClose,
    children,
  } = props;
  const { isDirty, isSubmitting: isBusy, isSubmitSuccessful } = formState;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  useOpenTitle(title);
  const isSaved = isSubmitSuccessful && !problem;
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
        <DialogButtons>
          <Button disabled={isBusy} onClick={onClose}>
            {formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={isBusy || isSubmitDisabled}>
            {submitLabel}
          </Button>
        </DialogButtons>
      </DialogBody>
      <UnsavedChangesGuard isDirty={isDirty && !isBusy && !isSaved} holdsSearch />
    </form>
  );
}
