import { expect, test, type Page } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveRecorded, type RequestLog } from '#scripts/budget/servedApp';
import { getCopied, untilCopied } from './offlineCopy';
import { expectHeading, openSignedIn, toast } from './session';

/** Resolves when MSW answers the page's requests; until then, the page's own `fetch` does. */
const untilIntercepted = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => String(window.fetch).includes('[native code]') && navigator.serviceWorker.controller),
    )
    .toBeTruthy();

/** Ends the service worker, as browsers do when it is idle for half a minute. */
const endServiceWorker = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
};

test('saves after the user stays on a page with unsaved changes, and after the service worker was ended', async ({
  page,
}) => {
  await openSignedIn(page, '/catalogs/1/products/1', /./);
  await untilIntercepted(page);
  const brand = page.getByRole('textbox', { name: 'Brand' });
  await brand.fill('Fell & Fjord');
  const stay = page.waitForEvent('dialog').then((question) => question.dismiss());
  await page.close({ runBeforeUnload: true });
  await stay;
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(toast(page, 'Product saved')).toBeVisible();

  await endServiceWorker(page);
  await toast(page, 'Product saved').getByText('Dismiss').click();
  await expect(toast(page, 'Product saved')).toHaveCount(0);
  await brand.fill('Fjord & Fell');
  await save.click();
  await expect(toast(page, 'Product saved')).toBeVisible();
});

test('does not load the page again after a forced reload', async ({ page }) => {
  await openSignedIn(page, '/catalogs', 'Catalogs');
  await untilIntercepted(page);
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.evaluate(() => (document.documentElement.dataset.visit = 'same'));
  await untilIntercepted(page);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
  await expectHeading(page, 'Catalogs');
});

/** Serves a build for one test, on a port that no other test uses at the same time. */
const serve = (folder?: string): Promise<RequestLog> =>
  serveRecorded(Number(process.env.PORT ?? 4173) + 20 + test.info().parallelIndex, folder);

const editBrand = async (page: Page, brand: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Brand' }).fill(brand);
};

const saveProduct = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Product saved')).toBeVisible();
};

test('opens without a network: lists products, opens pages that were not open before, and saves', async ({
  page,
  context,
}) => {
  const server = await serve();
  const address = `${server.url}/catalogs/1/products`;
  await openSignedIn(page, address, 'Products', { hasOfflineCopy: true });
  await untilCopied(page);
  await page.close();
  await server.close();

  const later = await context.newPage();
  await later.goto(address);
  await expectHeading(later, 'Products');
  await later.getByRole('table', { name: 'Products' }).getByRole('link').first().click();
  await editBrand(later, 'Fell & Fjord');
  await saveProduct(later);
  await later.reload();
  await expect(later.getByRole('textbox', { name: 'Brand' })).toHaveValue('Fell & Fjord');
  await later.goto(`${server.url}/jobs`);
  await expectHeading(later, 'Jobs');
});

/** Returns a copy of the build whose first script has another name. */
const createNewBuild = (): { folder: string; id: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  cpSync('dist', folder, { recursive: true });
  const { id: oldId } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')) as { id: string };
  const id = '/assets/index-new.js';
  renameSync(join(folder, oldId), join(folder, id));
  for (const name of ['build.json', 'index.html']) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(oldId, id));
  }
  return { folder, id };
};

test('announces a new build, keeps unsaved changes, and replaces the offline copy', async ({ page }) => {
  const former = await serve();
  await openSignedIn(page, `${former.url}/catalogs/1/products/1`, /./, { hasOfflineCopy: true });
  await untilCopied(page);
  const old = (await getCopied(page)).find((path) => path.startsWith('/assets/index-'));
  await editBrand(page, 'Fell & Fjord');

  await former.close();
  const { folder, id } = createNewBuild();
  const server = await serve(folder);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const notice = toast(page, 'A new version of Catalog Manager is available');
  const stay = page.waitForEvent('dialog').then((question) => question.dismiss());
  await notice.getByText('Reload').click();
  await stay;
  await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue('Fell & Fjord');
  await saveProduct(page);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue('Fell & Fjord');
  await expect.poll(() => getCopied(page), { timeout: 90_000, intervals: [1000] }).toContain(id);
  await expect.poll(() => getCopied(page)).not.toContain(old);
  await server.close();
  rmSync(folder, { recursive: true });
});
