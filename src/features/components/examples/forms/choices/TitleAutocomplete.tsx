import { Combobox, Field, Option } from '@fluentui/react-components';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { messages as uiMessages } from '#ui/messages';
import { controlMessages } from '#ui/form/controlMessages';
import { choiceMessages as messages } from './choiceMessages';
import { useFormStyles } from '../formStyles';
import { useTitleAutocompleteQuery } from './TitleAutocomplete.generated';

/** Film titles from the server, best match first. */
export function TitleAutocomplete() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useFormStyles();
  const [draft, setDraft] = useState('');
  const [selected, setSelected] = useState<string[]>([]);
  const isPicked = selected.length > 0;
  const q = useDeferredValue(isPicked ? '' : draft.trim());
  const { data, previousData, error } = useTitleAutocompleteQuery({ variables: { q } });
  const titles = (data ?? previousData)?.autocompleteTitles;
  return (
    <div className={styles.fields}>
      <Field
        label={formatMessage(messages.film)}
        hint={formatMessage(messages.filmHint)}
        validationMessage={error && !titles ? getErrorMessage(error, intl) : undefined}
      >
        <Combobox
          clearable
          expandIcon={{
            'aria-label': formatMessage(controlMessages.showOptions, { field: formatMessage(messages.film) }),
            tabIndex: -1,
          }}
          value={draft}
          selectedOptions={selected}
          onInput={(event) => {
            setDraft(event.currentTarget.value);
            setSelected([]);
          }}
          onOptionSelect={(_event, { optionText, selectedOptions }) => {
            setDraft(optionText ?? '');
            setSelected(selectedOptions);
          }}
        >
          {titles?.map(({ id, title }) => (
            <Option key={id} value={id} text={title}>
              {title}
            </Option>
          ))}
          {titles?.length !== 0 ? null : (
            <Option value="" text="" disabled>
              {formatMessage(uiMessages.noOption)}
            </Option>
          )}
        </Combobox>
      </Field>
    </div>
  );
}
