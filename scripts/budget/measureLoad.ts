import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { RequestLog } from './servedApp';
import type { Load } from './checkBudget';

/** A page to load with an empty cache. */
export interface MeasuredPage {
  path: string;
  localStorage: Readonly<Record<string, string>>;
  ready: ReadyState;
}

/** A page is ready when it shows at least `minCount` elements, of which one contains the text. */
interface ReadyState {
  selector: string;
  minCount: number;
  text: string;
}

/** Scripts of the embedded gateway, by their names in the build. */
const GATEWAY = /gateway|mockServiceWorker|msw/;

/** The script of the gateway's worker, which the head of the page starts. */
const WORKER = /\/gateway-worker-[^/]+\.js$/;

/** Milliseconds within which the worker's script is requested. */
const LONGEST_START = 10_000;

declare global {
  interface Window {
    /** When the page became ready, in milliseconds since 1970; 0 until then. */
    readyAt: number;
  }
}

/**
 * Runs in the page before its first script. Records the time of the change that makes the page ready, because a busy
 * machine paints so late that the page already loads more.
 */
const watchReady = ({ localStorage: entries, ready: { selector, minCount, text } }: MeasuredPage): void => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  window.readyAt = 0;
  const observer = new MutationObserver(() => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length < minCount || !found.some((element) => element.textContent.includes(text))) return;
    window.readyAt = Date.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
};

/**
 * Returns what the page and its workers had requested until this time, in milliseconds since 1970. The worker's script
 * always counts: the browser starts a process for it, so a page that does not wait for the gateway can be ready before.
 */
export function loadUntil({ requests, folder }: Pick<RequestLog, 'requests' | 'folder'>, until: number): Load {
  const paths = [...requests].filter(([path, at]) => at <= until || WORKER.test(path)).map(([path]) => path);
  const load: Load = { app: 0, gateway: 0, requests: paths.length };
  for (const path of paths) {
    if (!path.endsWith('.js')) continue;
    load[GATEWAY.test(path) ? 'gateway' : 'app'] += gzipSync(readFileSync(folder + path)).length;
  }
  return load;
}

/** Resolves when the script of the gateway's worker is requested. */
const untilWorkerStarts = async ({ requests }: RequestLog): Promise<void> => {
  for (const start = Date.now(); Date.now() - start < LONGEST_START; await setTimeout(20)) {
    if ([...requests.keys()].some((path) => WORKER.test(path))) return;
  }
  throw new Error('The page did not start the worker of the gateway. Adapt scripts/budget/measureLoad.ts.');
};

/** Loads the page once and returns what was requested until it was ready. */
export async function measureLoad(browser: Browser, server: RequestLog, page: MeasuredPage): Promise<Load> {
  server.requests.clear();
  const context = await browser.newContext();
  await context.addInitScript(watchReady, page);
  const tab = await context.newPage();
  await tab.goto(server.url + page.path);
  const ready = await tab.waitForFunction(() => window.readyAt, null, { timeout: 60_000 });
  const until = await ready.jsonValue();
  await untilWorkerStarts(server);
  await context.close();
  return loadUntil(server, until);
}
