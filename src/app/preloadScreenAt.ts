import { forgetLoad, loadScreen } from '../routing/screenLoads';
import { screenAt } from './screenAt';
import { loadSignedIn } from './shell/loadSignedIn';

/** Fetches the code of the screen at a path, and of the shell around it, ahead of its drawing, which tries again if this fails. */
export function preloadScreenAt(pathname: string): void {
  const match = screenAt(pathname);
  if (!match) return;
  loadScreen(match.screen).catch(() => forgetLoad(match.screen));
  if (match.screen.layout !== 'blank') loadSignedIn().catch(() => undefined);
}
