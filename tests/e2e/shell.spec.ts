import { expect, test, type Page } from '@playwright/test';
import { expectHeading, openSignedIn, submitAccount } from './session';

/** The main screens with demo data, and their headings. */
const screens: { address: string; heading: string | RegExp }[] = [
  { address: '/catalogs', heading: 'Catalogs' },
  { address: '/catalogs/1', heading: 'Outdoor range' },
  { address: '/catalogs/1/products', heading: 'Products' },
  { address: '/catalogs/1/products/1', heading: /./ },
  { address: '/catalogs/1/products/new', heading: 'New product' },
  { address: '/catalogs/1/import', heading: 'Import products' },
  { address: '/catalogs/1/publish', heading: 'Publish' },
  { address: '/published-catalogs', heading: 'Published catalogs' },
  { address: '/published-catalogs/1', heading: 'Outdoor range, version 1' },
  { address: '/jobs', heading: 'Jobs' },
  { address: '/jobs/1', heading: 'Publishing' },
  { address: '/apps/email', heading: 'Email' },
  { address: '/apps/email?email=1', heading: 'Email' },
  { address: '/nowhere', heading: 'Page not found' },
];

/** Returns by how many pixels the page can be scrolled horizontally. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Stores appearance preferences as an earlier visit would have. */
const keepPreferences = (page: Page, preferences: Record<string, unknown>): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('preferences', JSON.stringify(kept)), preferences);

/** Returns the lightness of the page background, from 0 (black) to 1 (white). */
const lightness = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    let element: Element | null = main;
    let color = 'rgba(0, 0, 0, 0)';
    while (element && color === 'rgba(0, 0, 0, 0)') {
      color = getComputedStyle(element).backgroundColor;
      element = element.parentElement;
    }
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return (red + green + blue) / 765;
  });

/** Returns the focused element, and whether it and its focus indicator are visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { width, height, top, left } = element.getBoundingClientRect();
    // The box of a field is drawn around its input, which can be transparent itself.
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      isInView: width > 0 && height > 0 && top >= 0 && left >= 0 && top < innerHeight && left < innerWidth,
      isMarked: element.matches(':focus-visible'),
    };
  });

test('lets users skip to the content, use the menu, and open a page with the keyboard only', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await page.reload();
  await expectHeading(page, 'Catalogs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'New catalog' })).toBeFocused();

  const jobs = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' });
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Shift+Tab');
    if (await jobs.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('every tab stop is visible and shows the focus', async ({ page }) => {
  await openSignedIn(page, '/catalogs/1/products', 'Products');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('link').first()).toBeVisible();
  const stops = new Set<string>();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const element = await focused(page);
    if (!element) continue;
    expect(element, `stop ${stop}`).toMatchObject({ isInView: true, isMarked: true });
    stops.add(element.name);
  }
  expect(stops.size).toBeGreaterThan(15);
});

test('the user menu returns the focus when it closes, and its dialog makes the page accessible again', async ({
  page,
}) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  const account = page.getByRole('button', { name: /^Account of / });
  await account.focus();
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menu').locator('[role^="menuitem"]');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Reset demo data' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Reset the demo data?' });
  await expect(question.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(account).toBeVisible();
});

test('keeps the side menu collapsed after a reload', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
  await expectHeading(page, 'Jobs');
});

test('follows the system color scheme until a theme is selected, and keeps the selection', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, '/catalogs', 'Catalogs');
  expect(await lightness(page)).toBeLessThan(0.2);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(() => lightness(page)).toBeGreaterThan(0.9);
  await page.reload();
  await expectHeading(page, 'Catalogs');
  expect(await lightness(page)).toBeGreaterThan(0.9);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'System default' }).click();
  await expect.poll(() => lightness(page)).toBeLessThan(0.2);
});

test('shows the menu on the right in right-to-left mode', async ({ page }) => {
  await keepPreferences(page, { direction: 'rtl' });
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(menu?.x).toBeGreaterThan(main?.x ?? Infinity);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

// From left to right, every screen is checked at this width in everyScreen.spec.ts.
test('every main screen fits into a width of 360 px from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keepPreferences(page, { direction: 'rtl' });
  await page.goto('/catalogs');
  await submitAccount(page, 'Administrator');
  await expectHeading(page, 'Catalogs');
  for (const { address, heading } of screens) {
    await page.goto(address);
    await expectHeading(page, heading);
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
    expect.soft(await sidewaysScroll(page), `scrolled sideways at ${address}`).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Jobs' }).click();
  await expectHeading(page, 'Jobs');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('shows a not-found page with a link to the home page for an unknown URL', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await page.goto('/nowhere/at/all');
  await expectHeading(page, 'Page not found');
  await expect(page).toHaveTitle('Page not found – Catalog Manager');
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expectHeading(page, /^Welcome, /);
});

test('shows the entry of the current screen in the menu, also in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openSignedIn(page, '/pages/knowledge-base', 'Knowledge base');
  const entry = (name: string) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
  await expect(page.getByRole('button', { name: 'Pages: Knowledge base' })).toBeInViewport({ ratio: 1 });
  await expect(entry('Home')).not.toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Catalog Manager' }).first().press('Enter');
  await expectHeading(page, /Welcome/);
  await expect(entry('Home')).toBeInViewport({ ratio: 1 });
});
