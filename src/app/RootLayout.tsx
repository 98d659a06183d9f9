import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { HeadingFocusContext } from '../routing/headingFocus';
import { Toasts } from './Toasts';

/** Around all pages: a new page starts at its top, with the focus on its heading; toasts appear over it. */
export function RootLayout() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastRef = useRef(pathname);
  const dueRef = useRef(false);
  useEffect(() => {
    if (lastRef.current === pathname) return;
    lastRef.current = pathname;
    dueRef.current = true;
    // Going back, the browser itself finds the place where one was.
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return (
    <HeadingFocusContext value={dueRef}>
      <Outlet />
      <Toasts />
    </HeadingFocusContext>
  );
}
