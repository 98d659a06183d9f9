import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GATEWAY_PATHS } from '../server/paths.ts';

const readScript = (name: string) => readFile(new URL(`./serviceWorker/${name}.js`, import.meta.url), 'utf8');

/** Returns the script of the gateway's service worker. Its listeners come before those of MSW's script. */
export async function getServiceWorkerScript(): Promise<string> {
  const ours = await Promise.all(['offlineCopy', 'gatewayCalls'].map(readScript));
  return `const GATEWAY_PATHS = ${GATEWAY_PATHS};\n${ours.join('\n')}\nimportScripts('/msw.js');\n`;
}

const mswScript = () => readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/** Serves the gateway's service worker as `/mockServiceWorker.js`, and MSW's, which it imports, as `/msw.js`. */
export function serviceWorker(): Plugin {
  const scripts: Record<string, () => Promise<string>> = {
    'mockServiceWorker.js': getServiceWorkerScript,
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
