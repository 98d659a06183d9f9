import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { messages as uiMessages } from '#ui/messages';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { detailMessages as messages } from './detailMessages';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  actions: { display: 'flex', columnGap: tokens.spacingHorizontalS },
});

/** The longest comment that the server accepts. */
const maxLength = 20_000;

export interface CommentFormProps {
  label: string;
  submitLabel: string;
  /** Whether the field takes the focus when the form opens. */
  isFocused?: boolean;
  /** Rejects with the server's error. */
  onSubmit: (text: string) => Promise<unknown>;
  /** Closes the form after sending or canceling; undefined for a form that stays open. */
  onDone?: () => void;
}

/** Writes a comment. The text returns to the field if the server refuses it. */
export function CommentForm({ label, submitLabel, isFocused = false, onSubmit, onDone }: CommentFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isSending, setIsSending] = useState(false);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) fieldRef.current?.focus();
  }, [isFocused]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    const written = text.trim();
    if (written === '') {
      setError(formatMessage(messages.writeComment));
      return;
    }
    setText('');
    setError(undefined);
    setIsSending(true);
    try {
      await onSubmit(written);
      onDone?.();
    } catch (reason) {
      setText((typed) => (typed === '' ? written : `${written}\n\n${typed}`));
      setError(getErrorMessage(reason, intl));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={label} validationMessage={error}>
        <Textarea
          rows={3}
          dir="auto"
          resize="vertical"
          maxLength={maxLength}
          value={text}
          ref={fieldRef}
          onChange={(_event, data) => {
            setText(data.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={isSending}>
          {submitLabel}
        </Button>
        {onDone && <Button onClick={onDone}>{formatMessage(uiMessages.cancel)}</Button>}
      </div>
      <UnsavedChangesGuard isDirty={text.trim() !== '' && !isSending} />
    </form>
  );
}
