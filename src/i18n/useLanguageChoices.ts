import { useIntl } from 'react-intl';
import type { LocaleChoice } from '../preferences/preferences';
import { usePreferences } from '../preferences/preferencesContext';
import { defineMessages } from './defineMessages';

const messages = defineMessages({
  language: { id: 'language.title', defaultMessage: 'Language' },
  browser: { id: 'language.browser', defaultMessage: 'As the browser' },
});

// Each in its own language: who looks for it may read no other.
const names: readonly (readonly [LocaleChoice, string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['pt', 'Português'],
  ...(import.meta.env.DEV ? ([['pseudo', 'Ƥšéúđó']] as const) : []),
];

/** A language that can be chosen. */
export interface LanguageChoice {
  id: LocaleChoice;
  label: string;
  isChecked: boolean;
  onSelect(): void;
}

/** The languages to choose from, what the browser asks for being the first; the made-up one only while developing. */
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
