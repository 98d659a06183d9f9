import { usePathname } from '#routing/navigation';
import { navGroups, type Screen, type ScreenNav } from '#routing/screen';
import { useSession } from '#session/sessionContext';
import { screenAt, screenChain } from '../../screen/screenAt';
import { screens } from '../../screens';
import { useSelectedCatalog } from '../useSelectedCatalog';
import { generatePath } from 'react-router-dom';

/** One entry of the side menu. */
export interface NavItem {
  screen: Screen;
  nav: ScreenNav;
  /** null while the catalog is not known yet. */
  to: string | null;
  /** `page` for the current screen, `true` for its nearest parent. */
  current: 'page' | 'true' | undefined;
}

/** A group of menu entries. */
export interface NavGroup {
  id: (typeof navGroups)[number];
  items: readonly NavItem[];
}

const getGroup = ({ screen, nav }: NavItem): NavGroup['id'] =>
  nav.group ?? (screen.path.includes(':catalogId') ? 'catalog' : 'data');

/** The menu entries that the user can open, without empty groups. */
export function useNavGroups(): readonly NavGroup[] {
  const { can } = useSession();
  const { catalogs, catalogId } = useSelectedCatalog();
  const pathname = usePathname();
  const match = screenAt(pathname);
  const nearest = match && screenChain(match).findLast(({ screen }) => screen.nav)?.screen;

  const toItem = (screen: Screen): NavItem[] => {
    const { nav, ability, path } = screen;
    const isForCatalog = path.includes(':catalogId');
    if (!nav || (ability && !can(ability.action, ability.subject))) return [];
    // The entry keeps its place, so that nothing shifts when the catalogs arrive.
    if (isForCatalog && (!can('read', 'Catalog') || (catalogs && catalogId === null))) return [];
    const to = !isForCatalog ? path : catalogId === null ? null : generatePath<string>(path, { catalogId });
    const current = screen !== nearest ? undefined : screen === match?.screen ? 'page' : 'true';
    return [{ screen, nav, to, current }];
  };

  const items = screens.flatMap(toItem).sort((a, b) => a.nav.order - b.nav.order);
  return navGroups
    .map((id) => ({ id, items: items.filter((item) => getGroup(item) === id) }))
    .filter((group) => group.items.length > 0);
}
