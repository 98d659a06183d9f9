import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePathname } from '#routing/navigation';
import { Brand } from './Brand';
import { useMenuHeadingStyles } from './useMenuHeadingStyles';
import { messages } from '../messages';
import { FoldedGroup } from './FoldedGroup';
import { NavList } from './NavList';
import { topBarHeight } from '../frame/shellSize';
import { useNavGroups } from './useNavGroups';
import { useSelectedCatalog } from '../useSelectedCatalog';

const useStyles = makeStyles({
  menu: {
    width: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
  },
  brand: { height: topBarHeight, marginBlockEnd: `calc(-1 * ${tokens.spacingVerticalS})` },
});

export interface SideMenuProps {
  isCollapsed: boolean;
  onNavigate?: () => void;
}

/** The app name and the menu entries in their groups. The menu scrolls to the entry of the current screen. */
export function SideMenu({ isCollapsed, onNavigate }: SideMenuProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { heading } = useMenuHeadingStyles();
  const { catalog } = useSelectedCatalog();
  const menuRef = useRef<HTMLElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    const frame = menuRef.current?.parentElement;
    const current = menuRef.current?.querySelector('[aria-current]');
    if (!frame || !current) return undefined;
    // Called after the next layout, so that none is needed here.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (!entry?.rootBounds || entry.intersectionRatio === 1) return;
        const { rootBounds, boundingClientRect: place } = entry;
        // `scrollIntoView` could also scroll the page.
        frame.scrollTop += (place.top + place.bottom - rootBounds.top - rootBounds.bottom) / 2;
      },
      { root: frame },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [pathname]);
  const headings = {
    home: null,
    catalog: catalog?.name ?? formatMessage(messages.catalog),
    data: formatMessage(messages.allCatalogs),
    apps: formatMessage(messages.apps),
    pages: formatMessage(messages.pages),
    system: formatMessage(messages.administration),
  };
  return (
    <nav ref={menuRef} className={styles.menu} aria-label={formatMessage(messages.menu)}>
      <Brand className={styles.brand} isCollapsed={isCollapsed} onNavigate={onNavigate} />
      {useNavGroups().map(({ id, items }) =>
        id === 'apps' || id === 'pages' ? (
          <FoldedGroup key={id} {...{ id, items, isCollapsed, onNavigate }} heading={headings[id]} />
        ) : (
          <div key={id}>
            {!isCollapsed && headings[id] && <h2 className={heading}>{headings[id]}</h2>}
            <NavList items={items} isCollapsed={isCollapsed} onNavigate={onNavigate} />
          </div>
        ),
      )}
    </nav>
  );
}
