import { Suspense, useRef, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { FocusedPathContext } from '#routing/headingFocus';
import { usePathname } from '#routing/navigation';
import { modalSupport } from '#ui/dialog/modalSupport';
import { OutageArea } from '../shell/outage/OutageArea';
import { Toasts } from './Toasts';
import { useHasInteracted } from './useHasInteracted';
import { useScrollbarWidth } from './useScrollbarWidth';
import { useScrollMemory } from '../screen/useScrollMemory';

const FocusManager = lazyWithRetry(() => import('../screen/FocusManager').then((module) => module.FocusManager));

/** Wraps all pages. A new page starts at the top with the focus on its heading; toasts appear over it. */
export function RootLayout() {
  const pathname = usePathname();
  const hasInteracted = useHasInteracted();
  const focusedPathRef = useRef(pathname);
  const support = useSyncExternalStore(modalSupport.subscribe, modalSupport.get);
  useScrollMemory();
  useScrollbarWidth();
  return (
    <FocusedPathContext value={focusedPathRef}>
      <Outlet />
      <OutageArea />
      <Toasts />
      {support}
      {hasInteracted && (
        <Suspense fallback={null}>
          <FocusManager />
        </Suspense>
      )}
    </FocusedPathContext>
  );
}
