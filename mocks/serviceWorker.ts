import { setupWorker } from 'msw/browser';
import { http } from 'msw/core/http';
import { isGatewayUrl } from './paths';

/**
 * Starts MSW: from here on `answer` gets the page's calls to the gateway; what it leaves unanswered goes to the network.
 * Rejects where the browser allows no service worker.
 */
export const interceptCalls = async (answer: (request: Request) => Promise<Response | undefined>): Promise<void> => {
  if (!('serviceWorker' in navigator)) throw new TypeError('This browser has no service workers.');
  await setupWorker(http.all('*', ({ request }) => (isGatewayUrl(request.url) ? answer(request) : undefined))).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
};
