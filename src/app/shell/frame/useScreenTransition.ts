import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useDirection } from '#i18n/useDirection';
import type { LayoutChoices } from '#preferences/layout';
import { usePreferences } from '#preferences/preferencesContext';
import { usePathname } from '#routing/navigation';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';

/** How long the transition to a page takes, in milliseconds. */
const transitionMs = 180;

/**
 * The keyframes of a transition. A page slides in from the side where reading starts, because from the other side it
 * would widen the page.
 */
function getFrames(transition: Exclude<LayoutChoices['transition'], 'none'>, direction: LayoutChoices['direction']) {
  if (transition === 'fade') return [{ opacity: 0 }, { opacity: 1 }];
  const from = direction === 'rtl' ? 24 : -24;
  return [
    { opacity: 0, transform: `translateX(${from}px)` },
    { opacity: 1, transform: 'none' },
  ];
}

/** Animates each new page according to the preferences, unless the user prefers reduced motion. */
export function useScreenTransition(placeRef: RefObject<HTMLElement | null>): void {
  const { transition } = usePreferences().preferences;
  const direction = useDirection();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const pathname = usePathname();
  const shownPathRef = useRef(pathname);
  useLayoutEffect(() => {
    if (shownPathRef.current === pathname) return;
    shownPathRef.current = pathname;
    if (transition === 'none' || isStill) return;
    placeRef.current?.animate(getFrames(transition, direction), { duration: transitionMs, easing: 'ease-out' });
  }, [pathname, transition, direction, isStill, placeRef]);
}
