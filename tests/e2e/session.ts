import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** The demo accounts, by their button labels on the sign-in page. */
export type Account = 'Administrator' | 'Client';

/** Signs in on the sign-in page, which must be open. */
export async function submitAccount(page: Page, account: Account): Promise<void> {
  await page.getByRole('region', { name: 'Demo accounts' }).getByRole('button', { name: account }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

let stored: Promise<Record<string, string>> | undefined;

/**
 * Emulates a browser that saves data, in which the app does not store itself: that takes 3 s of CPU after 20 seconds,
 * beside other stories. Chromium cannot emulate it in service workers.
 */
function saveData(context: BrowserContext): void {
  context.on('serviceworker', (worker) => {
    const save = () => {
      const { connection } = navigator as Navigator & { connection: object };
      Object.defineProperty(connection, 'saveData', { value: true });
    };
    // The context can be closed in the meantime.
    worker.evaluate(save).catch(() => undefined);
  });
}

/** How a story is opened. */
export interface StoryOptions {
  /** Whether the app may store itself for use without a network. */
  hasOfflineCopy?: boolean;
}

/**
 * Signs the administrator in before the context opens its first page: its pages find the session in their storage, and
 * the gateway in its new store.
 */
export async function storeSession(
  context: BrowserContext,
  { hasOfflineCopy = false }: StoryOptions = {},
): Promise<void> {
  if (!hasOfflineCopy) saveData(context);
  // Made once by each of Playwright's processes.
  stored ??= import('#scripts/signedInStorage').then(({ signedInStorage }) => signedInStorage());
  await context.addInitScript(
    (items) => {
      // Empty pages and frames of other origins have no storage.
      if (location.origin === 'null' || localStorage.getItem('demoSession') !== null) return;
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    await stored,
  );
}

/** Opens the app at `address` and signs in there; resolves when the heading of the requested page is visible. */
export async function signInAt(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address);
  await submitAccount(page, 'Administrator');
  await expectHeading(page, heading);
}

/** Opens the app at `address` for the signed-in administrator; resolves when the page's heading is visible. */
export async function openSignedIn(
  page: Page,
  address: string,
  heading: string | RegExp,
  options?: StoryOptions,
): Promise<void> {
  await storeSession(page.context(), options);
  await page.goto(address);
  await expectHeading(page, heading);
}

/** Waits for the page's main heading. */
export function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Selects an item in the user menu. */
export async function chooseInUserMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Returns the toast with this title. */
export function toast(page: Page, title: string | RegExp): Locator {
  return page.getByRole('listitem', { name: title });
}

/**
 * Ends the worker of the gateway, as when the browser is quit; closing its last page alone leaves it running a while.
 */
export async function endWorker(context: BrowserContext): Promise<void> {
  const session = await context.browser()!.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  for (const { type, targetId } of targetInfos) {
    if (type === 'shared_worker') await session.send('Target.closeTarget', { targetId });
  }
  await session.detach();
}
