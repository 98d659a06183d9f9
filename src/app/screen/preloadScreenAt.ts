import { forgetLoad, loadScreen } from '../../routing/screenLoads';
import { screenAt } from './screenAt';
import { loadSignedIn } from '../shell/loadSignedIn';

/** Prefetches the code of the screen at a path and of the shell around it. If this fails, rendering tries again. */
export function preloadScreenAt(pathname: string): void {
  const match = screenAt(pathname);
  if (!match) return;
  loadScreen(match.screen).catch(() => forgetLoad(match.screen));
  if (match.screen.layout !== 'blank') loadSignedIn().catch(() => undefined);
}
