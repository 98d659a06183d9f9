import { Suspense, useEffect, createElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { useSession } from '#session/sessionContext';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { loadedScreen, loadScreen } from '#routing/screenLoads';
import { DocumentTitle } from './DocumentTitle';
import { ScreenError } from './ScreenError';
import { ScreenSkeleton } from './ScreenSkeleton';
import { noteShown } from './shownScreen';
import { useLoaded } from '#routing/useLoaded';

/** A screen, or its skeleton while its code loads. Throws if loading fails. */
function ScreenContent({ screen }: { screen: Screen }) {
  const content = useLoaded(loadedScreen(screen), () => loadScreen(screen));
  useEffect(() => {
    if (content) noteShown();
  }, [content]);
  return content ? createElement(content) : <ScreenSkeleton />;
}

/**
 * What the router adds to every screen: the access check, the title, a skeleton while it loads, and an error page when
 * it fails.
 */
export function ScreenFrame({ screen }: { screen: Screen }) {
  const { user, can, signedOut } = useSession();
  const { pathname, search } = useLocation();
  if (!user && !screen.isPublic) {
    // Users who signed out themselves start from the home page; all others return to this page.
    const returnTo = signedOut === 'user' || pathname === paths.home ? null : pathname + search;
    return <Navigate to={href(paths.signIn, {}, { returnTo })} replace />;
  }
  if (screen.ability && !can(screen.ability.action, screen.ability.subject)) {
    const isUnavailable = user?.unavailable.some((subject) => subject === screen.ability?.subject);
    return <Navigate to={isUnavailable ? paths.notFound : paths.notAuthorized} replace />;
  }
  const fallback = (error: unknown, retry: () => void) => <ScreenError error={error} onRetry={retry} />;
  return (
    <ErrorBoundary fallback={fallback}>
      <DocumentTitle screen={screen} />
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenContent screen={screen} />
      </Suspense>
    </ErrorBoundary>
  );
}
