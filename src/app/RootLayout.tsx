import { lazy, Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { FocusedPathContext } from '../routing/headingFocus';
import { OutageArea } from './shell/outage/OutageArea';
import { Toasts } from './Toasts';
import { useHasInteracted } from './useHasInteracted';

const FocusKeeper = lazy(() => import('./FocusKeeper').then((module) => ({ default: module.FocusKeeper })));

/** Around all pages: a new page starts at its top, with the focus on its heading; toasts appear over it. */
export function RootLayout() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const hasInteracted = useHasInteracted();
  const focusedPathRef = useRef(pathname);
  const shownPathRef = useRef(pathname);
  useEffect(() => {
    if (shownPathRef.current === pathname) return;
    shownPathRef.current = pathname;
    // Going back, the browser itself finds the place where one was.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return (
    <FocusedPathContext value={focusedPathRef}>
      <Outlet />
      <OutageArea />
      <Toasts />
      {hasInteracted && (
        <Suspense fallback={null}>
          <FocusKeeper />
        </Suspense>
      )}
    </FocusedPathContext>
  );
}
