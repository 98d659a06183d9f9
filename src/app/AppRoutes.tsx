import { useRoutes } from 'react-router-dom';
import { routes } from './routes';

/** The page at the address. */
export function AppRoutes() {
  return useRoutes(routes);
}
