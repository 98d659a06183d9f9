// The gateway's service worker: calls that the gateway answers go to the page that carries it (MSW's own script does
// that); all others take their ordinary way to the network, without the detour. Paths as in mocks/paths.ts.
const GATEWAY_PATHS = /^\/(?:graphql|health)$|^\/(?:files|media|feeds)\//;

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin || !GATEWAY_PATHS.test(url.pathname)) event.stopImmediatePropagation();
});

importScripts('/msw.js');
