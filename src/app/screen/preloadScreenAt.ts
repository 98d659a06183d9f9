import type { Screen } from '#routing/screen';
import { forgetLoad, loadScreen } from '#routing/screenLoads';
import { screenAt } from './screenAt';

/** Prefetches the code of the screen at a path and returns the screen. If this fails, rendering tries again. */
export function preloadScreenAt(pathname: string): Screen | undefined {
  const screen = screenAt(pathname)?.screen;
  if (screen) loadScreen(screen).catch(() => forgetLoad(screen));
  return screen;
}
