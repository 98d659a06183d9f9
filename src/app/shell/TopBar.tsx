import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from './Breadcrumbs';
import { CatalogSwitcher } from './CatalogSwitcher';
import { messages } from './messages';
import { topBarHeight } from './shellSize';
import { ThemeMenu } from './ThemeMenu';
import { UserMenu } from './UserMenu';

const MenuDrawer = lazy(() => import('./MenuDrawer').then((module) => ({ default: module.MenuDrawer })));

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    height: topBarHeight,
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (max-width: 899.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
  crumbs: { flexGrow: 1, minWidth: 0 },
});

/** Where one is, the catalog one works in, colours and account. */
export function TopBar({ hasMenuButton }: { hasMenuButton: boolean }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  return (
    <header className={styles.bar}>
      {hasMenuButton && (
        <Button
          appearance="subtle"
          icon={<Navigation20Regular />}
          aria-label={formatMessage(messages.openMenu)}
          aria-expanded={isMenuOpen}
          onClick={() => {
            setHasBeenOpen(true);
            setIsMenuOpen(true);
          }}
        />
      )}
      {hasMenuButton && hasBeenOpen && (
        <Suspense fallback={null}>
          <MenuDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
      <div className={styles.crumbs}>
        <Breadcrumbs />
      </div>
      <CatalogSwitcher />
      <ThemeMenu />
      <UserMenu />
    </header>
  );
}
