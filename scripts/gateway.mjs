// Runs the gateway from one file, building it first if it is missing or older than its sources.
import { execSync } from 'node:child_process';
import { build } from 'vite';
import { isStale } from './isStale.mjs';

const FILE = 'dist-gateway/gateway.js';

if (isStale(FILE)) {
  execSync('npm run --silent codegen', { stdio: 'inherit' });
  await build({
    configFile: false,
    resolve: { tsconfigPaths: true },
    publicDir: false,
    logLevel: 'warn',
    // The pages of GraphiQL and Swagger are large files of their own, which are read when they are asked for, and the
    // drivers of databases load native code.
    ssr: { noExternal: true, external: ['@graphql-yoga/render-graphiql', 'libsql', 'pg', 'swagger-ui-dist'] },
    build: {
      ssr: 'scripts/gateway.ts',
      outDir: 'dist-gateway',
      target: 'node20',
      minify: false,
      sourcemap: true,
      // Without chunks, no request waits for the import of one.
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'gateway.js' } },
    },
  });
}

process.setSourceMapsEnabled(true);
await import(`../${FILE}`);
