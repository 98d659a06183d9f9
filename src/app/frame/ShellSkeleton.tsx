import { usePreferences } from '#preferences/preferencesContext';
import { ScreenSkeleton } from '../screen/ScreenSkeleton';
import { useFrameClasses } from '../shell/frame/useFrameClasses';
import { useBarStyle, useMenuStyle } from '../shell/menu/usePartStyles';

/** Placeholders for menu, top bar, and screen while their code loads. */
export function ShellSkeleton() {
  const { menu, isMenuHidden, navbar } = usePreferences().preferences;
  const frame = useFrameClasses();
  const menuStyle = useMenuStyle();
  const barStyle = useBarStyle();
  const shownMenu = isMenuHidden ? null : menu;
  return (
    <div className={frame.shell}>
      {shownMenu === 'vertical' && <div className={frame.side} style={menuStyle} />}
      <div className={frame.column}>
        {navbar !== 'hidden' && <div className={frame.bar} style={barStyle} />}
        {shownMenu === 'horizontal' && <div className={frame.menuRow} style={menuStyle} />}
        <div className={frame.main}>
          <ScreenSkeleton />
        </div>
      </div>
    </div>
  );
}
