import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { usePreferences } from '#preferences/preferencesContext';
import { CollapseButton } from './CollapseButton';
import { SideMenu } from './SideMenu';
import { useFrameClasses } from '../frame/useFrameClasses';
import { useMenuStyle } from './usePartStyles';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
  },
  narrowFoot: { justifyContent: 'center' },
});

/** The main menu beside the page. `children` are rendered at its end. */
export function SideBar({ children }: { children?: ReactNode }) {
  const { side } = useFrameClasses();
  const styles = useStyles();
  const { preferences, setPreferences } = usePreferences();
  const { isMenuCollapsed } = preferences;
  return (
    <div className={side} style={useMenuStyle()}>
      <SideMenu isCollapsed={isMenuCollapsed} />
      <div className={mergeClasses(styles.foot, isMenuCollapsed && styles.narrowFoot)}>
        <CollapseButton
          isCollapsed={isMenuCollapsed}
          onChange={(isCollapsed) => setPreferences({ isMenuCollapsed: isCollapsed })}
        />
        {children}
      </div>
    </div>
  );
}
