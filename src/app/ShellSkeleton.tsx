import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { usePreferences } from '../preferences/preferencesContext';
import { ScreenSkeleton } from './ScreenSkeleton';

const useStyles = makeStyles({
  shell: { display: 'flex', minHeight: '100dvh', backgroundColor: tokens.colorNeutralBackground2 },
  side: {
    flexShrink: 0,
    width: '232px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
    '@media (max-width: 899.98px)': { display: 'none' },
  },
  collapsed: { width: '64px' },
  main: { flexGrow: 1, minWidth: 0, padding: `80px ${tokens.spacingHorizontalXXL}` },
});

/** The places of menu, top bar and screen while the code for all of them is on its way. */
export function ShellSkeleton() {
  const styles = useStyles();
  const { isMenuCollapsed } = usePreferences().preferences;
  return (
    <div className={styles.shell}>
      <div className={mergeClasses(styles.side, isMenuCollapsed && styles.collapsed)} />
      <div className={styles.main}>
        <ScreenSkeleton />
      </div>
    </div>
  );
}
