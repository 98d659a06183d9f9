import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSeconds, startImport } from '../bench/importFile';
import type { Load } from '../budget/checkBudget';
import { loadUntil, type MeasuredPage } from '../budget/measureLoad';
import type { RequestLog } from '../budget/servedApp';
import { chromiumOptions } from '../builtApp';
import { measureInteractions, type InteractionTimes } from './interactions';
import { recordTimes } from './pageTimes';
import { measureHeaps, rendererCpu, type Heaps } from './processes';

/** Times of a page load, in milliseconds since the navigation. */
interface LoadTimes {
  firstPaint: number;
  ready: number;
}

/** A visit: the load in a new browser and what followed in it. */
export interface Visit extends LoadTimes {
  load: Load;
  /** CPU time of page and workers until they rest, in milliseconds. */
  cpu: number;
  heaps: Heaps;
  interactions: Record<string, InteractionTimes>;
  /** Ready again in the same browser, whose gateway is still running. */
  reload: number;
  /** Ready in a new browser with the same profile. */
  restart: number;
}

/** Time in milliseconds that the browser takes for its own pages after it has started. */
const BROWSER_START = 2_500;
/** When a loaded page is taken to rest, in milliseconds after it is ready. */
const SETTLED = 3_000;
const TIMEOUT = 180_000;

interface Tab {
  /** A browser of its own; closing it ends the browser. */
  context: BrowserContext;
  page: Page;
}

const openTab = async (folder: string, measured: MeasuredPage): Promise<Tab> => {
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumOptions,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  // The page lacks the helper that names the inner functions of a compiled script.
  await context.addInitScript(
    `{ const __name = (named) => named; (${recordTimes.toString()})(${JSON.stringify(measured)}); }`,
  );
  const page = context.pages()[0] ?? (await context.newPage());
  await page.waitForTimeout(BROWSER_START);
  return { context, page };
};

const loadPage = async (page: Page, url: string): Promise<LoadTimes> => {
  // Leave the page first, so that another load of the same address is not taken for the current one.
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.pageTimes.ready > 0 && window.pageTimes.firstPaint > 0, null, {
    timeout: TIMEOUT,
  });
  return page.evaluate(() => ({ firstPaint: window.pageTimes.firstPaint, ready: window.pageTimes.ready }));
};

/** Returns the folder of a new profile. */
const createProfile = () => mkdtempSync(join(tmpdir(), 'perf-'));

/** Removes the folder of a profile. */
export async function removeProfile(folder: string): Promise<void> {
  // The browser can still be writing for a moment after it was closed.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
}

/** Returns the folder of a profile in which the file was imported into the first demo catalog. */
export async function importIntoProfile(server: RequestLog, measured: MeasuredPage, file: Buffer): Promise<string> {
  const folder = createProfile();
  const { context, page } = await openTab(folder, measured);
  await loadPage(page, server.url + measured.path);
  const id = await startImport(page, '1', file);
  while ((await getSeconds(page, id)) === null) await page.waitForTimeout(1_000);
  await page.waitForTimeout(SETTLED);
  await context.close();
  return folder;
}

/** A page, and the folder of the profile to load it in; null for a new one. */
export interface ProfilePage {
  page: MeasuredPage;
  profile: string | null;
}

/** Runs `use` with a function that starts a browser with the profile of the page, which all calls share. */
const withProfile = async <Result>(
  { page, profile }: ProfilePage,
  use: (start: () => Promise<Tab>) => Promise<Result>,
): Promise<Result> => {
  const folder = profile ?? createProfile();
  const opened: Tab[] = [];
  const start = async () => {
    const tab = await openTab(folder, page);
    opened.push(tab);
    return tab;
  };
  try {
    return await use(start);
  } finally {
    for (const { context } of opened) await context.close();
    if (profile === null) await removeProfile(folder);
  }
};

/** Loads the page in a new browser with a CPU slowed down by this rate. */
export function measureSlowLoad(server: RequestLog, measured: ProfilePage, rate: number): Promise<LoadTimes> {
  return withProfile(measured, async (start) => {
    const { context, page } = await start();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return loadPage(page, server.url + measured.page.path);
  });
}

/** Measures a visit in a new browser; the interactions only if the page is the product list. */
export function measureVisit(server: RequestLog, measured: ProfilePage, isList: boolean): Promise<Visit> {
  return withProfile(measured, async (start) => {
    const url = server.url + measured.page.path;
    const { context, page } = await start();
    const browser = context.browser();
    if (!browser) throw new Error('Chromium has no browser session.');
    const before = await rendererCpu(browser);
    server.requests.clear();
    const times = await loadPage(page, url);
    const until = await page.evaluate(() => performance.timeOrigin + window.pageTimes.ready);
    await page.waitForTimeout(SETTLED);
    const cpu = (await rendererCpu(browser)) - before;
    const load = loadUntil(server, until);
    const heaps = await measureHeaps(browser, page);
    const interactions = isList ? await measureInteractions(page) : {};
    const { ready: reload } = await loadPage(page, url);
    await page.waitForTimeout(SETTLED);
    await context.close();
    const { page: pageAgain } = await start();
    const { ready: restart } = await loadPage(pageAgain, url);
    return { ...times, load, cpu, heaps, interactions, reload, restart };
  });
}
