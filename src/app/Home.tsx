import { Navigate } from 'react-router-dom';
import { usePreferences } from '../preferences/preferencesContext';
import { paths } from '../routing/paths';
import { useSession } from '../session/sessionContext';
import { startAddress } from './screen/startAddress';

/** The start URL redirects to the current catalog, or to another page that the user can view. */
export function Home() {
  const { user, can } = useSession();
  const { selectedCatalog } = usePreferences().preferences;
  const start = startAddress(can, selectedCatalog) ?? paths.notAuthorized;
  return <Navigate to={user ? start : paths.signIn} replace />;
}
