import { Navigate } from 'react-router-dom';
import { usePreferences } from '../preferences/preferencesContext';
import { href, paths } from '../routing/paths';
import { useSession } from '../session/sessionContext';

/** The start address leads to the catalog one works in, or to all of them. */
export function Home() {
  const { user } = useSession();
  const { selectedCatalog } = usePreferences().preferences;
  const start =
    selectedCatalog === null ? paths.catalogList : href(paths.catalogDetail, { catalogId: selectedCatalog });
  return <Navigate to={user ? start : paths.signIn} replace />;
}
