import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn } from './session';
import { watch } from './watch';

test('leads from the home page to what needs attention, and shows figures by period', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/', /^Welcome, /);
  const profit = page.getByRole('figure', { name: 'Profit' });
  await profit.scrollIntoViewIfNeeded();
  await expect(profit.locator('svg').first()).toBeVisible();
  await expect(profit.locator('svg text').filter({ hasText: /^[\d,]+$/ })).toHaveText(['0', '500', '1,000', '1,500']);

  await page
    .getByRole('region', { name: 'Latest versions' })
    .getByRole('link', { name: /version 1$/ })
    .click();
  await expectHeading(page, /Outdoor range/);
  await page.getByRole('link', { name: 'Catalog Manager' }).first().click();
  await expectHeading(page, /^Welcome, /);

  await page.getByRole('link', { name: 'Analytics' }).click();
  await expectHeading(page, 'Analytics');
  const orders = page.getByRole('region', { name: 'Product orders' });
  await page.getByRole('combobox', { name: 'Period of Product orders' }).selectOption('Last month');
  await expect(page).toHaveURL(/orders=LAST_MONTH/);
  await expect(orders.getByRole('row', { name: 'Finished 24,115' })).toBeAttached();
  await expect(orders.locator('svg').first()).toBeVisible();

  // The legend by keyboard.
  const finished = orders.getByRole('button', { name: 'Finished' });
  await finished.focus();
  await page.keyboard.press('Enter');
  await expect(finished).toHaveAttribute('aria-pressed', 'false');

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Period of Product orders' })).toHaveValue('LAST_MONTH');
  around.expectQuiet();
});
