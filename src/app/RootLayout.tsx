import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { HeadingFocusContext } from '../routing/headingFocus';
import { Toasts } from './Toasts';

/** Around all pages: at each change of the page the next heading takes the focus, the scroll position is kept, and toasts appear. */
export function RootLayout() {
  const { pathname } = useLocation();
  const lastRef = useRef(pathname);
  const dueRef = useRef(false);
  useEffect(() => {
    if (lastRef.current === pathname) return;
    lastRef.current = pathname;
    dueRef.current = true;
  }, [pathname]);
  return (
    <HeadingFocusContext value={dueRef}>
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </HeadingFocusContext>
  );
}
