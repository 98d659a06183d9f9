import { usePathname } from '../../routing/navigation';
import { navGroups, type Screen, type ScreenNav } from '../../routing/screen';
import { useSession } from '../../session/sessionContext';
import { screenAt, screenChain } from '../screenAt';
import { screens } from '../screens';
import { useSelectedCatalog } from './useSelectedCatalog';
import { generatePath } from 'react-router-dom';

/** One entry of the side menu. */
export interface NavItem {
  screen: Screen;
  nav: ScreenNav;
  /** null while it is not known of which catalog it will be. */
  to: string | null;
  /** `page` for the screen that is open, `true` for the nearest one above it. */
  current: 'page' | 'true' | undefined;
}

/** The entries of the menu that belong together. */
export interface NavGroup {
  id: (typeof navGroups)[number];
  items: readonly NavItem[];
}

const groupOf = ({ screen, nav }: NavItem): NavGroup['id'] =>
  nav.group ?? (screen.path.includes(':catalogId') ? 'catalog' : 'data');

/** The entries that the user may open, in the groups that have any. */
export function useNavGroups(): readonly NavGroup[] {
  const { can } = useSession();
  const { catalogs, catalogId } = useSelectedCatalog();
  const pathname = usePathname();
  const match = screenAt(pathname);
  const nearest = match && screenChain(match).findLast(({ screen }) => screen.nav)?.screen;

  const itemOf = (screen: Screen): NavItem[] => {
    const { nav, ability, path } = screen;
    const isForCatalog = path.includes(':catalogId');
    if (!nav || (ability && !can(ability.action, ability.subject))) return [];
    // Its place is kept, so that nothing moves when the catalogs are there.
    if (isForCatalog && (!can('read', 'Catalog') || (catalogs && catalogId === null))) return [];
    const to = !isForCatalog ? path : catalogId === null ? null : generatePath<string>(path, { catalogId });
    const current = screen !== nearest ? undefined : screen === match?.screen ? 'page' : 'true';
    return [{ screen, nav, to, current }];
  };

  const items = screens.flatMap(itemOf).sort((a, b) => a.nav.order - b.nav.order);
  return navGroups
    .map((id) => ({ id, items: items.filter((item) => groupOf(item) === id) }))
    .filter((group) => group.items.length > 0);
}
