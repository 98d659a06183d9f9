import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreferences } from '../../preferences/preferencesContext';
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
}

/** Reads the catalogs and which of them is selected. */
export function useSelectedCatalog(): SelectedCatalog {
  const { can } = useSession();
  const { selectedCatalog } = usePreferences().preferences;
  const { data } = useShellCatalogsQuery({ skip: !can('read', 'Catalog'), fetchPolicy: 'cache-first' });
  const catalogs = data?.catalogs.catalogs;
  return { catalogs, catalog: catalogs?.find(({ id }) => id === selectedCatalog) };
}

/** Where one starts who has not chosen yet: a catalog in use, or else the first there is. */
const startOf = (catalogs: readonly ShellCatalog[]) =>
  (catalogs.find(({ status }) => status === 'ACTIVE') ?? catalogs[0])?.id ?? null;

/** Keeps the selection true: the catalog whose pages one opens is selected; one that is gone is not any more. */
export function useCatalogTracking({ catalogs, catalog }: SelectedCatalog): void {
  const { preferences, setPreferences } = usePreferences();
  const { pathname } = useLocation();
  const opened = screenAt(pathname)?.params.catalogId;
  const { selectedCatalog } = preferences;
  usePageTitle(catalog?.name, catalog && href(paths.catalogDetail, { catalogId: catalog.id }));
  const isKnown = catalogs?.some(({ id }) => id === opened) ?? false;
  const isGone = catalogs !== undefined && catalogs.length < shownCatalogs && !catalog;
  const next = isKnown && opened !== undefined ? opened : isGone ? startOf(catalogs) : selectedCatalog;
  useEffect(() => {
    if (next !== selectedCatalog) setPreferences({ selectedCatalog: next });
  }, [next, selectedCatalog, setPreferences]);
}
