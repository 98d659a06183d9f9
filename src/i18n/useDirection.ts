import { usePreferences } from '#preferences/preferencesContext';
import type { Direction } from '#preferences/preferences';

/** The writing direction from the preferences, except for the pseudo language, which is always right-to-left. */
export function useDirection(): Direction {
  const { direction, locale } = usePreferences().preferences;
  return locale === 'pseudo' ? 'rtl' : direction;
}
