import { setupWorker } from 'msw/browser';
import { http } from 'msw/core/http';
import { isGatewayUrl } from './paths';

/**
 * Starts MSW with the service worker at `url`: from here on `answer` gets the page's calls to the gateway; what it leaves
 * unanswered goes to the network. Rejects where the browser allows no service worker.
 */
export const interceptCalls = async (
  answer: (request: Request) => Promise<Response | undefined>,
  url: string,
): Promise<void> => {
  await setupWorker(http.all('*', ({ request }) => (isGatewayUrl(request.url) ? answer(request) : undefined))).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url },
  });
};
