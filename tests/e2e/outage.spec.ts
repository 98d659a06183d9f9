import { expect, test, type Page } from '@playwright/test';
import { expectHeading, openSignedIn, signInAt, toast } from './session';

const banner = (page: Page) => page.getByRole('region', { name: 'Server status' });

/** Turns maintenance mode of this browser's gateway on or off. */
const setMaintenance = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate(
    (on) => (on ? localStorage.setItem('maintenance', 'on') : localStorage.removeItem('maintenance')),
    isOn,
  );

test('keeps input during maintenance and saves it afterwards', async ({ page }) => {
  await signInAt(page, '/catalogs/1/products/1', /./);
  const brand = page.getByRole('textbox', { name: 'Brand' });
  await brand.fill('Fell & Fjord');
  await setMaintenance(page, true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^The server is under maintenance, so nothing was saved/)).toBeVisible();
  await expect(banner(page)).toContainText('Under maintenance.');
  await expect(banner(page)).toContainText(/Trying again in \d+ seconds?/);
  await expect(banner(page)).toBeInViewport();
  // Other elements that stick to the bottom are placed above it.
  const save = await page.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  const { y: top } = (await banner(page).boundingBox()) ?? { y: 0 };
  expect((save?.y ?? Infinity) + (save?.height ?? 0)).toBeLessThanOrEqual(top);
  await banner(page).getByRole('button', { name: 'Try now' }).click();
  await expect(banner(page)).toBeVisible();

  await setMaintenance(page, false);
  await expect(toast(page, /You’re back online/)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(brand).toHaveValue('Fell & Fjord');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Product saved')).toBeVisible();
});

test('works without a network, showing no message, because the gateway runs in the browser', async ({
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

test('shows an error when the code of a screen cannot be loaded, and the screen once it can', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await expect(page.getByRole('link', { name: /Outdoor range/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
  await expectHeading(page, 'Couldn’t load this page');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await context.setOffline(false);
  await expectHeading(page, 'Jobs');
});

/** Features that some private windows, settings, and old devices do not allow. */
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
  test(`shows a message and works in a browser with ${title}`, async ({ page }) => {
    await refuse(page);
    await openSignedIn(page, '/catalogs/1/products/1', /./);
    await expect(toast(page, /blocks service workers/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Brand' }).fill('Fell & Fjord');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Product saved')).toBeVisible();
  });
}

test('shows messages of the gateway in the language of the app', async ({ page }) => {
  await refusals[0]!.refuse(page);
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ locale: 'de' })));
  await openSignedIn(page, '/catalogs/1/products/1', /./);
  await expect(toast(page, /blockiert hier Service Worker/)).toBeVisible();
});

test('starts with blocked site data and works until the page is closed', async ({ page }) => {
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
  await signInAt(page, '/catalogs/1/products', 'Products');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('link').first()).toBeVisible();
});

test('tells the user what to do if the gateway cannot start', async ({ page }) => {
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
  await expect(banner(page)).toContainText('The demo server couldn’t start in this browser.');
  await expect(banner(page).getByRole('button', { name: 'Reload' })).toBeVisible();
});

const noStartTexts = [
  ['index', 'en-US', 'The app could not be loaded', 'Reload the page', 'Sign in to Catalog Manager'],
  ['base', 'de-AT', 'Die App konnte nicht geladen werden', 'Seite neu laden', 'Bei Catalog Manager anmelden'],
] as const;

for (const [script, locale, heading, link, nextHeading] of noStartTexts) {
  test.describe(`In ${locale}`, () => {
    test.use({ locale });
    test(`shows a text instead of a white page if the startup script “${script}” does not load`, async ({ page }) => {
      const address = new RegExp(`/assets/${script}-.*\\.js$`);
      await page.route(address, (route) => route.abort());
      await page.goto('/catalogs');
      await expectHeading(page, heading);
      await page.unroute(address);
      await page.getByRole('link', { name: link }).click();
      await expectHeading(page, nextHeading);
    });
  });
}
