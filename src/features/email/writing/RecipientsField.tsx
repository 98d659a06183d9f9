import { Field, makeStyles, mergeClasses, Tag, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { isEmailAddress } from '#shared/emailAddress';
import { useControlStyles } from '#ui/control/controlStyles';
import type { EmailValues } from './emailValues';
import { findPerson, isComplete, joinRecipients, parseRecipients, recipientText, type Recipient } from './recipients';
import { submitOnCtrlEnter } from './submitOnCtrlEnter';
import { useWriterStyles } from './useWriterStyles';
import { writeMessages } from './writeMessages';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3px',
    height: 'auto',
    minHeight: '32px',
    padding: '3px',
  },
  input: {
    flexGrow: 1,
    minWidth: '140px',
    height: '24px',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalS,
    border: 'none',
    outlineStyle: 'none',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  wrong: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
});

export interface RecipientsFieldProps {
  control: Control<EmailValues>;
  name: 'to' | 'cc' | 'bcc';
  /** People whose names can be entered instead of their email addresses. */
  known: readonly Recipient[];
  /** Id of the list that suggests them. */
  listId: string;
}

/** The recipients of an email. Enter, a comma, a semicolon, or leaving the field adds the typed text. */
export function RecipientsField({ control, name, known, listId }: RecipientsFieldProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const writer = useWriterStyles();
  const controls = useControlStyles();
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const people = field.value;

  const take = (text: string) => {
    setTyped('');
    const added = parseRecipients(text).map((each) =>
      isEmailAddress(each.email) ? each : (findPerson(known, each.email) ?? each),
    );
    if (added.length > 0) field.onChange(joinRecipients(people, added));
  };
  const remove = (gone: Recipient) => field.onChange(people.filter((each) => each !== gone));

  return (
    <Field
      className={writer.line}
      orientation="horizontal"
      label={formatMessage(writeMessages[name])}
      validationMessage={fieldState.error?.message}
    >
      {(labelling) => (
        <div className={mergeClasses(controls.control, controls.focus, controls.invalid, styles.box)}>
          {people.map((person) => (
            <Tag
              key={person.email}
              size="small"
              title={recipientText(person)}
              className={mergeClasses(writer.tag, !isEmailAddress(person.email) && styles.wrong)}
              dismissible
              dismissIcon={{ 'aria-label': formatMessage(writeMessages.remove, { name: person.name }) }}
              onClick={({ currentTarget }) => {
                // The removed tag would lose the focus.
                currentTarget.parentElement?.querySelector('input')?.focus();
                remove(person);
              }}
            >
              {person.name}
            </Tag>
          ))}
          <input
            {...labelling}
            ref={field.ref}
            className={styles.input}
            name={name}
            list={listId}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => (isComplete(target.value) ? take(target.value) : setTyped(target.value))}
            onKeyDown={(event) => {
              const last = people.at(-1);
              // While an input method editor is composing, Enter confirms its suggestion.
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
                take(typed);
                submitOnCtrlEnter(event);
              } else if (event.key === 'Backspace' && typed === '' && last) remove(last);
            }}
            onBlur={() => {
              take(typed);
              field.onBlur();
            }}
          />
        </div>
      )}
    </Field>
  );
}
