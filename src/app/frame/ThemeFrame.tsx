import { FluentProvider, type Theme } from '@fluentui/react-components';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDirection } from '#i18n/useDirection';
import { usePreferences } from '#preferences/preferencesContext';
import { pageTheme } from '#ui/theme/pageTheme';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { useSkin } from '#ui/hooks/useSkin';

function useHighContrastTheme(): Theme | null {
  const isForced = useMediaQuery('(forced-colors: active)');
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    if (isForced) void import('#ui/highContrastTheme').then((module) => setTheme(module.highContrastTheme));
  }, [isForced]);
  return isForced ? theme : null;
}

/** Applies colors, spacing, and writing direction to its children, based on preferences and system settings. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  const { accent, density } = usePreferences().preferences;
  const direction = useDirection();
  const skin = useSkin();
  const highContrast = useHighContrastTheme();
  const chosen = useMemo(() => pageTheme({ skin, accent, density }), [skin, accent, density]);
  const colors = highContrast ?? chosen;
  useEffect(() => {
    const page = document.documentElement;
    page.dir = direction;
    page.style.colorScheme = skin === 'dark' ? 'dark' : 'light';
    page.style.setProperty('--page', colors.colorNeutralBackground2);
  }, [direction, skin, colors]);
  return (
    <FluentProvider theme={colors} dir={direction}>
      {children}
    </FluentProvider>
  );
}
