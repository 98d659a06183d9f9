import { loadScreen } from '../routing/screenLoads';
import { screenAt } from './screenAt';

/** Fetches the code of the screen at a path ahead of its drawing. A failure shows when it is drawn. */
export function preloadScreenAt(pathname: string): void {
  const match = screenAt(pathname);
  if (match) loadScreen(match.screen).catch(() => undefined);
}
