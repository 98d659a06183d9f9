import { usePreferences } from '#preferences/preferencesContext';
import { useMediaQuery } from './useMediaQuery';

/** Whether the app is currently dark, by preference or system setting. */
export function useIsDark(): boolean {
  const { theme } = usePreferences().preferences;
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme === 'system' ? isSystemDark : theme === 'dark';
}
