import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig, { browserAliases } from './vite.config.ts';
import { SlowTests } from './tests/support/slowTests.ts';

/** Milliseconds past which a test is listed as slow. */
const SLOW = 3_000;

/**
 * The screens are tested as they ship; with `NODE_ENV=development`, the same tests have React's warnings. See
 * docs/decisions/0028-production-react-in-tests.md.
 */
const isDevelopment = process.env.NODE_ENV === 'development';

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // A worker reads the app and the gateway once for all its files: the setup files leave no state behind.
      isolate: false,
      // Room for the short-lived objects of a test, so that they are collected less often.
      execArgv: ['--max-semi-space-size=64'],
      // As many as there are cores; the process that transforms files is idle once they have read them.
      maxWorkers: '100%',
      // Waits are cut short where the machine is busy with all the others: one that fails once more has a fault.
      retry: process.env.CI ? 1 : 0,
      reporters: ['default', new SlowTests(SLOW)],
      slowTestThreshold: SLOW,
      server: { deps: { inline: [/@graphql-inspector/, /@graphql-tools/, /graphql-yoga/, /@envelop/] } },
      projects: [
        {
          extends: true,
          test: {
            name: 'gateway',
            include: ['tests/{server,mocks,app}/**/*.test.ts'],
            environment: 'node',
            // The long ones are starved where both cores are busy. Over a database, each commit waits for it.
            testTimeout: process.env['STORE'] ? 120_000 : 20_000,
            hookTimeout: 60_000,
            setupFiles: ['tests/support/setup.ts'],
          },
        },
        {
          extends: true,
          resolve: { alias: browserAliases },
          oxc: { jsx: { development: isDevelopment } },
          test: {
            name: 'screens',
            include: ['tests/{features,ui,shell}/**/*.test.{ts,tsx}'],
            environment: './tests/support/dom/browserEnvironment.ts',
            env: { NODE_ENV: isDevelopment ? 'test' : 'production' },
            // Builds jsonwebtoken with the replacements of Node's modules, anew in each run because they may have
            // changed.
            deps: { optimizer: { client: { enabled: true, include: ['jsonwebtoken'], force: true } } },
            setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
          },
        },
      ],
    },
  }),
);
