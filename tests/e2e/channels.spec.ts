import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

test('lets an administrator create a channel, use it in a catalog, and sell through it', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/channels', 'Channels');
  await page.getByRole('link', { name: 'New channel' }).click();
  await page.getByRole('textbox', { name: 'Label in English' }).fill('Outlet');
  await page.getByRole('combobox', { name: 'Languages' }).fill('german');
  await page.getByRole('option', { name: 'German (de)', exact: true }).click();
  await page.getByRole('combobox', { name: 'Currencies' }).fill('USD');
  await page.getByRole('option', { name: 'US Dollar (USD)' }).click();
  await page.getByRole('textbox', { name: 'Shop URL' }).fill('https://outlet.example.com');
  await page.getByRole('button', { name: 'Create channel' }).click();
  await expect(toast(page, '“Outlet” created')).toBeVisible();

  await page.goto('/catalogs/1?dialog=edit');
  const dialog = page.getByRole('dialog', { name: 'Edit catalog' });
  await dialog.getByRole('combobox', { name: 'Channels' }).fill('outl');
  await page.getByRole('option', { name: 'Outlet', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const about = page.getByRole('region', { name: 'About this catalog' });
  await expect(about.getByText('Outlet')).toBeVisible();

  await page.goto('/catalogs/1/products/1');
  const completeness = page.getByRole('table', { name: 'Completeness' });
  await expect(completeness.getByRole('columnheader')).toHaveText(['Web shop', 'Marketplace', 'Outlet']);
  await expect(completeness.getByRole('row', { name: /^French/ })).toContainText('–');
  await page.getByRole('combobox', { name: 'Channel of the texts' }).selectOption('Outlet');
  const language = page.getByRole('combobox', { name: 'Language of the texts' });
  await expect(language.locator('option')).toHaveText(['English (default)', /^German/]);

  await page.goto('/published-catalogs/1');
  await page.getByRole('combobox', { name: 'Feed channel' }).selectOption('Outlet');
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Google XML' }).click();
  const download = await arrival;
  expect(download.suggestedFilename()).toBe('outdoor-v1-outlet.xml');
  const xml = await readFile(await download.path(), 'utf8');
  expect(xml).toContain('<link>https://outlet.example.com</link>');
  expect(xml).toContain('https://outlet.example.com/products/');
  expect(xml).toMatch(/<g:price>[\d.]+ USD</);
  expect(xml).not.toContain(' EUR<');
  around.expectQuiet();
});
