import { mergeClasses } from '@fluentui/react-components';
import { usePreferences } from '../preferences/preferencesContext';
import { ScreenSkeleton } from './ScreenSkeleton';
import { useBarStyle, useMenuStyle } from './shell/usePartStyles';
import { useShellStyles } from './shell/useShellStyles';

/** The places of menu, top bar and screen while the code for all of them is on its way. */
export function ShellSkeleton() {
  const shellStyles = useShellStyles();
  const { menu, isMenuCollapsed, isMenuHidden, navbar, contentWidth } = usePreferences().preferences;
  const menuStyle = useMenuStyle();
  const barStyle = useBarStyle();
  const isBoxed = contentWidth === 'boxed';
  const shownMenu = isMenuHidden ? null : menu;
  return (
    <div className={shellStyles.shell}>
      {shownMenu === 'vertical' && (
        <div className={mergeClasses(shellStyles.side, isMenuCollapsed && shellStyles.collapsed)} style={menuStyle} />
      )}
      <div className={shellStyles.column}>
        {navbar !== 'hidden' && (
          <div
            className={mergeClasses(
              shellStyles.bar,
              shellStyles[navbar],
              navbar === 'floating' && isBoxed && shellStyles.boxedBar,
            )}
            style={barStyle}
          />
        )}
        {shownMenu === 'horizontal' && <div className={shellStyles.menuRow} style={menuStyle} />}
        <div className={mergeClasses(shellStyles.main, isBoxed && shellStyles.boxed)}>
          <ScreenSkeleton />
        </div>
      </div>
    </div>
  );
}
