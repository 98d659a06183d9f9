import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { chooseInUserMenu, endWorker, expectHeading, openSignedIn, signInAt, submitAccount, toast } from './session';

/** A file of this origin that is not a page of the app, so the gateway does not run there. */
const besideTheApp = '/msw.js';

const getBrand = (page: Page) => page.getByRole('textbox', { name: 'Brand' });

/** Opens the first product of the demo catalog and returns its URL. */
async function openProduct(page: Page, open = openSignedIn): Promise<string> {
  await open(page, '/catalogs/1/products', 'Products');
  await page.getByRole('table', { name: 'Products' }).getByRole('link').first().click();
  await expect(getBrand(page)).toBeVisible();
  return page.url();
}

async function saveBrand(page: Page, brand: string): Promise<void> {
  await getBrand(page).fill(brand);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Product saved')).toBeVisible();
}

/** Overwrites one entry of the store in the browser's database, on a page where the gateway does not run. */
const damage = (page: Page, store: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([name, entry]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('catalog-manager');
        opening.onerror = () => reject(new Error('The database does not open.'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          const cursor = transaction.objectStore(name).openCursor();
          cursor.onsuccess = () => cursor.result?.update(entry);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, value] as const,
  );

/** Returns the script of the newest worker of each registration. */
const getWorkers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active, waiting, installing }) => (installing ?? waiting ?? active)?.scriptURL ?? '');
  });

/** Returns the script of the worker that answers the page’s requests. */
const getController = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);

test('keeps an edit after a reload', async ({ page }) => {
  await openProduct(page);
  await saveBrand(page, 'Fell & Fjord');
  await page.reload();
  await expect(getBrand(page)).toHaveValue('Fell & Fjord');
});

test('keeps an edit when the tab is killed 400 ms later', async ({ page, context }) => {
  const address = await openProduct(page);
  await saveBrand(page, 'Fell & Fjord');
  await page.waitForTimeout(400);
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await expect(getBrand(later)).toHaveValue('Fell & Fjord');
});

test('resets the demo data in every tab after confirmation', async ({ page, context }) => {
  const address = await openProduct(page);
  const before = await getBrand(page).inputValue();
  await saveBrand(page, 'Fell & Fjord');
  const other = await context.newPage();
  await other.goto(address);
  await expect(getBrand(other)).toHaveValue('Fell & Fjord');

  await chooseInUserMenu(page, 'Reset demo data');
  const question = page.getByRole('alertdialog', { name: 'Reset the demo data?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(getBrand(page)).toHaveValue('Fell & Fjord');

  await chooseInUserMenu(page, 'Reset demo data');
  await question.getByRole('button', { name: 'Reset demo data' }).click();
  // Both tabs start anew, and the demo data is stored again.
  await expect(getBrand(other)).toHaveValue(before);
  await page.goto(address);
  await expect(getBrand(page)).toHaveValue(before);
});

const corruptions: { title: string; store: string; value: unknown }[] = [
  { title: 'was kept by a later version', store: 'meta', value: { layout: 99, owner: 'x', lastIds: {} } },
  { title: 'is damaged', store: 'segments', value: '[{"id": "1", "na' },
];

for (const { title, store, value } of corruptions) {
  test(`sets aside a store that ${title}, shows a message, and starts the app`, async ({ page, context }) => {
    const address = await openProduct(page, signInAt);
    await saveBrand(page, 'Fell & Fjord');
    await page.waitForTimeout(400);
    await page.goto(besideTheApp);
    await endWorker(context);
    await damage(page, store, value);
    await page.goto(address);
    await expect(toast(page, /couldn’t be read.*was kept in the browser database.*starts with new data/)).toBeVisible();
    // The session was stored there, too.
    await submitAccount(page, 'Administrator');
    await expect(getBrand(page)).not.toHaveValue('Fell & Fjord');
    await saveBrand(page, 'Kept again');
    await page.waitForTimeout(400);
    await page.reload();
    await expect(getBrand(page)).toHaveValue('Kept again');
  });
}

/** Registers the file as another app's service worker, until it is active as one from an earlier visit is. */
const registerForeign = async (context: BrowserContext, scope: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(besideTheApp);
  await page.evaluate((to) => navigator.serviceWorker.register('/msw.js', { scope: to }), scope);
  const getState = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations())[0]?.active?.state);
  await expect.poll(getState).toBe('activated');
  expect(await getWorkers(page)).toEqual([expect.stringMatching(/\/msw\.js$/)]);
  await page.close();
};

for (const scope of ['/', '/former-app/']) {
  test(`removes a service worker that another app registered at ${scope}`, async ({ page, context }) => {
    await registerForeign(context, scope);
    await openSignedIn(page, '/catalogs', 'Catalogs');
    await expect.poll(() => getWorkers(page)).toEqual([expect.stringMatching(/\/mockServiceWorker\.js$/)]);
    // On a slow machine, Chromium keeps the foreign worker until the page that it has answered is left.
    await page.reload();
    await expectHeading(page, 'Catalogs');
    await expect(page.getByRole('link', { name: /Outdoor range/ })).toBeVisible();
    await expect.poll(() => getController(page)).toMatch(/\/mockServiceWorker\.js$/);
    expect(await getWorkers(page)).toEqual([expect.stringMatching(/\/mockServiceWorker\.js$/)]);
  });
}
