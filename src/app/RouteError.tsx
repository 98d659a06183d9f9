import { useRouteError } from 'react-router-dom';
import { ScreenError } from './ScreenError';

/** Stands in place of everything when the frame around the screens broke. */
export function RouteError() {
  return <ScreenError error={useRouteError()} onRetry={() => window.location.reload()} />;
}
