import { lazy, Suspense } from 'react';
import { usePreferences } from '../../preferences/preferencesContext';
import { useIsIdle } from './useIsIdle';
import { useIsInUse } from './useIsInUse';

const Customizer = lazy(() => import('./customizer/Customizer').then((module) => ({ default: module.Customizer })));
const ScrollToTop = lazy(() => import('./ScrollToTop').then((module) => ({ default: module.ScrollToTop })));
const Ripples = lazy(() => import('./Ripples').then((module) => ({ default: module.Ripples })));

/** What nobody waits for: the customizer once the page has its data, and what answers to moving about and pressing once somebody does. */
export function Extras() {
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
