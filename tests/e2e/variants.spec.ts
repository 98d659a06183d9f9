import { expect, test } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator create variants, edit them in the table, and associate a product', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await test.step('creates variants for a new value', async () => {
    await openSignedIn(page, '/catalogs/1/products/1', 'Ridge Tent');
    await page.getByRole('button', { name: 'Create variants' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create variants' });
    await dialog.getByRole('combobox', { name: 'Values of Capacity' }).pressSequentially('4 persons');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('6 combinations: 3 new, 3 existing');
    await dialog.getByRole('button', { name: 'Create 3 variants' }).click();
    await expect(page.getByRole('heading', { name: 'Variants (6)' })).toBeVisible();
  });

  const stock = page.getByRole('button', { name: /^Stock of variant TNT-1000-4-PERSONS-SNOW/ });
  await test.step('edits the stock in the table', async () => {
    await stock.focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(stock).toHaveText('12');
    await expect(page.getByRole('button', { name: /^Stock of variant TNT-1000-4-PERSONS-INK/ })).toBeFocused();
  });

  await test.step('associates a product and saves', async () => {
    const picker = page.getByRole('combobox', { name: 'Add product' });
    await picker.pressSequentially('SLB-1001');
    await page.getByRole('option', { name: 'Dune Sleeping Bag (SLB-1001)' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Product saved')).toBeVisible();
  });

  await test.step('keeps everything after a reload', async () => {
    await page.reload();
    await expect(stock).toHaveText('12');
    await expect(page.getByRole('list', { name: 'Associated products' })).toContainText('Dune Sleeping Bag');
  });
  around.expectQuiet();
});
