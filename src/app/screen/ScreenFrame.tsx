import { Suspense, useEffect, createElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { useSession } from '#session/sessionContext';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { loadedScreen, loadScreen } from '#routing/screenLoads';
import { ScreenError } from './ScreenError';
import { ScreenSkeleton } from './ScreenSkeleton';
import { noteShown } from './shownScreen';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { usePathname } from '#routing/navigation';
import { usePageName } from '#routing/pageNames';
import { messages } from '../messages';
import { useLoaded } from '#routing/useLoaded';

/** A screen, or its skeleton while its code loads. Throws if loading fails. */
function ScreenContent({ screen }: { screen: Screen }) {
  const content = useLoaded(loadedScreen(screen), () => loadScreen(screen));
  useEffect(() => {
    if (content) noteShown();
  }, [content]);
  return content ? createElement(content) : <ScreenSkeleton />;
}

/** Sets the tab title to the name of the content shown, or else to the title of the screen. */
function useDocumentTitle(title: MessageDescriptor): void {
  const { formatMessage } = useIntl();
  const pathname = usePathname();
  const page = usePageName(pathname) ?? formatMessage(title);
  useEffect(() => {
    document.title = formatMessage(messages.documentTitle, { page });
  }, [formatMessage, page]);
}

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
    const returnTo = signedOut === 'user' || pathname === paths.home ? null : pathname + search;
    return <Navigate to={href(paths.signIn, {}, { returnTo })} replace />;
  }
  if (screen.ability && !can(screen.ability.action, screen.ability.subject)) {
    return <Navigate to={paths.notAuthorized} replace />;
  }
  const fallback = (error: unknown, retry: () => void) => <ScreenError error={error} onRetry={retry} />;
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={<ScreenSkeleton />}>
        <ScreenContent screen={screen} />
      </Suspense>
    </ErrorBoundary>
  );
}
