import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ROUTES } from '#server/rest/routes';
import { getServiceWorkerScript } from '#scripts/serviceWorker';

const ORIGIN = 'https://catalogs.example.com';
const script = await getServiceWorkerScript();

interface SimulatedEvent {
  request: { url: string; mode: string };
  clientId: string;
  stopImmediatePropagation: () => void;
  respondWith: (response: Promise<string>) => void;
}

/** Entries of the caches: a page that MSW has started in, and the offline copy of the app. */
const stored = new Set(['/remembered', '/', '/assets/app.js']);

/** Runs the script beside a page with MSW. `answeredBy` returns by whom a request is answered. */
const createWorker = ({ isOnline = true } = {}) => {
  const imported: string[] = [];
  const listeners: ((event: SimulatedEvent) => void)[] = [];
  const activeClientIds = new Set(['page']);
  const reachNetwork = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return 'network';
  };
  runInNewContext(script, {
    URL,
    crypto,
    activeClientIds,
    caches: {
      match: async (key: string | { url: string }) =>
        stored.has(typeof key === 'string' ? key : new URL(key.url).pathname) ? 'copy' : undefined,
    },
    fetch: reachNetwork,
    handleRequest: ({ clientId }: SimulatedEvent) => (activeClientIds.has(clientId) ? 'page' : reachNetwork()),
    importScripts: (url: string) => imported.push(url),
    self: {
      location: new URL(ORIGIN),
      addEventListener: (type: string, listen: (event: SimulatedEvent) => void) => {
        if (type === 'fetch') listeners.push(listen);
      },
    },
  });
  const answeredBy = async (url: string, { mode = 'cors', clientId = 'page' } = {}) => {
    let answer: Promise<string> | undefined;
    let isStopped = false;
    const event: SimulatedEvent = {
      request: { url: new URL(url, ORIGIN).href, mode },
      clientId,
      stopImmediatePropagation: () => (isStopped = true),
      respondWith: (response) => {
        answer = response;
      },
    };
    for (const listen of listeners) if (!isStopped) listen(event);
    // MSW's script comes last.
    return isStopped ? (answer ?? reachNetwork()) : 'page';
  };
  return { imported, answeredBy };
};

test('imports MSW’s script', () => {
  expect(createWorker().imported).toEqual(['/msw.js']);
});

test.each([
  '/graphql',
  '/health',
  '/openapi.json',
  '/files/1',
  '/media/1',
  '/feeds/1/google.xml',
  ...ROUTES.map(({ path }) => path.replace(/\{\w+\}/g, '1')),
])('passes requests to %s to the page', async (path) => {
  expect(await createWorker().answeredBy(path)).toBe('page');
});

test.each([
  ['/', 'cors'],
  ['/assets/other.js', 'cors'],
  ['/help/job.webp', 'no-cors'],
  ['/graphql/schema', 'cors'],
  ['/apps/email', 'navigate'],
  ['https://other.example.com/graphql', 'cors'],
])('leaves requests to %s in mode %s to the network', async (url, mode) => {
  expect(await createWorker().answeredBy(url, { mode })).toBe('network');
});

test.each([
  ['remembered', 'page'],
  ['unknown', 'network'],
])('after a restart, requests of a page that is %s are answered by the %s', async (clientId, expected) => {
  expect(await createWorker().answeredBy('/graphql', { clientId })).toBe(expected);
});

test.each([
  ['/', 'navigate'],
  ['/catalogs/1/products', 'navigate'],
  ['/assets/app.js', 'cors'],
])('without a network, %s in mode %s comes from the copy of the app', async (url, mode) => {
  expect(await createWorker({ isOnline: false }).answeredBy(url, { mode })).toBe('copy');
});

test('without a network, what is not in the copy fails', async () => {
  await expect(createWorker({ isOnline: false }).answeredBy('/assets/other.js')).rejects.toThrow('Failed to fetch');
});
