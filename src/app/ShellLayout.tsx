import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../session/sessionContext';
import { ScreenSkeleton } from './ScreenSkeleton';

const Shell = lazy(() => import('./shell/Shell').then((module) => ({ default: module.Shell })));

/** Menu and top bar around a screen for whoever is signed in; the screen alone for the others. */
export function ShellLayout() {
  const { user } = useSession();
  if (!user) return <Outlet />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Shell>
        <Outlet />
      </Shell>
    </Suspense>
  );
}
