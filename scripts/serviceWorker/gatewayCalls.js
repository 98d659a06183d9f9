// Passes requests for the gateway to the page that hosts it, through MSW's own script. All others go to the network.

// The build defines GATEWAY_PATHS, and MSW's script defines activeClientIds and handleRequest.
/* global GATEWAY_PATHS, activeClientIds, handleRequest */

/**
 * Name of the cache with an entry for each page in which MSW has started. Browsers end a service worker that is idle,
 * and MSW's script has its pages in memory only.
 */
const PAGES = 'gateway-pages';

const rememberPage = async (id) => {
  const [cache, pages] = await Promise.all([caches.open(PAGES), self.clients.matchAll({ type: 'window' })]);
  await cache.put(`/${id}`, new Response());
  const open = new Set([id, ...pages.map((page) => page.id)]);
  const closed = (await cache.keys()).filter(({ url }) => !open.has(new URL(url).pathname.slice(1)));
  await Promise.all(closed.map((request) => cache.delete(request)));
};

/**
 * Answers the request of a page that MSW's script does not know. It passes those of pages without MSW to the network.
 */
const answerRemembered = async (event) => {
  if (await caches.match(`/${event.clientId}`, { cacheName: PAGES })) activeClientIds.add(event.clientId);
  return handleRequest(event, crypto.randomUUID(), Date.now());
};

self.addEventListener('message', (event) => {
  // MSW sends this at `beforeunload`, when the user can still decide to stay.
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil(rememberPage(event.source.id));
  // Of a page that was loaded before this script was active, or with a forced reload.
  if (event.data === 'TAKE_CONTROL') event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOurs = url.origin === self.location.origin && event.request.mode !== 'navigate';
  if (isOurs && GATEWAY_PATHS.test(url.pathname) && activeClientIds.has(event.clientId)) return;
  event.stopImmediatePropagation();
  if (isOurs && GATEWAY_PATHS.test(url.pathname)) event.respondWith(answerRemembered(event));
});
