import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn } from './session';
import { watch } from './watch';

test('lets an administrator view a published version as a shopper', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/published-catalogs/1', /^Outdoor range, version 1/);
  // It appears once the check of the Google feed above it has loaded.
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.getByRole('link', { name: 'View as a shopper' }).click();
  await expectHeading(page, 'Outdoor range');
  await expect(page.getByText('You can’t buy anything here.')).toBeVisible();
  const products = page.getByRole('list', { name: 'Products' });
  await expect(products.getByRole('listitem')).toHaveCount(9);

  const filters = page.getByRole('region', { name: 'Filter' });
  await filters.getByRole('radio', { name: /^Outdoor/ }).check();
  await filters.getByRole('radio', { name: /^Shelter/ }).check();
  await expect(page).toHaveURL(/category=Outdoor%2FShelter/);
  await expect(page.getByRole('main')).toContainText('10 products');

  await products.getByRole('link', { name: 'Fern Tent' }).click();
  await expectHeading(page, 'Fern Tent');
  const offer = page.getByRole('status').filter({ hasText: 'stock' });
  await expect(offer).toContainText('€354.90');
  await expect(offer).toContainText('In stock');
  await page.getByRole('radio', { name: '3 persons' }).check();
  await expect(offer).toContainText('€432.90');
  await expect(offer).toContainText('Out of stock');
  await expect(page).toHaveURL(/variant=TNT-1016-2-SAN/);

  await page.getByRole('combobox', { name: 'Currency' }).selectOption('US Dollar (USD)');
  await expect(offer).toContainText('$484.95');
  await page.getByRole('link', { name: 'Outdoor / Shelter / Tents' }).click();
  await expect(products.getByRole('listitem').first()).toContainText('$');
  await page.getByRole('link', { name: 'Go to version' }).click();
  await expectHeading(page, /^Outdoor range, version 1/);
  around.expectQuiet();
});
