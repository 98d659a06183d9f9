import { expect, test, type Page } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';

const banner = (page: Page) => page.getByRole('region', { name: 'State of the server' });

/** Puts the gateway of this browser into maintenance, or ends it. */
const setMaintenance = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate(
    (on) => (on ? localStorage.setItem('maintenance', 'on') : localStorage.removeItem('maintenance')),
    isOn,
  );

test('during maintenance what was typed stays, and is saved afterwards', async ({ page }) => {
  await openSignedIn(page, '/catalogs/1/products/1', /./);
  const brand = page.getByRole('textbox', { name: 'Brand' });
  await brand.fill('Fell & Fjord');
  await setMaintenance(page, true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^The server is being worked on, so nothing was saved/)).toBeVisible();
  await expect(banner(page)).toContainText('The server is being worked on.');
  await expect(banner(page)).toContainText(/Next try in \d+ seconds?/);
  await expect(banner(page)).toBeInViewport();
  // What sticks to the lower edge, too, stands above it.
  const save = await page.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  const { y: top } = (await banner(page).boundingBox()) ?? { y: 0 };
  expect((save?.y ?? Infinity) + (save?.height ?? 0)).toBeLessThanOrEqual(top);
  await banner(page).getByRole('button', { name: 'Try now' }).click();
  await expect(banner(page)).toBeVisible();

  await setMaintenance(page, false);
  await expect(toast(page, /The server is back/)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(brand).toHaveValue('Fell & Fjord');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Product saved')).toBeVisible();
});

test('the gateway in the browser needs no network: without one the app says nothing and goes on', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
  await expectHeading(page, 'Jobs');
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Catalogs', exact: true })
    .click();
  await expectHeading(page, 'Catalogs');
  await expect(page.getByRole('link', { name: /Outdoor range/ })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(banner(page)).toBeHidden();
});

test('a screen whose code cannot be fetched says so, and comes when it can', async ({ page, context }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await expect(page.getByRole('link', { name: /Outdoor range/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
  await expectHeading(page, 'This page could not be loaded');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await context.setOffline(false);
  await expectHeading(page, 'Jobs');
});

/** What some private windows, settings and old devices refuse. */
const refusals: { title: string; refuse: (page: Page) => Promise<unknown> }[] = [
  {
    title: 'no service workers',
    refuse: (page) =>
      page.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker),
  },
  {
    title: 'service workers that may not be registered',
    refuse: (page) =>
      page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
      }),
  },
];

for (const { title, refuse } of refusals) {
  test(`in a browser with ${title} the app says so and works`, async ({ page }) => {
    await refuse(page);
    await openSignedIn(page, '/catalogs/1/products/1', /./);
    await expect(toast(page, /allows no service worker/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Brand' }).fill('Fell & Fjord');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Product saved')).toBeVisible();
  });
}

test('where site data are blocked the app starts, and works until it is closed', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    window.SharedWorker = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof SharedWorker;
    ServiceWorkerContainer.prototype.register = async () => refuse();
    ServiceWorkerContainer.prototype.getRegistrations = async () => refuse();
    LockManager.prototype.request = async () => refuse();
  });
  await openSignedIn(page, '/catalogs/1/products', 'Products');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('link').first()).toBeVisible();
});

test('where the gateway cannot start at all, the page says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    const Refusing = class {
      constructor() {
        throw new DOMException('Workers are not allowed.', 'SecurityError');
      }
    };
    Object.assign(window, { SharedWorker: Refusing, Worker: Refusing });
  });
  await page.goto('/catalogs');
  await expectHeading(page, 'Sign in to Catalog Manager');
  await expect(banner(page)).toContainText('The demo server could not start in this browser.');
  await expect(banner(page).getByRole('button', { name: 'Reload' })).toBeVisible();
});

for (const script of ['index', 'base']) {
  test(`where the script “${script}” of the start does not arrive, there are words and not a white page`, async ({
    page,
  }) => {
    const address = new RegExp(`/assets/${script}-.*\\.js$`);
    await page.route(address, (route) => route.abort());
    await page.goto('/catalogs');
    await expectHeading(page, 'The app could not be loaded');
    await page.unroute(address);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expectHeading(page, 'Sign in to Catalog Manager');
  });
}
