import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePreferences } from '#preferences/preferencesContext';
import { usePathname } from '#routing/navigation';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { DeferredWidgets } from './frame/DeferredWidgets';
import { Footer } from './frame/Footer';
import { MenuButton } from './menu/MenuButton';
import { MenuRow } from './menu/MenuRow';
import { messages } from './messages';
import { narrowQuery } from './frame/shellSize';
import { SideBar } from './menu/SideBar';
import { TopBar } from './topBar/TopBar';
import { UserMenu } from './topBar/UserMenu';
import { useCatalogTracking, useSelectedCatalog } from './useSelectedCatalog';
import { useFrameClasses } from './frame/useFrameClasses';
import { useScreenTransition } from './frame/useScreenTransition';

const useStyles = makeStyles({
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
  // What the focus reaches is not under the top bar, and neither is the label above a field.
  main: { '& :focus-visible': { scrollMarginBlockStart: '108px' } },
});

/** The frame around the screens: main menu, top bar, screen area, and footer, arranged according to the preferences. */
export function Shell({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const frame = useFrameClasses();
  const { menu, isMenuHidden, navbar, footer } = usePreferences().preferences;
  const isNarrow = useMediaQuery(narrowQuery);
  const pathname = usePathname();
  const mainRef = useRef<HTMLElement>(null);
  const selected = useSelectedCatalog();
  useCatalogTracking(selected);
  useScreenTransition(mainRef);
  const shownMenu = isNarrow || isMenuHidden ? null : menu;
  // Without a top bar, its essential parts are shown elsewhere.
  const account = navbar === 'hidden' && <UserMenu />;
  return (
    <div className={frame.shell}>
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
      {shownMenu === 'vertical' && <SideBar>{account}</SideBar>}
      <div className={frame.column}>
        <TopBar hasMenuButton={!shownMenu} />
        {shownMenu === 'horizontal' && <MenuRow>{account}</MenuRow>}
        {!shownMenu && account && (
          <header className={frame.quietBar}>
            <MenuButton />
            {account}
          </header>
        )}
        <main ref={mainRef} id="main" tabIndex={-1} className={mergeClasses(frame.main, styles.main)}>
          {children}
        </main>
        {footer !== 'hidden' && <Footer key={pathname} />}
      </div>
      <DeferredWidgets />
    </div>
  );
}
