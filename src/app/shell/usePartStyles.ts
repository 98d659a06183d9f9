import { useMemo } from 'react';
import { usePreferences } from '../../preferences/preferencesContext';
import { barStyle, darkPartStyle, type PartStyle } from '../../ui/theme/partStyle';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useSkin } from '../../ui/useSkin';

/** Colours of the main menu where they are not those of the page. The system's own colours go before ours. */
export function useMenuStyle(): PartStyle | undefined {
  const { accent } = usePreferences().preferences;
  const isForced = useMediaQuery('(forced-colors: active)');
  const isDark = useSkin() === 'semi-dark' && !isForced;
  return useMemo(() => (isDark ? darkPartStyle(accent) : undefined), [isDark, accent]);
}

/** Colours of the top bar where they are not those of the page. The system's own colours go before ours. */
export function useBarStyle(): PartStyle | undefined {
  const { navbarColor } = usePreferences().preferences;
  const isForced = useMediaQuery('(forced-colors: active)');
  return useMemo(() => (isForced ? undefined : barStyle(navbarColor)), [isForced, navbarColor]);
}
