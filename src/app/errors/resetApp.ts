import { localStore, sessionStore } from '#lib/browserStorage';
import { paths } from '#routing/paths';

/**
 * Clears what this browser stores besides the data (session, preferences, drafts), then loads the home page. For stored
 * state that breaks the app on every start.
 */
export function resetApp(): void {
  localStore.clear();
  sessionStore.clear();
  window.location.assign(paths.home);
}
