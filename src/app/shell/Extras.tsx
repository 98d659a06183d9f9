import { Suspense } from 'react';
import { patientLazy } from '../../lib/patientLazy';
import { usePreferences } from '../../preferences/preferencesContext';
import { useIsIdle } from './useIsIdle';
import { useIsInUse } from './useIsInUse';

const Customizer = patientLazy(() => import('./customizer/Customizer').then((module) => module.Customizer));
const ScrollToTop = patientLazy(() => import('./ScrollToTop').then((module) => module.ScrollToTop));
const Ripples = patientLazy(() => import('./Ripples').then((module) => module.Ripples));

/**
 * Widgets that load late: the customizer once the page has its data, and the scroll and ripple effects on the first
 * scroll or press.
 */
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
