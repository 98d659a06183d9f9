import { useIntl } from 'react-intl';
import type { LocaleChoice } from '#preferences/preferences';
import { usePreferences } from '#preferences/preferencesContext';
import { defineMessages } from './defineMessages';

const messages = defineMessages({
  language: { id: 'language.title', defaultMessage: 'Language' },
  browser: { id: 'language.browser', defaultMessage: 'Browser default' },
});

// Each language is named in itself, because users may not read any other.
const names: readonly (readonly [LocaleChoice, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['pt', 'Português'],
  ...(import.meta.env.DEV ? ([['pseudo', 'Ƥšéúđó']] as const) : []),
];

/** An available language. */
export interface LanguageChoice {
  id: LocaleChoice;
  label: string;
  isChecked: boolean;
  onSelect: () => void;
}

/** The available languages, with the browser default first. The pseudo language is offered only in development. */
export function useLanguageChoices(): { heading: string; choices: readonly LanguageChoice[] } {
  const { formatMessage } = useIntl();
  const { preferences, setPreferences } = usePreferences();
  const choices = [['system', formatMessage(messages.browser)] as const, ...names].map(([id, label]) => ({
    id,
    label,
    isChecked: id === preferences.locale,
    onSelect: () => setPreferences({ locale: id }),
  }));
  return { heading: formatMessage(messages.language), choices };
}
