import { lazy, Suspense } from 'react';
import { usePreferences } from '../../preferences/preferencesContext';
import { useIsInUse } from './useIsInUse';

const ScrollToTop = lazy(() => import('./ScrollToTop').then((module) => ({ default: module.ScrollToTop })));
const Ripples = lazy(() => import('./Ripples').then((module) => ({ default: module.Ripples })));

/** What answers to moving about and pressing alone: it is fetched once somebody does. */
export function Extras() {
  const { hasScrollToTop, hasRipple } = usePreferences().preferences;
  const isInUse = useIsInUse();
  if (!isInUse) return null;
  return (
    <Suspense fallback={null}>
      {hasScrollToTop && <ScrollToTop />}
      {hasRipple && <Ripples />}
    </Suspense>
  );
}
