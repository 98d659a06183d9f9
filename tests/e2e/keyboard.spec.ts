import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectHeading, openSignedIn } from './session';

/** Presses a key until the element has the focus; fails after `most` presses. */
async function pressUntilFocused(page: Page, key: string, element: Locator, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key);
    if (await element.evaluate((it) => it === document.activeElement)) return;
  }
  await expect(element).toBeFocused();
}

/** Whether the focus is on or inside the element. */
const holdsFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((it) => it.contains(document.activeElement));

test('menu: arrow keys wrap around, letters, Home, and End jump, Escape returns the focus', async ({ page }) => {
  await openSignedIn(page, '/catalogs/1/products', 'Products');
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.getByRole('link').first()).toBeVisible();
  const settings = page.getByRole('button', { name: 'Columns and row height' });
  await settings.focus();
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menu').locator('[role^="menuitem"]');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();

  // Selecting with Space changes the table.
  const brand = page.getByRole('menuitemcheckbox', { name: 'Brand' });
  await pressUntilFocused(page, 'ArrowUp', brand, 30);
  const wasChecked = await brand.getAttribute('aria-checked');
  await page.keyboard.press('Space');
  await expect(table.getByRole('columnheader', { name: 'Brand' })).toHaveCount(wasChecked === 'true' ? 0 : 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(settings).toBeFocused();
});

test('table: sorts, selects, changes the page, opens a row, and goes back', async ({ page }) => {
  await openSignedIn(page, '/catalogs/1/products', 'Products');
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.getByRole('link').first()).toBeVisible();

  const sort = table.getByRole('columnheader', { name: 'Product' }).getByRole('button');
  await page.getByRole('main').focus();
  await pressUntilFocused(page, 'Tab', sort);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/direction=DESC/);
  await expect(sort).toBeFocused();

  const first = table.getByRole('row').nth(1);
  await pressUntilFocused(page, 'Tab', first.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeHidden();

  const link = table.getByRole('link').first();
  const onFirstPage = (await link.getAttribute('href')) ?? '';
  await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Next page' }), 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);

  await expect(link).not.toHaveAttribute('href', onFirstPage);
  const address = (await link.getAttribute('href')) ?? '';
  await pressUntilFocused(page, 'Shift+Tab', link, 200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Pages cannot trigger the browser's own keyboard shortcut for going back.
  await page.goBack();
  await expectHeading(page, 'Products');
  await expect(page).toHaveURL(/page=2/);
});

test('dialog: keeps the focus inside, moves it to invalid fields, and returns it', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  const opener = page.getByRole('button', { name: 'New catalog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New catalog' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press(step % 5 === 4 ? 'Shift+Tab' : 'Tab');
    expect(await holdsFocus(dialog), `step ${step}`).toBe(true);
  }

  const name = dialog.getByRole('textbox', { name: 'Name' });
  await pressUntilFocused(page, 'Shift+Tab', name);
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('command palette: opens anywhere, filters while typing, selects with Enter', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  const search = page.getByRole('combobox', { name: 'Search and commands' });
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  const chosen = options.and(page.locator('[aria-selected="true"]'));

  await test.step('opens and closes, also while it fades out', async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
    // Opens again although it is still fading out.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('jo');
    await expect(search).toHaveValue('jo');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') ?? null)).toBeNull();
  });

  await test.step('selects results with the arrow keys and Enter', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('jobs');
    await expect(options.filter({ hasText: 'Jobs' }).first()).toBeVisible();
    await expect(chosen).toHaveCount(1);
    const first = (await chosen.getAttribute('id')) ?? '';
    await expect(search).toHaveAttribute('aria-activedescendant', first);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveCount(1);
    await expect(search).not.toHaveAttribute('aria-activedescendant', first);
    await page.keyboard.press('ArrowUp');
    await expect(search).toHaveAttribute('aria-activedescendant', first);
    await page.keyboard.press('Enter');
    await expectHeading(page, 'Jobs');
    await expect(search).toBeHidden();
  });

  await test.step('opens a product', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('TNT-1000');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/1(\?|$)/);
  });
});

test('top bar: does not cover a control that the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openSignedIn(page, '/access-control', 'Access control');
  const tab = page.getByRole('tab', { name: 'All roles' });
  await expect(tab).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await pressUntilFocused(page, 'Shift+Tab', tab);
  const bar = await page.getByRole('banner').boundingBox();
  const reached = await tab.boundingBox();
  expect(reached!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
});
