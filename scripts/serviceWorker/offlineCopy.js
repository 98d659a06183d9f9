// Keeps a copy of the app in this browser, from which the app opens when the network is gone. Online, pages come from
// the network, and nothing waits for the service worker. See docs/decisions/0024-offline.md.

/** Name of the cache with the files of the app, and its page as `/`. */
const APP = 'app-files';
/** How long the copy waits for the page to load what it needs itself, and between two files, in milliseconds. */
const COPY_AFTER = 20_000;
const COPY_PAUSE = 20;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests that browsers answer from the network or the cache without starting the service worker, if they can. */
const ROUTES = [
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  { condition: { urlPattern: '/assets/*' }, source: { cacheName: APP } },
];

/**
 * Stores a file. Hosts that vary it by `Origin`, such as Vite's preview, mean only requests of other sites, but the
 * cache would not find it for scripts, which are requested with that header.
 */
const storeFile = async (cache, file) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} can’t be copied: ${response.status}`);
  const headers = new Headers(response.headers);
  headers.delete('vary');
  await cache.put(file, new Response(response.body, { headers }));
};

/**
 * Stores the files of the current build that are missing, and removes those of older builds if no other page is open.
 */
const copyApp = async () => {
  const cache = await caches.open(APP);
  // As in a navigation, because some hosts have the page for those only.
  const page = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  const list = await fetch('/build.json', { cache: 'no-cache' });
  const { id, files } = await list.json();
  // While a new build is being uploaded, its page can be there before the list or the other way around.
  const html = await page.text();
  if (!html.includes(id)) return;
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of files) {
    if (stored.has(file)) continue;
    await storeFile(cache, file);
    await wait(COPY_PAUSE);
  }
  // Former copies, which vary by origin.
  await caches.delete('app');
  // Browsers do not open a page from a response that was redirected.
  await cache.put('/', new Response(html, page));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const current = new Set(['/', ...files]);
  await Promise.all([...stored].filter((path) => !current.has(path)).map((path) => cache.delete(path)));
};

/** The copy that is being made; several tabs ask for the same one. */
let copying;

const copyAppLater = async () => {
  await wait(COPY_AFTER);
  // Without a network, or on a development server, there is nothing to copy.
  if (!navigator.connection?.saveData) await copyApp().catch(() => undefined);
  copying = undefined;
};

const getPage = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match('/', { cacheName: APP });
    if (!page) throw error;
    return page;
  }
};

const getFile = async (request) => (await caches.match(request, { cacheName: APP })) ?? fetch(request);

self.addEventListener('install', (event) => {
  if (event.addRoutes) event.waitUntil(event.addRoutes(ROUTES).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  // Browsers without routes request the page while the service worker starts.
  if (!('addRoutes' in InstallEvent.prototype)) event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('message', (event) => {
  if (event.data === 'MOCK_ACTIVATE') event.waitUntil((copying ??= copyAppLater()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(getPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(getFile(request));
});
