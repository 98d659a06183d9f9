import { useFocusFinders } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { FocusedPathContext } from '../routing/headingFocus';
import { Toasts } from './Toasts';

/** Around all pages: a new page starts at its top, with the focus on its heading; toasts appear over it. */
export function RootLayout() {
  // A user of Fluent's focus management that stays: a dialog that leaves with its page would else take along
  // what knows that the page behind it was hidden from screen readers.
  useFocusFinders();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
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
      <Toasts />
    </FocusedPathContext>
  );
}
