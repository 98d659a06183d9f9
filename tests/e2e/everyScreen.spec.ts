import { expect, test, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { colorRules, violations } from './accessibility';
import { ambiguousStyles } from './ambiguousStyles';
import { noteLayoutShifts, takeLayoutShifts } from './layoutShifts';
import { forUsers, forVisitors, go } from './screens';
import { expectHeading, storeSession } from './session';
import { watch, type Watch } from './watch';

// Scrollbars take up space, as they do on most desktops: one that appears while a screen loads would move what it
// shows.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** The ways in which every screen is looked at. */
interface Look {
  title: string;
  viewport: { width: number; height: number };
  preferences: Record<string, unknown>;
  /** The rules that are checked again in this look; all if it has none. */
  rules?: readonly string[];
}

const looks: Look[] = [
  { title: 'light and wide', viewport: { width: 1440, height: 900 }, preferences: { theme: 'light' } },
  {
    title: 'dark and right-to-left',
    viewport: { width: 1440, height: 900 },
    preferences: { theme: 'dark', direction: 'rtl' },
    rules: colorRules,
  },
  {
    title: 'light with borders and narrow',
    viewport: { width: 360, height: 800 },
    preferences: { theme: 'light', skin: 'bordered' },
    rules: colorRules,
  },
];

/** Waits until the screen that was opened shows all its content. */
async function expectLoaded(page: Page): Promise<void> {
  await expectHeading(page, /./);
  // `waitForFunction` would take the promise of an asynchronous function for its result.
  const isLoaded = () =>
    page.evaluate(async () => {
      // What is further down loads when it comes into view.
      const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
      const isLoading = () =>
        [...document.querySelectorAll('[data-placeholder], [role="status"][aria-label="Loading"]')].some(
          (element) => isInView(element) && !element.closest('[data-example]'),
        );
      // An image still loading when the page is left would be requested from the network, which is unavailable.
      const areImagesShown = [...document.images].every((image) => image.complete || !isInView(image));
      if (isLoading() || !areImagesShown) return false;
      // What has just arrived can render more, and request more.
      await new Promise((resolve) => requestIdleCallback(resolve));
      return !isLoading();
    });
  await expect.poll(isLoaded, { message: `${page.url()} is loaded`, intervals: [50] }).toBe(true);
}

/** Checks the page that is shown at the address. */
async function check(page: Page, address: string, { rules }: Look): Promise<void> {
  await expectLoaded(page);
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1);
  expect.soft(await page.title(), address).toMatch(/^\S.* – Catalog Manager$/);
  expect.soft(await violations(page, rules), address).toEqual([]);
  expect.soft(await takeLayoutShifts(page), `layout shifts at ${address}`).toEqual([]);
  expect.soft(await ambiguousStyles(page), `styles that depend on former screens at ${address}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `pixels by which ${address} scrolls sideways`).toBe(0);
}

/** Sets the preferences of a look and watches the context. */
async function prepare(page: Page, baseURL: string | undefined, { preferences, viewport }: Look): Promise<Watch> {
  const watched = watch(page.context(), new URL(baseURL ?? '').origin);
  const kept = { ...preferences, selectedCatalog: '1' };
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify(value)), kept);
  await noteLayoutShifts(page);
  return watched;
}

const what =
  'is readable, fits the window, does not shift, logs nothing to the console, and sends no request to another host';

for (const look of looks) {
  test(`every screen for visitors ${what}: ${look.title}`, async ({ page, baseURL }) => {
    const watched = await prepare(page, baseURL, look);
    for (const address of forVisitors) {
      await page.goto(address);
      await check(page, address, look);
    }
    watched.expectQuiet();
  });

  // Two tests at a time, each with half of the screens.
  for (const half of [0, 1]) {
    test(`every screen for users ${what}: ${look.title} (${half + 1} of 2)`, async ({ page, baseURL }) => {
      test.setTimeout(600_000);
      const watched = await prepare(page, baseURL, look);
      await storeSession(page.context());
      await page.goto(forUsers[half] ?? '');
      for (const address of forUsers.filter((_, at) => at % 2 === half)) {
        await go(page, address);
        await check(page, address, look);
      }
      watched.expectQuiet();
    });
  }
}
