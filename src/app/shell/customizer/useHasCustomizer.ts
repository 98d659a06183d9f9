import { usePreferences } from '../../../preferences/preferencesContext';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { narrowQuery } from '../shellSize';

/** Whether the button for the preferences of layout stands at the page's side: as chosen, or else where it covers nothing. */
export function useHasCustomizer(): boolean {
  const { hasCustomizer } = usePreferences().preferences;
  const isNarrow = useMediaQuery(narrowQuery);
  return hasCustomizer ?? !isNarrow;
}
