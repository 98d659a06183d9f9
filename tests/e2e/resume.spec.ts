import { writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { endWorker, openSignedIn } from './session';

const importPath = '/catalogs/2/import';

/**
 * Chooses a file in the app's own layout with the given number of products, one row each with `padding` extra bytes. It
 * is on the disk, because Playwright takes half a minute to send its bytes to the browser of a slow machine.
 */
const chooseFile = async (page: Page, products: number, padding = 0) => {
  const rows = Array.from({ length: products }, (_, at) => `MANY-${at},Tent ${at},10,${'x'.repeat(padding)}`);
  const path = test.info().outputPath('many.csv');
  await writeFile(path, ['sku,name,price,description', ...rows].join('\n'));
  await page.getByLabel('Product file', { exact: true }).setInputFiles(path);
};

/** Starts the import of the given number of products; resolves when it is running. */
async function startImport(page: Page, products: number): Promise<void> {
  await openSignedIn(page, importPath, 'Import products');
  await chooseFile(page, products);
  await page.getByRole('button', { name: 'Continue to mapping' }).click();
  await page.getByRole('button', { name: 'Continue to dry run' }).click();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  // The dry run reads the whole file.
  await page.getByRole('button', { name: /^Import [\d,]+ products$/ }).click({ timeout: 120_000 });
  await expect(page.getByText(/If you close the last tab, the import pauses and resumes/)).toBeVisible();
  await expect(page.getByText(/ of [\d,]+ rows/)).toBeVisible();
}

/** Closes the page as a user would; returns true if the browser asks first, and answers no. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  const outcome = new Promise<boolean>((resolve, reject) => {
    page.once('dialog', (dialog) => {
      if (dialog.type() === 'beforeunload') dialog.dismiss().then(() => resolve(true), reject);
    });
    page.once('close', () => resolve(false));
  });
  await page.close({ runBeforeUnload: true });
  return outcome;
}

test('asks before the last tab is closed during an import, and resumes the import on return', async ({
  page,
  context,
}) => {
  const products = 30_000;
  await startImport(page, products);
  const address = page.url();
  expect(await asksBeforeClosing(page)).toBe(true);
  // If another tab is open, the import continues there and the browser does not ask.
  const other = await context.newPage();
  await other.goto('/jobs');
  await expect(other.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(await asksBeforeClosing(page)).toBe(false);

  // Closed without a question, as when the browser is quit.
  await other.close();
  await endWorker(context);
  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByText(`Import complete: ${products.toLocaleString('en')} products imported.`)).toBeVisible({
    timeout: 120_000,
  });
  await later.getByRole('link', { name: /^View job/ }).click();
  await later.getByRole('tab', { name: 'Log' }).click();
  await expect(later.getByText('Resumed.').first()).toBeVisible();
  expect(await asksBeforeClosing(later)).toBe(false);
});

test('resumes an upload of 36 MB after an outage from what has arrived', async ({ page }) => {
  await openSignedIn(page, importPath, 'Import products');
  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = /\/files\/.*offset=(\d+)$/.exec(request.url())?.[1];
    if (offset !== undefined) offsets.push(Number(offset));
  });
  // The outage starts with the eleventh slice.
  await page.evaluate(() => {
    const reach = window.fetch;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (url.endsWith('offset=10485760') && !sessionStorage.getItem('wasOut')) {
        sessionStorage.setItem('wasOut', 'yes');
        localStorage.setItem('maintenance', 'on');
      }
      return reach(input, init);
    };
  });
  await chooseFile(page, 36_000, 1024);
  await expect(
    page.getByText(/^10 MB of 3\d(\.\d+)? MB \(\d+%\)\. The server isn’t responding\. The upload/),
  ).toBeVisible();
  const before = offsets.length;
  await page.waitForTimeout(3000);
  await page.evaluate(() => localStorage.removeItem('maintenance'));
  await expect(page.getByRole('radio', { name: /Other file|This app|Detected/ }).first()).toBeVisible();
  expect(Math.min(...offsets.slice(before))).toBe(10 * 1024 ** 2);
});
