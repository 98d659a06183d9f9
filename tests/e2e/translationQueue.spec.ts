import { expect, test } from '@playwright/test';
import { openSignedIn } from './session';
import { watch } from './watch';

test('translates ten products one after another by keyboard alone', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/1/translations', 'Translations');
  const rows = page.getByRole('table', { name: 'Translations' }).getByRole('row');
  await expect(rows.nth(1)).toHaveText(/^German20 of 147 products translated127$/);
  const german = page.getByRole('link', { name: 'German' });
  while (!(await german.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const name = page.getByRole('textbox', { name: 'Name (German)', exact: true });
  const position = page.getByRole('region', { name: 'Go through the products' }).getByRole('status').first();
  for (let count = 1; count <= 10; count++) {
    await expect(position).toContainText(`${count} of 127`);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
    await page.keyboard.type(`Produkt ${count}`);
    // The description, behind the slug and the tabs and buttons of its editor.
    await page.keyboard.press('Tab');
    const description = page.getByRole('textbox', { name: 'Description (German)', exact: true });
    await expect(description).toBeVisible();
    while (!(await description.evaluate((editor) => editor === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type(`Beschreibung ${count}`);
    await page.keyboard.press('Control+Enter');
  }
  await expect(position).toContainText('11 of 127');
  await expect(page.getByText('30 of 147 products translated')).toBeVisible();

  await page.keyboard.press('Alt+PageUp');
  await expect(position).toContainText('10 of 127');
  await expect(name).toHaveValue('Produkt 10');
  await page.reload();
  await expect(name).toHaveValue('Produkt 10');
  await expect(page.getByRole('textbox', { name: 'Description (German)', exact: true })).toHaveText('Beschreibung 10');
  around.expectQuiet();
});
