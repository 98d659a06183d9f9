import { usePreferences } from '../preferences/preferencesContext';
import { useMediaQuery } from './useMediaQuery';

/** Whether the app is dark now, by the user's choice or the system's. */
export function useIsDark(): boolean {
  const { theme } = usePreferences().preferences;
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme === 'system' ? isSystemDark : theme === 'dark';
}
