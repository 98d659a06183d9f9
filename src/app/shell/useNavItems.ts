import { useLocation } from 'react-router-dom';
import { usePreferences } from '../../preferences/preferencesContext';
import type { Screen } from '../../routing/screen';
import { useSession } from '../../session/sessionContext';
import { screenAt, screenChain } from '../screenAt';
import { screens } from '../screens';
import { generatePath } from 'react-router-dom';

/** One entry of the side menu. */
export interface NavItem {
  screen: Screen;
  nav: NonNullable<Screen['nav']>;
  to: string;
  /** `page` for the screen that is open, `true` for the nearest one above it. */
  current: 'page' | 'true' | undefined;
}

/** The entries that the user may open: those of the selected catalog, and the general ones. */
export function useNavItems(): { catalogItems: NavItem[]; generalItems: NavItem[] } {
  const { can } = useSession();
  const { selectedCatalog } = usePreferences().preferences;
  const { pathname } = useLocation();
  const match = screenAt(pathname);
  const nearest = match && screenChain(match).findLast(({ screen }) => screen.nav)?.screen;

  const itemOf = (screen: Screen): NavItem[] => {
    const { nav, ability, path } = screen;
    const isForCatalog = path.includes(':catalogId');
    if (!nav || (ability && !can(ability.action, ability.subject)) || (isForCatalog && selectedCatalog === null))
      return [];
    const to = isForCatalog ? generatePath<string>(path, { catalogId: selectedCatalog }) : path;
    const current = screen !== nearest ? undefined : screen === match?.screen ? 'page' : 'true';
    return [{ screen, nav, to, current }];
  };

  const items = screens.flatMap(itemOf).sort((a, b) => a.nav.order - b.nav.order);
  return {
    catalogItems: items.filter(({ screen }) => screen.path.includes(':catalogId')),
    generalItems: items.filter(({ screen }) => !screen.path.includes(':catalogId')),
  };
}
