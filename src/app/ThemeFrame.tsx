import { FluentProvider, type Theme } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { usePreferences } from '../preferences/preferencesContext';
import { darkTheme, lightTheme } from '../ui/theme';
import { useMediaQuery } from '../ui/useMediaQuery';

function useHighContrastTheme(): Theme | null {
  const isForced = useMediaQuery('(forced-colors: active)');
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    if (isForced) void import('../ui/highContrastTheme').then((module) => setTheme(module.highContrastTheme));
  }, [isForced]);
  return isForced ? theme : null;
}

/** Colours and writing direction for all below, as the preferences and the system say. */
export function ThemeFrame({ children }: { children: ReactNode }) {
  const { theme, direction } = usePreferences().preferences;
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark';
  const highContrast = useHighContrastTheme();
  const colors = highContrast ?? (isDark ? darkTheme : lightTheme);
  useEffect(() => {
    const page = document.documentElement;
    page.dir = direction;
    page.style.colorScheme = isDark ? 'dark' : 'light';
    page.style.setProperty('--page', colors.colorNeutralBackground2);
  }, [direction, isDark, colors]);
  return (
    <FluentProvider theme={colors} dir={direction}>
      {children}
    </FluentProvider>
  );
}
