import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  server: { port: 5173 },
  test: {
    server: { deps: { inline: [/@graphql-tools/, /graphql-yoga/, /@envelop/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'gateway',
          include: ['tests/{mocks,app}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/{features,ui,shell}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
        },
      },
    ],
  },
});
