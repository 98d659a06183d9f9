import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator name a category in German, and publish it for shoppers', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/1/categories', 'Categories');
  await page.getByRole('treeitem', { name: /^Outdoor,/ }).press('Alt+Enter');
  const dialog = page.getByRole('dialog', { name: 'Details of “Outdoor”' });
  await dialog.getByRole('textbox', { name: 'Name in German (de)' }).fill('Draußen');
  await dialog.getByRole('textbox', { name: 'Google product category' }).fill('1011');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, '“Outdoor” saved')).toBeVisible();

  await page.goto('/catalogs/1/publish');
  await expect(page.getByText(/^1 category has new names/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await expect(page.getByRole('heading', { name: 'Version 2 published' })).toBeVisible();

  await page.goto('/apps/ecommerce/window/2?language=de');
  await expectHeading(page, 'Outdoor range');
  await page.getByRole('radio', { name: /^Draußen/ }).check();
  await expect(page).toHaveURL(/category=Outdoor/);
  around.expectQuiet();
});
