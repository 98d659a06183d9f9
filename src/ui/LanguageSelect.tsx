import { useIntl } from 'react-intl';
import { messages } from './messages';
import { NativeSelect } from './NativeSelect';
import { useLanguageChoices } from './useLanguageChoices';

/** Chooses the language where there is no account menu, such as on the pages for signing in. */
export function LanguageSelect() {
  const { formatMessage } = useIntl();
  const choices = useLanguageChoices();
  return (
    <NativeSelect
      isSmall
      aria-label={formatMessage(messages.language)}
      value={choices.find(({ isChecked }) => isChecked)?.id}
      onChange={({ target }) => choices.find(({ id }) => id === target.value)?.onSelect()}
    >
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
