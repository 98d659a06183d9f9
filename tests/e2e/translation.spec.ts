import { expect, test } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator translate a product, for all channels and for one', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/1/products/1', 'Ridge Tent');
  const language = page.getByRole('combobox', { name: 'Language of the texts' });
  await expect(language.locator('option')).toHaveText([
    'English (default)',
    'German (4 of 5)',
    'French (3 of 5)',
    'Portuguese (1 of 5)',
  ]);

  const moss = page.getByRole('textbox', { name: 'Name (Portuguese) Ridge Tent, 2 persons, Moss (TNT-1000-1-MOS)' });
  await test.step('translates for all channels', async () => {
    await language.selectOption({ label: 'Portuguese (1 of 5)' });
    await expect(page).toHaveURL(/locale=pt/);
    await expect(page.getByRole('textbox', { name: 'Name (Portuguese)', exact: true })).toHaveValue('Tenda Ridge');
    const material = page.getByRole('textbox', { name: 'Material (Portuguese)' });
    await expect(material).toHaveAttribute('placeholder', 'Ripstop nylon');
    await expect(material).toHaveAccessibleDescription('Not translated. The English text is shown.');
    await material.fill('Nylon antirrasgo');
    await page
      .getByRole('textbox', { name: 'Description (Portuguese)', exact: true })
      .fill('Monta-se em quatro minutos e aguenta o vento.');
    await expect(moss).toHaveAttribute('placeholder', 'Tenda Ridge, 2 persons, Moss');
    await moss.fill('Tenda Ridge, 2 pessoas, musgo');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Product saved')).toBeVisible();
    await expect(language).toContainText('Portuguese (3 of 5)');
  });

  const name = page.getByRole('textbox', { name: 'Name (Portuguese, Marketplace)', exact: true });
  await test.step('translates the name for one channel', async () => {
    await page.getByRole('combobox', { name: 'Channel of texts and prices' }).selectOption('marketplace');
    await expect(name).toHaveAttribute('placeholder', 'Tenda Ridge');
    await name.fill('Tenda Ridge para duas pessoas');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  });

  await test.step('keeps everything after a reload', async () => {
    await page.reload();
    await expect(name).toHaveValue('Tenda Ridge para duas pessoas');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Name (Portuguese)', exact: true })).toHaveValue('Tenda Ridge');
    await expect(page.getByRole('textbox', { name: 'Description (Portuguese)', exact: true })).toHaveText(
      'Monta-se em quatro minutos e aguenta o vento.',
    );
    await expect(moss).toHaveValue('Tenda Ridge, 2 pessoas, musgo');
  });
  around.expectQuiet();
});
