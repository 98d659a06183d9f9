import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useRecordForm } from '#ui/form/useRecordForm';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useProfileCommentCreateMutation } from './PostActions.generated';
import { postMessages as messages } from './postMessages';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalS, justifyItems: 'start', '& > *': { maxWidth: '100%' } },
  wide: { width: '100%' },
});

/** The most characters that the server accepts. */
const MAX_LENGTH = 10_000;

const empty = { text: '' };

/** A field for a new comment. Ctrl+Enter (Command+Enter on a Mac) sends it. */
export function CommentForm({ postId }: { postId: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [create] = useProfileCommentCreateMutation();
  const record = useRecordForm({
    resolver: zodResolver(
      z.object({
        text: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, formatMessage(messages.missing)),
            z.maxLength(MAX_LENGTH, formatMessage(messages.tooLong, { most: MAX_LENGTH })),
          ),
      }),
    ),
    values: empty,
    fields: ['text'],
    async onSave({ text }) {
      await create({ variables: { input: { postId, text } } });
      // By default a reset keeps what the user entered.
      record.form.reset(empty, { keepDirtyValues: false });
    },
  });
  const { form, submit, failure } = record;
  const { isDirty, isSubmitting } = form.formState;
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSubmitting) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.wide}>
        <TextAreaField
          control={form.control}
          name="text"
          label={formatMessage(messages.write)}
          rows={2}
          onKeyDown={sendByKey}
        />
      </div>
      <Button type="submit" disabledFocusable={isSubmitting}>
        {formatMessage(messages.send)}
      </Button>
      <UnsavedChangesGuard isDirty={isDirty} />
    </form>
  );
}
