import { useEffect } from 'react';
import { usePreferences } from '#preferences/preferencesContext';
import { usePathname } from '#routing/navigation';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { screenAt } from '../screen/screenAt';
import { useShellCatalogsQuery, type ShellCatalogsQuery } from './Shell.generated';

/** How many catalogs are requested. A catalog beyond this number may exist although it is not in the list. */
const shownCatalogs = 100;

/** A catalog as the shell shows it. */
type ShellCatalog = ShellCatalogsQuery['catalogs']['catalogs'][number];

/** The current catalog, and all catalogs to select from. */
export interface SelectedCatalog {
  catalog: ShellCatalog | undefined;
  /** undefined while loading. */
  catalogs: readonly ShellCatalog[] | undefined;
  /** The ID of `catalog`, or the expected ID while the catalogs are loading; null for none. */
  catalogId: string | null;
}

/** The default catalog for a user who has not selected one: an active catalog, or else the first one. */
const getStart = (catalogs: readonly ShellCatalog[]) =>
  catalogs.find(({ status }) => status === 'ACTIVE') ?? catalogs[0];

/**
 * Reads the catalogs and determines which one is selected: the one whose pages are open, or else the previous
 * selection, or the default.
 */
export function useSelectedCatalog(): SelectedCatalog {
  const { can } = useSession();
  const pathname = usePathname();
  const { selectedCatalog } = usePreferences().preferences;
  const { data } = useShellCatalogsQuery({ skip: !can('read', 'Catalog'), fetchPolicy: 'cache-first' });
  const opened = screenAt(pathname)?.params.catalogId;
  const catalogs = data?.catalogs.catalogs;
  if (!catalogs) return { catalogs, catalog: undefined, catalogId: opened ?? selectedCatalog };
  const withId = (wanted: string | null | undefined) => catalogs.find(({ id }) => id === wanted);
  const isWhole = catalogs.length < shownCatalogs;
  const catalog = withId(opened) ?? withId(selectedCatalog) ?? (isWhole ? getStart(catalogs) : undefined);
  return { catalogs, catalog, catalogId: catalog?.id ?? (isWhole ? null : selectedCatalog) };
}

/** Remembers the selected catalog for pages that belong to no catalog. */
export function useCatalogTracking({ catalogs, catalog, catalogId }: SelectedCatalog): void {
  const { preferences, setPreferences } = usePreferences();
  const { selectedCatalog } = preferences;
  usePageTitle(catalog?.name, catalog && href(paths.catalogDetail, { catalogId: catalog.id }));
  const isNew = catalogs !== undefined && catalogId !== selectedCatalog;
  useEffect(() => {
    if (isNew) setPreferences({ selectedCatalog: catalogId });
  }, [isNew, catalogId, setPreferences]);
}
