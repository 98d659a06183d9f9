import { spawn } from 'node:child_process';
import { chromium, type Browser } from '@playwright/test';

/** The served production build and a browser to open it in. */
export interface BuiltApp {
  url: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** How Chromium is started: without network access of its own. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/** Starts Chromium with a new profile. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}

/** Serves the production build (built first if necessary) on the port and starts Chromium. */
export async function openBuiltApp(port: number): Promise<BuiltApp> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => void (String(text).includes('http://') && resolve()));
    server.once('exit', (code) => reject(new Error(`The app exited with code ${code}.`)));
  });
  const browser = await launchChromium();
  return {
    url: `http://localhost:${port}`,
    browser,
    close: async () => {
      await browser.close();
      server.removeAllListeners('exit');
      server.kill();
    },
  };
}
