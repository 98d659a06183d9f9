import { Navigate } from 'react-router-dom';
import { usePreferences } from '../preferences/preferencesContext';
import { href, paths } from '../routing/paths';

/** The start address leads to the catalog one works in, or to all of them. */
export function Home() {
  const { selectedCatalog } = usePreferences().preferences;
  const start =
    selectedCatalog === null ? paths.catalogList : href(paths.catalogDetail, { catalogId: selectedCatalog });
  return <Navigate to={start} replace />;
}
