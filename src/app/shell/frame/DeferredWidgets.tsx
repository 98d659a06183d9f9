import { Suspense } from 'react';
import { lazyWithRetry } from '../../../lib/lazyWithRetry';
import { usePreferences } from '../../../preferences/preferencesContext';
import { useIsIdle } from './useIsIdle';
import { useIsInUse } from './useIsInUse';

const Customizer = lazyWithRetry(() => import('../customizer/Customizer').then((module) => module.Customizer));
const ScrollToTop = lazyWithRetry(() => import('./ScrollToTop').then((module) => module.ScrollToTop));
const Ripples = lazyWithRetry(() => import('./Ripples').then((module) => module.Ripples));

/**
 * Widgets that load late: the customizer once the page has its data, and the scroll and ripple effects on the first
 * scroll or press.
 */
export function DeferredWidgets() {
  const { hasScrollToTop, hasRipple } = usePreferences().preferences;
  const isIdle = useIsIdle();
  const isInUse = useIsInUse();
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
