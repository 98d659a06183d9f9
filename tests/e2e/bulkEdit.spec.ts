import { expect, test } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator preview a price change with the keyboard, apply it, and undo it', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  const table = page.getByRole('table', { name: 'Products' });
  const price = table.getByRole('row', { name: /Alder Classic Water Bottle/ }).getByText('€', { exact: false });
  const dialog = page.getByRole('dialog', { name: /^Edit \d+ products?$/ });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).press('Enter');
  await openSignedIn(page, '/catalogs/1/products?q=alder+classic&perPage=10', 'Products');
  await expect(price).toBeVisible();
  const before = (await price.textContent()) ?? '';

  await test.step('enters the change', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Edit products' }).press('Enter');
    const kind = dialog.getByRole('combobox', { name: 'Step 1' });
    await expect(kind).toBeFocused();
    await page.keyboard.type('Price');
    await expect(kind).toHaveValue('price');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('-10');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ending with .99');
  });

  await test.step('sees each price before and after, and that nothing has changed yet', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const fields = dialog.getByRole('table', { name: 'Fields of Alder Classic Water Bottle' });
    await expect(fields.getByRole('row', { name: /^Prices 1 entry unchanged/ })).toHaveText(
      /€36\.90.*€32\.99.*\(-10\.6%\)/,
    );
    await expect(dialog.getByText('This is a preview. Nothing has been changed yet.')).toBeVisible();
    await press('Back to steps');
    await expect(dialog.getByRole('textbox', { name: 'Percent' })).toHaveValue('-10');
    await press('Preview');
  });

  await test.step('applies it, and undoes it', async () => {
    await dialog.getByRole('button', { name: /^Apply to \d+ products$/ }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(toast(page, /^\d+ products changed$/)).toBeVisible();
    await expect(price).not.toHaveText(before);
    await toast(page, /^\d+ products changed$/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(toast(page, 'Undone')).toBeVisible();
    await expect(price).toHaveText(before);
  });
  around.expectQuiet();
});

test('lets an administrator save steps as a recipe, and run it again for other products', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  const table = page.getByRole('table', { name: 'Products' });
  const dialog = page.getByRole('dialog', { name: /^Edit \d+ products?$/ });
  const openDialog = async (q: string) => {
    await openSignedIn(page, `/catalogs/1/products?q=${q}&perPage=10`, 'Products');
    // Without rows, it selects nothing.
    await expect(table.getByRole('checkbox', { name: 'Select ' }).nth(1)).toBeVisible();
    await table.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Edit products' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Step 1' })).toBeFocused();
  };

  await test.step('saves the steps under a name', async () => {
    await openDialog('alder+classic');
    await dialog.getByRole('combobox', { name: 'Step 1' }).selectOption('Status');
    await dialog.getByRole('combobox', { name: 'Status' }).selectOption('Archived');
    await dialog.getByRole('button', { name: 'Recipes' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Save steps as recipe…' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Save recipe' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Out of season');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Out of season' })).toBeVisible();
  });

  await test.step('runs it again, previews it, and undoes it', async () => {
    await openDialog('boreal');
    await dialog.getByRole('button', { name: 'Recipes' }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Out of season' }).press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('ARCHIVED');
    await dialog.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
    await expect(dialog.getByText('This is a preview. Nothing has been changed yet.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Apply to \d+ products?$/ }).press('Enter');
    await expect(dialog).toBeHidden();
    const done = toast(page, /^\d+ products? changed$/);
    await expect(done).toBeVisible();
    await done.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone')).toBeVisible();
  });
  around.expectQuiet();
});
