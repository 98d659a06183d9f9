import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GATEWAY_PATHS } from '../mocks/paths.ts';

/**
 * The script of the gateway's service worker. Requests for the gateway go to the page that hosts it (through MSW's own
 * script); all others go directly to the network.
 */
export const SERVICE_WORKER_SCRIPT = `const GATEWAY_PATHS = ${GATEWAY_PATHS};

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isOurs = url.origin === self.location.origin && event.request.mode !== 'navigate';
  if (!isOurs || !GATEWAY_PATHS.test(url.pathname)) event.stopImmediatePropagation();
});

importScripts('/msw.js');
`;

const mswScript = () => readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/** Serves the gateway's service worker as `/mockServiceWorker.js`, and MSW's, which it imports, as `/msw.js`. */
export function serviceWorker(): Plugin {
  const scripts: Record<string, () => Promise<string>> = {
    'mockServiceWorker.js': () => Promise.resolve(SERVICE_WORKER_SCRIPT),
    'msw.js': mswScript,
  };
  return {
    name: 'service-worker',
    configureServer(server) {
      for (const [name, script] of Object.entries(scripts)) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          script().then((source) => response.setHeader('content-type', 'text/javascript').end(source), next);
        });
      }
    },
    async generateBundle() {
      for (const [fileName, script] of Object.entries(scripts)) {
        this.emitFile({ type: 'asset', fileName, source: await script() });
      }
    },
  };
}
