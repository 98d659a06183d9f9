import { lastingStorage, passingStorage } from '../lib/browserStorage';
import { paths } from '../routing/paths';

/**
 * Clears what this browser stores besides the data (session, preferences, drafts), then loads the home page. For stored
 * state that breaks the app on every start.
 */
export function startAfresh(): void {
  lastingStorage.clear();
  passingStorage.clear();
  window.location.assign(paths.home);
}
