import { useRoutes } from 'react-router-dom';
import { routes } from './routes';

/** The page for the current URL. */
export function AppRoutes() {
  return useRoutes(routes);
}
