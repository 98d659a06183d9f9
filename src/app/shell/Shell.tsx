import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePreferences } from '../../preferences/preferencesContext';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { CollapseButton } from './CollapseButton';
import { messages } from './messages';
import { narrowQuery } from './shellSize';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useCatalogTracking, useSelectedCatalog } from './useSelectedCatalog';

const useStyles = makeStyles({
  shell: { display: 'flex', minHeight: '100dvh', backgroundColor: tokens.colorNeutralBackground2 },
  skip: {
    position: 'fixed',
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineStart: tokens.spacingHorizontalS,
    zIndex: 100,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    borderRadius: tokens.borderRadiusMedium,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
  side: {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flexShrink: 0,
    width: '232px',
    height: '100dvh',
    boxSizing: 'border-box',
    overflowX: 'hidden',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
  },
  collapsed: { width: '64px' },
  column: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  main: {
    flexGrow: 1,
    width: '100%',
    maxWidth: '1440px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalXXL}`,
    ':focus': { outlineStyle: 'none' },
    '@media (max-width: 899.98px)': { padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}` },
  },
});

/** The frame around the screens: side menu, top bar, and the place for a screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { preferences, setPreferences } = usePreferences();
  const isNarrow = useMediaQuery(narrowQuery);
  const mainRef = useRef<HTMLElement>(null);
  const selected = useSelectedCatalog();
  useCatalogTracking(selected);
  const { isMenuCollapsed } = preferences;
  return (
    <div className={styles.shell}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          mainRef.current?.focus();
        }}
      >
        {formatMessage(messages.skip)}
      </a>
      {!isNarrow && (
        <div className={mergeClasses(styles.side, isMenuCollapsed && styles.collapsed)}>
          <SideMenu isCollapsed={isMenuCollapsed} />
          <CollapseButton
            isCollapsed={isMenuCollapsed}
            onChange={(isCollapsed) => setPreferences({ isMenuCollapsed: isCollapsed })}
          />
        </div>
      )}
      <div className={styles.column}>
        <TopBar hasMenuButton={isNarrow} />
        <main ref={mainRef} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
