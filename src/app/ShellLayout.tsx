import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { StandalonePage } from '../features/misc/StandalonePage';
import { useSession } from '../session/sessionContext';
import { loadSignedIn } from './shell/loadSignedIn';
import { ShellSkeleton } from './ShellSkeleton';

const SignedIn = lazy(() => loadSignedIn().then((module) => ({ default: module.SignedIn })));

/** Menu and top bar around a screen for whoever is signed in; the screen under the app's name for the others. */
export function ShellLayout() {
  const { user } = useSession();
  if (!user) {
    return (
      <StandalonePage>
        <Outlet />
      </StandalonePage>
    );
  }
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <SignedIn key={user.id}>
        <Outlet />
      </SignedIn>
    </Suspense>
  );
}
