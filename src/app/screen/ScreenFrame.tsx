import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href, paths } from '../../routing/paths';
import type { Screen } from '../../routing/screen';
import { useSession } from '../../session/sessionContext';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { forgetLoad } from '../../routing/screenLoads';
import { ScreenContent } from './ScreenContent';
import { ScreenError } from './ScreenError';
import { ScreenSkeleton } from './ScreenSkeleton';
import { useDocumentTitle } from './useDocumentTitle';

/**
 * What the router adds to every screen: the access check, the title, a skeleton while it loads, and an error page when
 * it fails.
 */
export function ScreenFrame({ screen }: { screen: Screen }) {
  const { user, can, signedOut } = useSession();
  const { pathname, search } = useLocation();
  useDocumentTitle(screen.title);
  if (!user && !screen.isPublic) {
    // Users who signed out themselves start from the home page; all others return to this page.
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
