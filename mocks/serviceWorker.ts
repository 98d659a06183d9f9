import { setupWorker } from 'msw/browser';
import { http } from 'msw/core/http';
import { isGatewayUrl } from '#server/paths';

/**
 * MSW requests an update of its service worker at each start without awaiting the result, so a page that is closed
 * within its first second reports an error that no caller can catch. Browsers check for updates at each navigation
 * anyway.
 */
const leaveUpdatesToTheBrowser = async (): Promise<void> => {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    registration.update = () => Promise.resolve(registration);
  }
};

/**
 * Starts MSW with the service worker at `url`. From then on, `answer` gets the page's requests to the gateway; those it
 * does not answer go to the network. Rejects if the browser does not allow service workers.
 */
export async function interceptCalls(
  answer: (request: Request) => Promise<Response | undefined>,
  url: string,
): Promise<void> {
  await leaveUpdatesToTheBrowser();
  await setupWorker(http.all('*', ({ request }) => (isGatewayUrl(request.url) ? answer(request) : undefined))).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url },
  });
}
