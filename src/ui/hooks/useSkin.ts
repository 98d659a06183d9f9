import { usePreferences } from '#preferences/preferencesContext';
import type { Skin } from '../theme/pageTheme';
import { useIsDark } from './useIsDark';
import { useMediaQuery } from './useMediaQuery';

/** The current skin: dark by preference or system setting, otherwise the selected light skin. Paper is never dark. */
export function useSkin(): Skin {
  const { skin } = usePreferences().preferences;
  const isPrinted = useMediaQuery('print');
  return useIsDark() && !isPrinted ? 'dark' : skin;
}
