import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '#lib/lazyWithRetry';
import { usePreferences } from '#preferences/preferencesContext';
import { useIsIdle } from './useIsIdle';

const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the user has moved the pointer, scrolled, or pressed anything since the page was loaded. */
function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    if (isInUse) return;
    const note = () => setIsInUse(true);
    for (const event of events) window.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note);
    };
  }, [isInUse]);
  return isInUse;
}

const Customizer = lazyWithRetry(() => import('../customizer/Customizer').then((module) => module.Customizer));
const ScrollToTop = lazyWithRetry(() => import('./ScrollToTop').then((module) => module.ScrollToTop));
const Ripples = lazyWithRetry(() => import('./Ripples').then((module) => module.Ripples));

/**
 * Widgets that load late: the customizer and the styles of printed pages once the page has its data, and the scroll and
 * ripple effects on the first scroll or press.
 */
export function DeferredWidgets() {
  const { hasScrollToTop, hasRipple } = usePreferences().preferences;
  const isIdle = useIsIdle();
  const isInUse = useIsInUse();
  useEffect(() => {
    if (isIdle) void import('./print.css').catch(() => undefined);
  }, [isIdle]);
  return (
    <>
      <Suspense fallback={null}>{isIdle && <Customizer />}</Suspense>
      <Suspense fallback={null}>
        {isInUse && hasScrollToTop && <ScrollToTop />}
        {isInUse && hasRipple && <Ripples />}
      </Suspense>
    </>
  );
}
