// The gateway's service worker. Requests for the gateway go to the page that hosts it (through MSW's own script); all
// others go directly to the network. Same paths as in mocks/paths.ts.
const GATEWAY_PATHS = /^\/(?:graphql|health|openapi\.json)$|^\/(?:files|media|feeds|api|apps|jwt|card|faq|blog|profile|pricing|account-setting)\//;

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOurs = url.origin === self.location.origin && event.request.mode !== 'navigate';
  if (!isOurs || !GATEWAY_PATHS.test(url.pathname)) event.stopImmediatePropagation();
});

importScripts('/msw.js');
