import { spawn } from 'node:child_process';
import { chromium, type Browser } from '@playwright/test';

/** The production build, served, with a browser to look at it. */
export interface BuiltApp {
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

/** Serves the production build (made first if need be) on the port and starts a Chromium without a network of its own. */
export const openBuiltApp = async (port: number): Promise<BuiltApp> => {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => void (String(text).includes('http://') && resolve()));
    server.once('exit', (code) => reject(new Error(`The app ended with code ${code}.`)));
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    url: `http://localhost:${port}`,
    browser,
    close: async () => {
      await browser.close();
      server.removeAllListeners('exit');
      server.kill();
    },
  };
};
