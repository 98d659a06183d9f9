// Builds and runs a script of this folder as one file.
import { execSync } from 'node:child_process';
import { build } from 'vite';
import { isStale } from './isStale.mjs';

/** Runs `scripts/<name>.ts` from one file, building it first if it is missing or older than its sources. */
export async function runBundled(name) {
  const file = `dist-gateway/${name}.js`;
  if (isStale(file)) {
    execSync('npm run --silent codegen', { stdio: 'inherit' });
    await build({
      configFile: false,
      resolve: { tsconfigPaths: true },
      publicDir: false,
      logLevel: 'warn',
      // The pages of GraphiQL and Swagger are large files of their own, which are read when they are asked for, and the
      // drivers of databases load native code. What only some settings need is not loaded without them.
      ssr: {
        noExternal: true,
        external: ['@graphql-yoga/render-graphiql', 'libsql', 'nodemailer', 'pg', 'prom-client', 'swagger-ui-dist'],
      },
      build: {
        ssr: `scripts/${name}.ts`,
        outDir: 'dist-gateway',
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        sourcemap: true,
        // Without chunks, no request waits for the import of one.
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: `${name}.js` } },
      },
    });
  }
  process.setSourceMapsEnabled(true);
  await import(`../${file}`);
}
