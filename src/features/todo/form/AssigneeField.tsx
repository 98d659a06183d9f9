import { Combobox, Field, makeStyles, Option, tokens } from '@fluentui/react-components';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { WithMessageLink } from '#entities/chatContact/MessageLink';
import { Picture } from '#ui/picture/Picture';
import { formMessages as messages } from './formMessages';
import type { TaskValues } from './taskForm';
import { usePeople } from './usePeople';
import { foldText } from '#shared/foldText';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  box: { flexGrow: 1, minWidth: 0, '& input': { minWidth: 0, width: '100%' } },
  nobody: { flexShrink: 0, margin: '6px', color: tokens.colorNeutralForeground3 },
  list: { maxHeight: '300px' },
  person: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The assignee of a task: a suggested person, shown with an image, or any other name. */
export function AssigneeField({ control }: { control: Control<TaskValues> }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { field, fieldState } = useController({ control, name: 'assignee' });
  const { fullName, avatar } = field.value;
  // Starts empty, so that a field with an assignee first suggests all people.
  const [q, setQ] = useState('');
  const { people, own } = usePeople(q);
  // Controlled because the combobox opens only on key presses, not for pasted or dictated text.
  const [isOpen, setIsOpen] = useState(false);
  // A name is looked up once it is entered, not while it is typed.
  const [entered, setEntered] = useState(fullName);

  const take = (name: string) =>
    field.onChange({
      fullName: name,
      avatar: people.find((person) => person.fullName === name.trim())?.avatar ?? null,
    });

  return (
    <WithMessageLink people={fullName !== '' && (!fieldState.isDirty || fullName === entered) ? [fullName] : []}>
      <Field
        label={formatMessage(messages.assignee)}
        hint={formatMessage(messages.assigneeHint)}
        validationMessage={fieldState.error?.message}
      >
        {(labelling) => (
          <div className={styles.line}>
            {fullName === '' ? (
              <Person20Regular aria-hidden="true" className={styles.nobody} />
            ) : (
              <Picture url={avatar} name={fullName} size={32} isRound />
            )}
            <Combobox
              {...labelling}
              ref={field.ref}
              className={styles.box}
              listbox={{ className: styles.list }}
              expandIcon={{ 'aria-label': formatMessage(messages.showPeople), tabIndex: -1 }}
              freeform
              open={isOpen && people.length > 0}
              onOpenChange={(_event, { open }) => setIsOpen(open)}
              autoComplete="off"
              value={fullName}
              selectedOptions={[fullName]}
              onChange={({ target }) => {
                setIsOpen(true);
                setQ(target.value);
                take(target.value);
              }}
              onOptionSelect={(event, { optionValue }) => {
                if (optionValue === undefined) return;
                // Tab selects the active option. While the suggestions load, that is one for an earlier text.
                const isTab = 'key' in event && event.key === 'Tab';
                if (isTab && !foldText(optionValue).includes(foldText(q.trim()))) return;
                setQ('');
                take(optionValue);
                setEntered(optionValue);
              }}
              onBlur={() => {
                setIsOpen(false);
                setEntered(fullName);
                field.onBlur();
              }}
            >
              {people.map((person) => {
                const isOwn = person.fullName === own;
                const name = isOwn ? formatMessage(messages.you, { name: person.fullName }) : person.fullName;
                return (
                  <Option key={person.fullName} value={person.fullName} text={name} checkIcon={null}>
                    <span className={styles.person}>
                      <Picture url={person.avatar} name={person.fullName} size={24} isRound />
                      <bdi className={styles.name}>{name}</bdi>
                    </span>
                  </Option>
                );
              })}
            </Combobox>
          </div>
        )}
      </Field>
    </WithMessageLink>
  );
}
