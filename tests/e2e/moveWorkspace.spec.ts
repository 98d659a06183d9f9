import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, type Page } from '@playwright/test';
import { getDryRun } from './importFile';
import { chooseInUserMenu, expectHeading } from './session';

const EMAIL = 'mira@team.example';
const PASSWORD = 'three unrelated words';

/** Starts a team's server without accounts, and returns the link to set it up, and what stops it. */
const startServer = async (folder: string) => {
  const child = spawn('node', ['scripts/serve.mjs'], { env: { ...process.env, PORT: '0', DATA_DIR: folder } });
  const link = await new Promise<string>((found) => {
    createInterface(child.stdout).on('line', (line) => {
      const [url] = /http\S+\/setup#\w+/.exec(line) ?? [];
      if (url) found(url);
    });
  });
  const stop = () =>
    new Promise((stopped) => {
      child.once('close', stopped);
      child.kill('SIGTERM');
    });
  return { link, stop };
};

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

/** Downloads a backup, and returns its path. */
const downloadBackup = async (page: Page, file: string): Promise<string> => {
  await chooseInUserMenu(page, 'Backup and restore');
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download backup' }).click();
  await (await arrival).saveAs(file);
  await page.getByRole('button', { name: 'Close' }).click();
  return file;
};

const signIn = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectHeading(page, /^Welcome/);
};

/** The catalog has the imported product and its published version. */
const expectWorkspace = async (page: Page, origin: string) => {
  await page.goto(`${origin}/catalogs`);
  await page.getByRole('link', { name: 'Autumn range' }).first().click();
  await expectHeading(page, 'Autumn range');
  await menu(page, 'Products').click();
  await expect(page.getByRole('link', { name: 'Enamel Mug' })).toBeVisible();
  await menu(page, 'Published catalogs').click();
  const versions = page.getByRole('table', { name: 'Published catalogs' });
  await expect(versions.getByRole('row').filter({ hasText: 'Edition 1' })).toContainText('Autumn range');
};

test('a workspace moves from a browser to a server and back', async ({ page, browser, baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'move-'));
  const origin = baseURL ?? '';

  await test.step('someone works in the browser', async () => {
    await page.goto('/pages/register-v1');
    await page.getByRole('textbox', { name: 'Username' }).fill('mira');
    await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectHeading(page, /^Welcome/);
    await page.goto('/catalogs');
    await page.getByRole('button', { name: 'New catalog' }).click();
    const dialog = page.getByRole('dialog', { name: 'New catalog' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Autumn range');
    await dialog.getByRole('button', { name: 'Create catalog' }).click();
    await expectHeading(page, 'Autumn range');
    await menu(page, 'Import').click();
    await getDryRun(page, resolve('tests', 'e2e', 'smallMagento.csv'), 'Magento 2');
    await page.getByRole('button', { name: 'Import 3 products' }).click();
    await expect(page.getByText('Import complete: 3 products imported.')).toBeVisible();
    await menu(page, 'Publish').click();
    await page.getByRole('textbox', { name: 'Label' }).fill('Edition 1');
    await page.getByRole('button', { name: 'Publish version 1' }).click();
    await expect(page.getByRole('heading', { name: 'Version 1 published' })).toBeVisible();
  });

  const moved = await downloadBackup(page, join(folder, 'browser.zip'));
  const { link, stop } = await startServer(join(folder, 'data'));
  const server = await (await browser.newContext()).newPage();
  const team = new URL(link).origin;

  await test.step('a new server starts with the backup', async () => {
    await server.goto(link);
    await server.getByRole('button', { name: 'Start with a backup' }).click();
    await expectHeading(server, 'Start with a backup');
    await server.getByLabel('Backup file').setInputFiles(resolve('tests', 'e2e', 'smallMagento.csv'));
    await expect(server.getByText(/^This file isn’t a backup/)).toBeVisible();
    await server.getByLabel('Backup file').setInputFiles(moved);
    await expectHeading(server, 'Backup restored');
    await expect(server.getByText(/^4 catalogs, 162 products, and 2 published versions are here\./)).toBeVisible();
    await server.getByRole('link', { name: 'Sign in' }).click();
    await signIn(server);
    await expectWorkspace(server, team);
  });

  const back = await downloadBackup(server, join(folder, 'server.zip'));
  await stop();

  await test.step('another browser opens the backup of the server', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(origin);
    await other.getByRole('region', { name: 'Demo accounts' }).getByRole('button', { name: 'Administrator' }).click();
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectHeading(other, /^Welcome/);
    await chooseInUserMenu(other, 'Backup and restore');
    await other.getByLabel('Backup file').setInputFiles(back);
    await expect(other.getByRole('heading', { name: 'Replace this workspace?' })).toBeVisible();
    await expect(
      other.getByText(/has 4 catalogs, 162 products, 2 published versions, and 3 accounts\.$/),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Replace workspace' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in to Catalog Manager' })).toBeVisible();
    await signIn(other);
    await expectWorkspace(other, origin);
  });
  rmSync(folder, { recursive: true });
});
