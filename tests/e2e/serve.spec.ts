import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { serveRecorded } from '#scripts/budget/servedApp';
import { untilCopied } from './offlineCopy';
import { expectHeading, openSignedIn } from './session';

const PASSWORD = 'three unrelated words';

const running = new Set<ChildProcess>();
test.afterEach(() => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a team's server without accounts, and returns its link and a function that stops it. */
const startServer = async (folder: string, port = 0) => {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder };
  const child = spawn('node', ['scripts/serve.mjs'], { env });
  running.add(child);
  child.once('close', () => running.delete(child));
  const link = await new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http\S+\/setup#\w+/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('close', resolve);
      child.kill('SIGTERM');
    });
  return { link, stop };
};

/** A page of a browser of its own. It fails the story if it starts a worker of the gateway in the browser. */
const openBrowser = async (browser: Browser, workers: string[]): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.on('serviceworker', (worker) => workers.push(worker.url()));
  context.on('request', (request) => {
    if (/gateway-|msw\.js/.test(request.url())) workers.push(request.url());
  });
  return context.newPage();
};

test('two people work on one catalog of a server', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-story-'));
  const { link, stop } = await startServer(folder);
  const { origin } = new URL(link);
  const workers: string[] = [];
  const [mira, grace] = [await openBrowser(browser, workers), await openBrowser(browser, workers)];

  await test.step('the link creates the first administrator', async () => {
    await mira.goto(link);
    await mira.getByRole('textbox', { name: 'Full name' }).fill('Mira Okafor');
    await mira.getByRole('textbox', { name: 'Email' }).fill('mira@team.example');
    await mira.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await mira.getByRole('button', { name: 'Create account and sign in' }).click();
    await expectHeading(mira, 'Welcome, Mira Okafor');
    const tokens = await mira.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage, c: document.cookie }),
    );
    expect(tokens).not.toContain('eyJ');
    await mira.reload();
    await expectHeading(mira, 'Welcome, Mira Okafor');
    await grace.goto(link);
    await expectHeading(grace, 'This link doesn’t work anymore');
  });

  await test.step('has no demo apps', async () => {
    await mira.goto(`${origin}/apps/email`);
    await expectHeading(mira, 'Page not found');
    await expect(mira.getByRole('link', { name: 'Email' })).toHaveCount(0);
  });

  let invitation = '';
  await test.step('the administrator invites an editor', async () => {
    await mira.goto(`${origin}/apps/user/list?dialog=create`);
    const dialog = mira.getByRole('dialog', { name: 'New user' });
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Grace Hopper');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('grace@team.example');
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Editor');
    await dialog.getByRole('button', { name: 'Create and invite' }).click();
    const invited = mira.getByRole('dialog', { name: '“Grace Hopper” is invited' });
    invitation = await invited.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    await expect(invited.getByText(/email/)).toHaveCount(0);
    await grace.goto(invitation);
    await grace.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await grace.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(grace).toHaveURL(`${origin}/`);
    await expectHeading(grace, 'Welcome, Grace Hopper');
  });

  await test.step('each sees at once what the other changes', async () => {
    await mira.goto(`${origin}/catalogs`);
    await grace.goto(`${origin}/catalogs`);
    await expectHeading(grace, 'Catalogs');
    await grace.getByRole('button', { name: 'New catalog' }).first().click();
    await expectHeading(mira, 'Catalogs');
    const dialog = grace.getByRole('dialog', { name: 'New catalog' });
    await dialog.getByRole('textbox', { name: 'Name' }).first().fill('Boats');
    await dialog.getByRole('button', { name: 'Create catalog' }).click();
    await expectHeading(grace, 'Boats');
    await expect(mira.getByRole('link', { name: 'Boats' }).first()).toBeVisible();
    await mira.goto(`${origin}/catalogs/1?dialog=edit`);
    const edit = mira.getByRole('dialog', { name: 'Edit catalog' });
    await edit.getByRole('textbox', { name: 'Name' }).first().fill('Boats and canoes');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expectHeading(grace, 'Boats and canoes');
  });

  await test.step('each sees who else has a product open, and who changes it', async () => {
    await grace.goto(`${origin}/catalogs/1/products/new`);
    await grace.getByRole('textbox', { name: 'Name', exact: true }).fill('Rowing boat');
    await grace.getByRole('textbox', { name: 'SKU' }).first().fill('B-1');
    await grace.getByRole('button', { name: 'Create product' }).click();
    await expectHeading(grace, 'Rowing boat');
    await mira.goto(grace.url());
    await expect(mira.getByText('Grace Hopper is viewing')).toBeVisible();
    await expect(grace.getByText('Mira Okafor is viewing')).toBeVisible();
    await grace.getByRole('textbox', { name: 'Brand' }).fill('Fjord');
    await expect(mira.getByText('Grace Hopper is editing')).toBeVisible();
    await mira.goto(`${origin}/catalogs`);
    await expect(grace.getByText('Mira Okafor is viewing')).toHaveCount(0);
    await grace.getByRole('button', { name: 'Save', exact: true }).click();
  });

  await test.step('a cell that both change is for the second one to decide', async () => {
    const getCell = (page: Page) =>
      page
        .getByRole('grid', { name: 'Products as a spreadsheet' })
        .getByRole('gridcell')
        .filter({ hasText: /^Fjord$/ });
    for (const page of [mira, grace]) {
      await page.goto(`${origin}/catalogs/1/products?mode=sheet`);
      await getCell(page).click();
    }
    const cell = mira.locator(`[data-cell="${await getCell(mira).getAttribute('data-cell')}"]`);
    await mira.keyboard.press('F2');
    await grace.keyboard.type('Sund');
    await grace.keyboard.press('Enter');
    await expect(grace.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await mira.keyboard.press('Control+a');
    await mira.keyboard.type('Nord');
    await mira.keyboard.press('Enter');
    await cell.click();
    await expect(mira.getByText('Grace Hopper changed this to “Sund”. You entered “Nord”.')).toBeVisible();
    await mira.getByRole('button', { name: 'Use “Nord”' }).click();
    await expect(mira.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(grace.getByRole('gridcell').filter({ hasText: /^Nord$/ })).toBeVisible();
    await mira.reload();
    await expect(cell).toHaveText('Nord');
  });

  await test.step('the editor can neither publish nor see users', async () => {
    for (const path of ['/catalogs/1/publish', '/apps/user/list']) {
      await grace.goto(origin + path);
      await expectHeading(grace, 'You don’t have access to this page');
    }
  });

  await test.step('a forgotten password is replaced by a link of the administrator', async () => {
    await grace.getByRole('button', { name: 'Use another account' }).click();
    await grace.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(grace.getByText(/^Ask an administrator for a link/)).toBeVisible();
    await mira.goto(`${origin}/apps/user/list`);
    await mira
      .getByRole('row', { name: /Grace Hopper/ })
      .getByRole('button')
      .last()
      .click();
    await mira.getByRole('menuitem', { name: 'Create password link' }).click();
    const dialog = mira.getByRole('dialog', { name: 'Password link for “Grace Hopper”' });
    await grace.goto(await dialog.getByRole('textbox', { name: 'Password link' }).inputValue());
    await expectHeading(grace, 'Set a new password');
  });

  expect(workers).toEqual([]);
  await stop();
  rmSync(folder, { recursive: true });
});

test('replaces the app that a browser has kept from before there was a server', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-story-'));
  const port = Number(process.env.PORT ?? 4173) + 60 + test.info().parallelIndex;
  const former = await serveRecorded(port);
  await openSignedIn(page, `${former.url}/catalogs`, 'Catalogs', { hasOfflineCopy: true });
  await untilCopied(page);
  await former.close();

  const { stop } = await startServer(folder, port);
  await page.goto(`http://localhost:${port}/catalogs`);
  await expectHeading(page, 'Sign in to Catalog Manager');
  await expect(page.getByText(/^This server has no account yet\./)).toBeVisible();
  const getLeft = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(getLeft).toEqual([0, 0]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await stop();
  await expect(page.goto(`http://localhost:${port}/catalogs`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  rmSync(folder, { recursive: true });
});
