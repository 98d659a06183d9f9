import { useMemo } from 'react';
import { usePreferences } from '#preferences/preferencesContext';
import { barStyle, darkPartStyle, type PartStyle } from '#ui/theme/partStyle';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { useSkin } from '#ui/hooks/useSkin';

/**
 * Colors of the main menu if they differ from those of the page. In forced-colors mode, the system colors take
 * precedence.
 */
export function useMenuStyle(): PartStyle | undefined {
  const { accent } = usePreferences().preferences;
  const isForced = useMediaQuery('(forced-colors: active)');
  const isDark = useSkin() === 'semi-dark' && !isForced;
  return useMemo(() => (isDark ? darkPartStyle(accent) : undefined), [isDark, accent]);
}

/**
 * Colors of the top bar if they differ from those of the page. In forced-colors mode, the system colors take
 * precedence.
 */
export function useBarStyle(): PartStyle | undefined {
  const { navbarColor } = usePreferences().preferences;
  const isForced = useMediaQuery('(forced-colors: active)');
  return useMemo(() => (isForced ? undefined : barStyle(navbarColor)), [isForced, navbarColor]);
}
