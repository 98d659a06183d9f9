import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/chunks.ts';
import { compileMessages } from './scripts/compileMessages.ts';
import { contentSecurityPolicy } from './scripts/contentSecurityPolicy.ts';
import { leanRouter } from './scripts/leanRouter.ts';
import { preloadStart } from './scripts/preloadStart.ts';

const shim = (name: string) => fileURLToPath(new URL(`./mocks/shims/${name}.ts`, import.meta.url));

/** Serves MSW's service worker script as `/msw.js`; the service worker in `public/` imports it. */
const mswScript = (): Plugin => {
  const script = () => readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
  return {
    name: 'msw-script',
    configureServer(server) {
      server.middlewares.use('/msw.js', (_request, response) => {
        void script().then((source) => response.setHeader('content-type', 'text/javascript').end(source));
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'msw.js', source: await script() });
    },
  };
};

/**
 * Names chunks of the embedded gateway after it, so that its share of the bytes can be measured separately from the
 * app's.
 */
const chunkName = (chunk: { name: string; moduleIds: string[] }) =>
  chunk.moduleIds.some((id) => /\/mocks\/|node_modules\/(msw|@mswjs)\//.test(id))
    ? 'assets/gateway-[name]-[hash].js'
    : 'assets/[name]-[hash].js';

export default defineConfig(({ command }) => ({
  plugins: [react(), leanRouter(), preloadStart(), mswScript(), compileMessages(), contentSecurityPolicy()],
  resolve: {
    // RxJS compiled for current browsers instead of ES5.
    conditions: ['es2015', ...defaultClientConditions],
    // Replacements for packages of which jsonwebtoken, Yoga, and MSW need little in the browser; in Node they use
    // the real ones. See docs/decisions/0002-browser-shims.md.
    alias: process.env.VITEST
      ? {}
      : {
          buffer: 'buffer/',
          ...Object.fromEntries(
            ['crypto', 'lru-cache', 'semver', 'stream', 'tough-cookie', 'util'].map((name) => [name, shim(name)]),
          ),
          ...(command === 'build' && {
            '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
          }),
        },
  },
  optimizeDeps: {
    entries: ['index.html', 'mocks/{browser,serviceWorker,worker}.ts'],
    // GraphiQL's workers are separate modules that only Vite itself can build from their imports.
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    include: ['graphql', 'nullthrows', 'picomatch-browser', 'vscode-languageserver-types'],
  },
  build: {
    target: 'es2022',
    rolldownOptions: { output: { chunkFileNames: chunkName, codeSplitting: { groups: chunkGroups } } },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: chunkName, chunkFileNames: chunkName } } },
}));
