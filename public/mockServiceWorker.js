// The gateway's service worker: calls that the gateway answers go to the page that carries it (MSW's own script does
// that); all others take their ordinary way to the network, without the detour. Paths as in mocks/paths.ts.
const GATEWAY_PATHS = /^\/(?:graphql|health|openapi\.json)$|^\/(?:files|media|feeds|api|apps|jwt|card|faq|blog|profile|pricing|account-setting)\//;

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOurs = url.origin === self.location.origin && event.request.mode !== 'navigate';
  if (!isOurs || !GATEWAY_PATHS.test(url.pathname)) event.stopImmediatePropagation();
});

importScripts('/msw.js');
