import { Button, Field, Input, makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { sharedMessages } from '../sharedMessages';
import type { FieldProps } from './fieldProps';

const useStyles = makeStyles({
  tags: { flexWrap: 'wrap', rowGap: tokens.spacingVerticalXS, marginBlockEnd: tokens.spacingVerticalXS },
  line: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  input: { flexGrow: 1, minWidth: 0, '& input': { width: '100%', minWidth: 0 } },
  add: { flexShrink: 0, minWidth: 'auto' },
});

export interface TagsFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Known values, suggested while typing. */
  suggestions?: readonly string[];
}

/** A form field for a list of short texts, such as channels. Enter, a comma, or the button adds the typed text. */
export function TagsField<Values extends FieldValues>(props: TagsFieldProps<Values>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, suggestions } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const [draft, setDraft] = useState('');
  const tags: readonly string[] = value ?? [];
  const listId = `${name}-suggestions`;

  const take = () => {
    const words = draft.split(',').map((word) => word.trim());
    const next = new Set([...tags, ...words.filter((word) => word !== '')]);
    setDraft('');
    if (next.size !== tags.length) onChange([...next]);
  };

  return (
    <Field label={label} hint={hint} required={isRequired} validationMessage={fieldState.error?.message}>
      {(labelling) => (
        <div>
          {tags.length > 0 && (
            <TagGroup
              className={styles.tags}
              size="small"
              aria-label={label}
              onDismiss={(_event, dismissed) => onChange(tags.filter((tag) => tag !== dismissed.value))}
            >
              {tags.map((tag) => (
                <Tag
                  key={tag}
                  value={tag}
                  dismissible={!isDisabled}
                  dismissIcon={{ 'aria-label': formatMessage(messages.removeTag, { tag }) }}
                >
                  {tag}
                </Tag>
              ))}
            </TagGroup>
          )}
          <div className={styles.line}>
            <Input
              {...labelling}
              ref={ref}
              className={styles.input}
              name={name}
              list={suggestions && listId}
              value={draft}
              disabled={isDisabled}
              onChange={(_event, data) => setDraft(data.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ',') return;
                event.preventDefault();
                take();
              }}
              onBlur={() => {
                take();
                onBlur();
              }}
            />
            <Button className={styles.add} disabled={isDisabled || draft.trim() === ''} onClick={take}>
              {formatMessage(sharedMessages.add)}
            </Button>
          </div>
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          )}
        </div>
      )}
    </Field>
  );
}
