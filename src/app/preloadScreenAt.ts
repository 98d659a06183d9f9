import { forgetLoad, loadScreen } from '../routing/screenLoads';
import { screenAt } from './screenAt';

/** Fetches the code of the screen at a path ahead of its drawing, which tries again if this fails. */
export function preloadScreenAt(pathname: string): void {
  const match = screenAt(pathname);
  if (match) loadScreen(match.screen).catch(() => forgetLoad(match.screen));
}
