import { Button, Field, Input, makeStyles, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useState, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useController, type Control, type UseFormSetFocus } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { disclosure } from '#ui/layout/disclosure';
import { SanitizedHtml } from '#ui/text/SanitizedHtml';
import type { EmailBeginning, EmailValues } from './emailValues';
import { readMessages } from '../reading/readMessages';
import { recipientText, joinRecipients, type Recipient } from './recipients';
import { RecipientsField } from './RecipientsField';
import { submitOnCtrlEnter } from './submitOnCtrlEnter';
import { useWriterStyles } from './useWriterStyles';
import { writeMessages } from './writeMessages';
import { useEmailPeopleQuery } from './EmailWriter.generated';

/** Recent senders and recipients by name, as suggestions while typing. */
function usePeople(): readonly Recipient[] {
  const { data } = useEmailPeopleQuery({ fetchPolicy: 'cache-first' });
  return useMemo(() => {
    const senders = data?.inbox.emails.map(({ from }) => from) ?? [];
    const receivers = data?.sent.emails.flatMap(({ to }) => to) ?? [];
    return joinRecipients(senders, receivers).sort((a, b) => a.name.localeCompare(b.name));
  }, [data]);
}

const useStyles = makeStyles({
  more: { justifySelf: 'start', marginInlineStart: '64px' },
  text: { '& textarea': { minHeight: '200px', maxHeight: 'none' } },
  // Phones and tablets have no Ctrl key.
  hint: { '@media (pointer: coarse)': { display: 'none' } },
  summary: {
    ...typographyStyles.caption1,
    ...disclosure,
    color: tokens.colorNeutralForeground3,
  },
  quote: { maxHeight: '240px', overflowY: 'auto' },
});

export interface EmailFieldsProps {
  control: Control<EmailValues>;
  setFocus: UseFormSetFocus<EmailValues>;
  beginning: EmailBeginning;
}

/** The fields of an email. Cc and Bcc are shown on demand. */
export function EmailFields({ control, setFocus, beginning: { values, quote, replyToId } }: EmailFieldsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const writer = useWriterStyles();
  const listId = useId();
  const people = usePeople();
  const [hasCopies, setHasCopies] = useState(values.cc.length + values.bcc.length > 0);
  const showCopies = () => {
    // The button disappears and would lose the focus.
    flushSync(() => setHasCopies(true));
    setFocus('cc');
  };
  const subject = useController({ control, name: 'subject' });
  const text = useController({ control, name: 'message' });

  return (
    <>
      <RecipientsField control={control} name="to" known={people} listId={listId} />
      {hasCopies ? (
        <>
          <RecipientsField control={control} name="cc" known={people} listId={listId} />
          <RecipientsField control={control} name="bcc" known={people} listId={listId} />
        </>
      ) : (
        <Button className={styles.more} appearance="subtle" size="small" onClick={showCopies}>
          {formatMessage(writeMessages.addCopies)}
        </Button>
      )}
      <datalist id={listId}>
        {people.map((person) => (
          <option key={person.email} value={recipientText(person)} />
        ))}
      </datalist>
      <Field
        className={writer.line}
        orientation="horizontal"
        label={formatMessage(writeMessages.subject)}
        validationMessage={subject.fieldState.error?.message}
      >
        <Input {...subject.field} onKeyDown={submitOnCtrlEnter} dir="auto" />
      </Field>
      <Field
        label={formatMessage(writeMessages.text)}
        hint={{ className: styles.hint, children: formatMessage(writeMessages.textHint) }}
        validationMessage={text.fieldState.error?.message}
      >
        <Textarea
          {...text.field}
          onKeyDown={submitOnCtrlEnter}
          className={styles.text}
          rows={9}
          dir="auto"
          resize="vertical"
        />
      </Field>
      {quote !== '' && (
        <details open={replyToId === null}>
          <summary className={styles.summary}>{formatMessage(readMessages.quote)}</summary>
          <div className={styles.quote}>
            <SanitizedHtml html={quote} />
          </div>
        </details>
      )}
    </>
  );
}
