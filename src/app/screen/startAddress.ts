import { href, paths } from '../../routing/paths';
import type { SessionAccess } from '../../session/sessionContext';
import { featureScreens } from '../featureScreens';

/**
 * The first page for a user: the current catalog or the catalog list, else the first menu page that the user can open;
 * null if there is none.
 */
export function startAddress(can: SessionAccess['can'], selectedCatalog: string | null): string | null {
  if (selectedCatalog !== null && can('read', 'Catalog')) {
    return href(paths.catalogDetail, { catalogId: selectedCatalog });
  }
  const open = featureScreens.filter(
    ({ nav, ability, path }) => nav && !path.includes(':') && (!ability || can(ability.action, ability.subject)),
  );
  return open.sort((a, b) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0))[0]?.path ?? null;
}
