import { usePreferences } from '#preferences/preferencesContext';
import type { Skin } from '../theme/pageTheme';
import { useIsDark } from './useIsDark';

/** The current skin: dark by preference or system setting, otherwise the selected light skin. */
export function useSkin(): Skin {
  const { skin } = usePreferences().preferences;
  return useIsDark() ? 'dark' : skin;
}
