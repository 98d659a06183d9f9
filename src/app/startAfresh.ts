import { lastingStorage, passingStorage } from '../lib/browserStorage';
import { paths } from '../routing/paths';

/**
 * Forgets what this browser keeps beside the data: session, preferences, drafts. Then loads the start page. For when one
 * of them is what breaks the app each time anew.
 */
export function startAfresh(): void {
  lastingStorage.clear();
  passingStorage.clear();
  window.location.assign(paths.home);
}
