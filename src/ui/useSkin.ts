import { usePreferences } from '../preferences/preferencesContext';
import type { Skin } from './theme/pageTheme';
import { useIsDark } from './useIsDark';

/** How pages look now: dark by choice or by the system's, or else the chosen one of the bright skins. */
export function useSkin(): Skin {
  const { skin } = usePreferences().preferences;
  return useIsDark() ? 'dark' : skin;
}
