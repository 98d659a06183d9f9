import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { downloadBy } from './download';
import { getDryRun, expectDryRun } from './importFile';
import { noteLongTasks, takeLongTasks } from './longTasks';
import { expectHeading, openSignedIn, toast } from './session';
import { watch } from './watch';

interface ProductFile {
  path: string;
  /** Counts of the file's contents. */
  rows: string;
  products: number;
  /** A product to open, and a search that finds only it. */
  product: string;
  query: string;
}

const files: Record<string, ProductFile> = {
  'the real Magento file': {
    path: path.resolve('..', 'shared', 'data', 'magento-products.csv'),
    rows: '1,994',
    products: 147,
    product: 'Hero Hoodie',
    query: 'hero hoodie',
  },
  'our own small Magento file': {
    path: path.resolve('tests', 'e2e', 'smallMagento.csv'),
    rows: '3',
    products: 3,
    product: 'Enamel Mug',
    query: 'enamel mug',
  },
};

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });

async function createCatalog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New catalog' }).click();
  const dialog = page.getByRole('dialog', { name: 'New catalog' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Autumn range');
  await dialog.getByRole('button', { name: 'Create catalog' }).click();
  await expectHeading(page, 'Autumn range');
}

/** Starts the import, reloads while it is running, and waits for it to end. */
async function applyOverReload(page: Page, { products }: ProductFile): Promise<void> {
  await takeLongTasks(page);
  await page.getByRole('button', { name: `Import ${products} products` }).click();
  await expect(page).toHaveURL(/step=apply.*job=/);
  const longTasks = await takeLongTasks(page);
  const isOver = await page.getByText('Import complete').isVisible();
  await page.reload();
  await expect(page.getByText(`Import complete: ${products} products imported.`)).toBeVisible();
  longTasks.push(...(await takeLongTasks(page)));
  test.info().annotations.push(
    {
      type: 'longest main-thread task while importing, loading the page again included',
      description: longTasks.length ? `${Math.max(...longTasks)} ms` : 'none over 50 ms',
    },
    { type: 'reloaded', description: isOver ? 'after the import had ended' : 'in the middle of the import' },
  );
  await page.getByRole('link', { name: 'View products' }).click();
  await expect(page.getByRole('main')).toContainText(`${products} products`);
}

async function editProduct(page: Page, { product, query }: ProductFile): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search name, SKU, brand' }).fill(query);
  await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible();
  await page.getByRole('table', { name: 'Products' }).getByRole('link', { name: product }).click();
  await expectHeading(page, product);
  const name = page.getByRole('region', { name: 'General' }).getByRole('textbox', { name: 'Name' });
  await name.fill('');
  // None of the test files has a brand, so importing again does not change it.
  await page.getByRole('textbox', { name: 'Brand' }).fill('Fell & Fjord');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill(product);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Product saved')).toBeVisible();
}

/** Publishes the previewed changes as the given version number. */
async function publish(page: Page, version: number, preview: RegExp): Promise<void> {
  await menu(page, 'Publish').click();
  await expect(page.getByRole('region', { name: `Changes in version ${version}` })).toContainText(preview);
  await page.getByRole('textbox', { name: 'Label' }).fill(`Edition ${version}`);
  await page.getByRole('button', { name: `Publish version ${version}` }).click();
  await expect(page.getByRole('heading', { name: `Version ${version} published` })).toBeVisible();
}

/** Enters the shop URL, which the Google feed requires, and returns the counts of included and left-out items. */
async function setUpGoogleFeed(page: Page): Promise<number[]> {
  const feed = page.getByRole('region', { name: 'Google feed' });
  await feed.getByRole('button', { name: 'Set up Google feed' }).click();
  await feed.getByRole('textbox', { name: 'Shop URL' }).fill('https://shop.example');
  await feed.getByRole('button', { name: 'Save' }).click();
  const counts = feed.getByText(/^[\d,]+ items?, [\d,]+ left out$/);
  await expect(counts).toBeVisible();
  return ((await counts.textContent()) ?? '').match(/\d[\d,]*/g)!.map((digits) => Number(digits.replaceAll(',', '')));
}

async function checkFeeds(page: Page, { products, product }: ProductFile): Promise<void> {
  const json: unknown = JSON.parse(await downloadBy(page, 'Download JSON'));
  expect(json).toHaveLength(products);
  expect(JSON.stringify(json)).toContain('Fell & Fjord');
  const csv = await downloadBy(page, 'Download CSV');
  expect(csv.replace(/^\uFEFF/, '').split('\r\n')[0]).toMatch(/^product_sku,name,/);
  expect(csv).toContain(product);
  const [items = 0, leftOut = 0] = await setUpGoogleFeed(page);
  expect(items + leftOut).toBeGreaterThanOrEqual(products);
  const xml = await downloadBy(page, 'Download Google XML');
  const parsed = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return { root: feed.documentElement.nodeName, items: feed.querySelectorAll('channel > item').length };
  }, xml);
  expect(parsed.root).toBe('rss');
  expect(parsed.items).toBe(items);
}

/** Undoes the first import; the product edited since then is kept. */
async function undoImport(page: Page, { path: file, products }: ProductFile): Promise<void> {
  await menu(page, 'Jobs').click();
  const name = `Import ${path.basename(file)}`;
  await page.getByRole('table', { name: 'Jobs' }).getByRole('link', { name, exact: true }).click();
  await expectHeading(page, `Import: ${path.basename(file)}`);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo job' }).click();
  await expectHeading(page, 'Undo');
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText(
    new RegExp(`Deleted\\s*${products - 1}\\s*Skipped\\s*1`),
  );
}

async function rollBack(page: Page, { products }: ProductFile): Promise<void> {
  await menu(page, 'Published catalogs').click();
  const versions = page.getByRole('table', { name: 'Published catalogs' });
  await versions.getByRole('row').filter({ hasText: 'Edition 1' }).getByRole('link').first().click();
  await expectHeading(page, 'Autumn range, version 1');
  await page.getByRole('button', { name: 'Roll back to this version' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Roll back to version 1?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Undone by mistake.');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('heading', { name: 'Version 3 published' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${products} products, permanently stored`);
}

/** Restores the products that were deleted since the version, except the first of them. */
async function restoreSome(page: Page, { products }: ProductFile): Promise<void> {
  const deleted = products - 1;
  await page.getByRole('link', { name: 'Restore working copy from version 3' }).click();
  await expectHeading(page, 'Restore working copy from version 3');
  const all = page.getByRole('checkbox', { name: `Select all ${deleted} products` });
  await expect(all).toBeChecked();
  await page
    .getByRole('checkbox', { name: /^Select (?!all )/ })
    .first()
    .uncheck();
  await expect(all).toBeChecked({ indeterminate: true });
  await page
    .getByRole('button', { name: deleted === 2 ? 'Restore 1 product' : `Restore ${deleted - 1} products` })
    .click();
  await expectHeading(page, 'Restore from version 3');
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText(
    new RegExp(`Restored\\s*${deleted - 1}\\s*Updated\\s*0`),
  );
}

for (const [title, file] of Object.entries(files)) {
  test(`takes ${title} from the upload to published feeds and back`, async ({ page, context, baseURL }) => {
    test.skip(!existsSync(file.path), 'The folder with the real product files is not there.');
    const around = watch(context, baseURL ?? '');
    await noteLongTasks(page);
    const { products } = file;

    await openSignedIn(page, '/catalogs', 'Catalogs');
    await createCatalog(page);

    await menu(page, 'Import').click();
    await getDryRun(page, file.path, 'Magento 2');
    await expectDryRun(page, { created: products, updated: 0, skipped: 0, failed: 0 });
    await expect(page.getByRole('main')).toContainText(`The file has ${file.rows} rows, ${products} products`);
    await applyOverReload(page, file);

    await editProduct(page, file);
    await publish(
      page,
      1,
      new RegExp(`Products\\s*${products}\\s*Added\\s*${products}\\s*Changed\\s*0\\s*Removed\\s*0`),
    );
    await checkFeeds(page, file);

    await menu(page, 'Import').click();
    await getDryRun(page, file.path, 'Magento 2');
    await expectDryRun(page, { created: 0, updated: 0, skipped: products, failed: 0 });
    await expect(page.getByText('The import wouldn’t change anything')).toBeVisible();

    await undoImport(page, file);
    await publish(page, 2, new RegExp(`Products\\s*1\\s*Added\\s*0\\s*Changed\\s*0\\s*Removed\\s*${products - 1}`));
    await rollBack(page, file);
    await restoreSome(page, file);
    around.expectQuiet();
  });
}
