import { usePreferences } from '#preferences/preferencesContext';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { narrowQuery } from '../frame/shellSize';

/**
 * Whether the layout preferences button is shown at the side of the page: as set by the user, or by default where it
 * covers nothing.
 */
export function useHasCustomizer(): boolean {
  const { hasCustomizer } = usePreferences().preferences;
  const isNarrow = useMediaQuery(narrowQuery);
  return hasCustomizer ?? !isNarrow;
}
