import { useEffect } from 'react';
import { usePreferences } from '../../preferences/preferencesContext';
import { usePathname } from '../../routing/navigation';
import { usePageTitle } from '../../routing/pageNames';
import { href, paths } from '../../routing/paths';
import { useSession } from '../../session/sessionContext';
import { screenAt } from '../screenAt';
import { useShellCatalogsQuery, type ShellCatalogsQuery } from './Shell.generated';

/** So many are asked for; a catalog beyond them may be there although it is not among them. */
const shownCatalogs = 100;

/** A catalog as the shell shows it. */
export type ShellCatalog = ShellCatalogsQuery['catalogs']['catalogs'][number];

/** The catalog one works in, and all there are to choose from. */
export interface SelectedCatalog {
  catalog: ShellCatalog | undefined;
  /** undefined while they are loaded. */
  catalogs: readonly ShellCatalog[] | undefined;
  /** That of `catalog`, or what it will be as far as one can tell while they are loaded; null for none. */
  catalogId: string | null;
}

/** Where one starts who has not chosen yet: a catalog in use, or else the first there is. */
const startOf = (catalogs: readonly ShellCatalog[]) =>
  catalogs.find(({ status }) => status === 'ACTIVE') ?? catalogs[0];

/**
 * Reads the catalogs and which of them is selected: the one whose pages are open, or else the one that was before, or
 * where one starts.
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
  const catalog = withId(opened) ?? withId(selectedCatalog) ?? (isWhole ? startOf(catalogs) : undefined);
  return { catalogs, catalog, catalogId: catalog?.id ?? (isWhole ? null : selectedCatalog) };
}

/** Remembers what is selected for pages that belong to no catalog. */
export function useCatalogTracking({ catalogs, catalog, catalogId }: SelectedCatalog): void {
  const { preferences, setPreferences } = usePreferences();
  const { selectedCatalog } = preferences;
  usePageTitle(catalog?.name, catalog && href(paths.catalogDetail, { catalogId: catalog.id }));
  const isNew = catalogs !== undefined && catalogId !== selectedCatalog;
  useEffect(() => {
    if (isNew) setPreferences({ selectedCatalog: catalogId });
  }, [isNew, catalogId, setPreferences]);
}
