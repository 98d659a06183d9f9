import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { appFiles } from './scripts/appFiles.ts';
import { chunkGroups } from './scripts/chunks.ts';
import { compileMessages } from './scripts/compileMessages.ts';
import { compileStyles } from './scripts/compileStyles.ts';
import { contentSecurityPolicy } from './scripts/contentSecurityPolicy.ts';
import { iconFiles } from './scripts/iconFiles.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { startWorker } from './scripts/startWorker.ts';

const shim = (name: string) => fileURLToPath(new URL(`./mocks/shims/${name}.ts`, import.meta.url));

/**
 * Replacements for packages of which jsonwebtoken and MSW need little in the browser; in Node they use the real
 * ones. See docs/decisions/0002-browser-shims.md.
 */
export const browserAliases = {
  buffer: 'buffer/',
  ...Object.fromEntries(['crypto', 'stream', 'tough-cookie', 'util'].map((name) => [name, shim(name)])),
};

/** Names the chunks of the embedded gateway after it: they are measured apart from the app’s, and copied as a whole. */
const nameChunks = (gateway: RegExp) => (chunk: { name: string; moduleIds: string[] }) =>
  chunk.moduleIds.some((id) => gateway.test(id)) ? 'assets/gateway-[name]-[hash].js' : 'assets/[name]-[hash].js';

const ofPage = nameChunks(/\/(mocks|server)\/|node_modules\/(msw|@mswjs)\//);
/** In workers, the rules that the app shares are parts of the gateway, too. */
const ofWorkers = nameChunks(/\/(mocks|server|shared)\//);

/** A warning that nothing follows from: a package has a directive for a compiler that is not used. */
const checks = { moduleLevelDirective: false };

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    startWorker(),
    serviceWorker(),
    compileMessages(),
    compileStyles(),
    iconFiles(),
    contentSecurityPolicy(),
    appFiles(),
  ],
  resolve: {
    tsconfigPaths: true,
    // RxJS compiled for current browsers instead of ES5.
    conditions: ['es2015', ...defaultClientConditions],
    // Tests of the gateway run as in Node; those of the screens have the aliases of the browser, see vitest.config.ts.
    alias: process.env.VITEST
      ? {}
      : {
          ...browserAliases,
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
    // Links for chunks that every page has loaded already make a reload slower. See
    // docs/decisions/0013-chunk-groups.md.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((file) => !/\/(rolldown-runtime|react|base)-/.test(file)),
    },
    // Monaco, the editor of GraphiQL, has 2.8 MB. `npm run budget` limits what the first pages load.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: { checks, output: { chunkFileNames: ofPage, codeSplitting: { groups: chunkGroups } } },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      checks,
      output: {
        entryFileNames: ofWorkers,
        chunkFileNames: ofWorkers,
        codeSplitting: { groups: [{ name: 'worker', tags: ['$initial'] }] },
      },
    },
  },
}));
