import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { usePreferences } from '../../preferences/preferencesContext';
import { LazyBookmarkBar } from './bookmarks/LazyBookmarkBar';
import { Breadcrumbs } from './Breadcrumbs';
import { CatalogSwitcher } from './CatalogSwitcher';
import { MenuButton } from './MenuButton';
import { NotificationBell } from './notifications/NotificationBell';
import { SearchButton } from './search/SearchButton';
import { ThemeMenu } from './ThemeMenu';
import { useBarStyle } from './usePartStyles';
import { UserMenu } from './UserMenu';
import { useShellStyles } from './useShellStyles';

const useStyles = makeStyles({
  crumbs: { flexGrow: 1, minWidth: 0 },
  // On a phone the palette does the same.
  roomy: { '@media (max-width: 599.98px)': { display: 'none' } },
});

/** Where one is, the catalog one works in, colours and account. */
export function TopBar({ hasMenuButton }: { hasMenuButton: boolean }) {
  const styles = useStyles();
  const shellStyles = useShellStyles();
  const { navbar, contentWidth } = usePreferences().preferences;
  const style = useBarStyle();
  if (navbar === 'hidden') return null;
  const isBoxed = navbar === 'floating' && contentWidth === 'boxed';
  return (
    <header
      className={mergeClasses(shellStyles.bar, shellStyles[navbar], isBoxed && shellStyles.boxedBar)}
      style={style}
    >
      {hasMenuButton && <MenuButton />}
      <div className={styles.crumbs}>
        <Breadcrumbs />
      </div>
      <LazyBookmarkBar />
      <CatalogSwitcher />
      <SearchButton />
      <NotificationBell />
      <div className={styles.roomy}>
        <ThemeMenu />
      </div>
      <UserMenu />
    </header>
  );
}
