import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Long enough for a machine several times slower than usual; only a story that fails waits that long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 3,
  fullyParallel: true,
  // Three tests at a time share the two cores of a small machine: some wait for half a minute. A retry shows which ones
  // fail only because of that.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  projects: [
    // Import and upload large files; a browser that has run many stories is too slow for that. They start first, beside
    // the other stories.
    { name: 'large files', testMatch: 'resume.spec.ts' },
    { name: 'stories', testIgnore: 'resume.spec.ts' },
  ],
  use: {
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    // Recording every story takes 40% of the CPU of the browser.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'npm start',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
  },
});
