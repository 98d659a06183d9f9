import { readFile } from 'node:fs/promises';
import { expect, test, type Locator } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

/** Selects the first option that the text finds. */
async function pick(field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text);
  await field.press('Enter');
}

test('lets an administrator create a channel, use it in a catalog, and sell through it', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await test.step('creates the channel', async () => {
    await openSignedIn(page, '/channels', 'Channels');
    await page.getByRole('link', { name: 'New channel' }).click();
    await page.getByRole('textbox', { name: 'Label in English' }).fill('Outlet');
    await pick(page.getByRole('combobox', { name: 'Languages' }), 'german');
    await pick(page.getByRole('combobox', { name: 'Currencies' }), 'USD');
    await page.getByRole('textbox', { name: 'Shop URL' }).fill('https://outlet.example.com');
    await page.getByRole('button', { name: 'Create channel' }).click();
    await expect(toast(page, '“Outlet” created')).toBeVisible();
  });

  await test.step('adds it to a catalog', async () => {
    await page.goto('/catalogs/1?dialog=edit');
    const dialog = page.getByRole('dialog', { name: 'Edit catalog' });
    await pick(dialog.getByRole('combobox', { name: 'Channels' }), 'outlet');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const about = page.getByRole('region', { name: 'About this catalog' });
    await expect(about.getByText('Outlet')).toBeVisible();
  });

  await test.step('shows the completeness and the languages of the channel on a product', async () => {
    await page.goto('/catalogs/1/products/1');
    const completeness = page.getByRole('table', { name: 'Completeness' });
    await expect(completeness.getByRole('columnheader')).toHaveText(['Web shop', 'Marketplace', 'Outlet']);
    await expect(completeness.getByRole('row', { name: /^French/ })).toContainText('–');
    await page.getByRole('combobox', { name: 'Channel of texts and prices' }).selectOption('Outlet');
    const language = page.getByRole('combobox', { name: 'Language of the texts' });
    await expect(language.locator('option')).toHaveText(['English (default)', /^German/]);
  });

  await test.step('downloads a feed with the links of its shop', async () => {
    await page.goto('/published-catalogs/1');
    await page.getByRole('combobox', { name: 'Feed channel' }).selectOption('Outlet');
    const arrival = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Google XML' }).click();
    const download = await arrival;
    expect(download.suggestedFilename()).toBe('outdoor-v1-outlet.xml');
    const xml = await readFile(await download.path(), 'utf8');
    expect(xml).toContain('<link>https://outlet.example.com</link>');
  });
  around.expectQuiet();
});
