import { makeStyles } from '@fluentui/react-components';
import { usePreferences } from '#preferences/preferencesContext';
import { useSession } from '#session/sessionContext';
import { BookmarkBar } from '../bookmarks/BookmarkBar';
import { Breadcrumbs } from './Breadcrumbs';
import { CartSlot } from './CartSlot';
import { CatalogSwitcher } from '../menu/CatalogSwitcher';
import { MenuButton } from '../menu/MenuButton';
import { NotificationBell } from '../notifications/NotificationBell';
import { SearchButton } from '../search/SearchButton';
import { ThemeMenu } from './ThemeMenu';
import { useFrameClasses } from '../frame/useFrameClasses';
import { useBarStyle } from '../menu/usePartStyles';
import { UserMenu } from './UserMenu';

const useStyles = makeStyles({
  crumbs: { flexGrow: 1, minWidth: 0 },
  // On a phone, the palette offers the same.
  roomy: { '@media (max-width: 599.98px)': { display: 'none' } },
});

/** Breadcrumbs, the current catalog, color theme, and account. */
export function TopBar({ hasMenuButton }: { hasMenuButton: boolean }) {
  const styles = useStyles();
  const { bar } = useFrameClasses();
  const { navbar } = usePreferences().preferences;
  const { can } = useSession();
  const style = useBarStyle();
  if (navbar === 'hidden') return null;
  return (
    <header className={bar} style={style}>
      {hasMenuButton && <MenuButton />}
      <div className={styles.crumbs}>
        <Breadcrumbs />
      </div>
      {can('read', 'Bookmark') && <BookmarkBar />}
      <CatalogSwitcher />
      <SearchButton />
      <CartSlot />
      <NotificationBell />
      <div className={styles.roomy}>
        <ThemeMenu />
      </div>
      <UserMenu />
    </header>
  );
}
