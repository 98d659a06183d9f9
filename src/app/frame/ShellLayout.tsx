import { createElement } from 'react';
import { Outlet } from 'react-router-dom';
import { useLoaded } from '#routing/useLoaded';
import { useSession } from '#session/sessionContext';
import { ScreenSkeleton } from '../screen/ScreenSkeleton';
import { loadedSignedIn, loadSignedIn } from '../shell/loadSignedIn';

function SignedInLayout() {
  const signedIn = useLoaded(loadedSignedIn(), loadSignedIn);
  return signedIn ? createElement(signedIn, { children: <Outlet /> }) : <ScreenSkeleton />;
}

const loadStandalone = () => import('#features/misc/StandalonePage').then((module) => module.StandalonePage);

function SignedOutLayout() {
  const page = useLoaded(undefined, loadStandalone);
  return page ? createElement(page, null, <Outlet />) : null;
}

/** Menu and top bar around a screen for signed-in users; the screen under the app name for all others. */
export function ShellLayout() {
  const { user } = useSession();
  if (user) return <SignedInLayout key={user.id} />;
  return <SignedOutLayout />;
}
