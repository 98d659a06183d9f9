import { setupWorker } from 'msw/browser';
import { http } from 'msw/core/http';
import { isGatewayUrl } from './paths';

/**
 * MSW asks for an update of its service worker at each start and does not wait for the answer, so that a page that is left
 * within its first second reports an error that no caller can catch. Browsers look for updates by themselves at each navigation.
 */
const leaveUpdatesToTheBrowser = async (): Promise<void> => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    registration.update = () => Promise.resolve(registration);
  }
};

/**
 * Starts MSW with the service worker at `url`: from here on `answer` gets the page's calls to the gateway; what it leaves
 * unanswered goes to the network. Rejects where the browser allows no service worker.
 */
export const interceptCalls = async (
  answer: (request: Request) => Promise<Response | undefined>,
  url: string,
): Promise<void> => {
  await leaveUpdatesToTheBrowser();
  await setupWorker(http.all('*', ({ request }) => (isGatewayUrl(request.url) ? answer(request) : undefined))).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url },
  });
};
