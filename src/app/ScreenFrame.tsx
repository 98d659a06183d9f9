import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href, paths } from '../routing/paths';
import type { Screen } from '../routing/screen';
import { useSession } from '../session/sessionContext';
import { ErrorBoundary } from './ErrorBoundary';
import { forgetLoad } from '../routing/screenLoads';
import { ScreenContent } from './ScreenContent';
import { ScreenError } from './ScreenError';
import { ScreenSkeleton } from './ScreenSkeleton';
import { useDocumentTitle } from './useDocumentTitle';

/** What every screen gets from the router: who may see it, its title, a skeleton while it loads, a way out when it breaks. */
export function ScreenFrame({ screen }: { screen: Screen }) {
  const { user, can, signedOut } = useSession();
  const { pathname, search } = useLocation();
  useDocumentTitle(screen.title);
  if (!user && !screen.isPublic) {
    // Who signed out by themselves starts afresh; everybody else comes back here.
    const returnTo = signedOut === 'user' ? null : pathname + search;
    return <Navigate to={href(paths.signIn, {}, { returnTo })} replace />;
  }
  if (screen.ability && !can(screen.ability.action, screen.ability.subject)) {
    return <Navigate to={paths.notAuthorized} replace />;
  }
  const fallback = (error: unknown, retry: () => void) => {
    const startAgain = () => {
      forgetLoad(screen);
      retry();
    };
    return <ScreenError error={error} onRetry={startAgain} />;
  };
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenContent screen={screen} />
      </Suspense>
    </ErrorBoundary>
  );
}
