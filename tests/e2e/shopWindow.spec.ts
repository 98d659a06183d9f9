import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn } from './session';
import { watch } from './watch';

test('lets an administrator view a published version as a shopper', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/published-catalogs/1', 'Outdoor range, version 1');
  await page.getByRole('link', { name: 'View as a shopper' }).click();
  await expectHeading(page, 'Outdoor range');
  await expect(page.getByText('You can’t buy anything here.')).toBeVisible();
  const products = page.getByRole('list', { name: 'Products' });
  await expect(products.getByRole('listitem')).toHaveCount(9);
  console.log(await page.locator('main').innerText());
  await page.screenshot({ path: '/tmp/window-list.png', fullPage: true });
  await around.expectQuiet?.();
});
