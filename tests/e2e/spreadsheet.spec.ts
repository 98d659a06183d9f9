import { Buffer } from 'node:buffer';
import { expect, test, type Page } from '@playwright/test';
import { downloadBy } from './download';
import { expectDryRun, getDryRun } from './importFile';
import { expectHeading, openSignedIn } from './session';
import { watch } from './watch';

const FILE = `SKU,Name,Price,GTIN,External Reference
00001,Spade,45,0012345678905,0007
00002,Rake,12,4006381333931,0008
1E5,Hoe,9,,A-9`;

const toFile = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The cells as a spreadsheet saves them that takes all it can for numbers. */
const savedBySpreadsheet = (csv: string) =>
  csv.replaceAll(/(?<=^|,|")\d+(?:E\d)?(?=,|"|$)/gm, (text) => (text === '1E5' ? '1.00E+05' : String(Number(text))));

async function importWhole(page: Page, products: number): Promise<void> {
  await page.getByRole('button', { name: `Import ${products} products` }).click();
  await expect(page.getByText(`Import complete: ${products} products imported.`)).toBeVisible();
}

test('lets an administrator reimport a file that a spreadsheet has saved without doubling the catalog', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await test.step('creates a catalog', async () => {
    await openSignedIn(page, '/catalogs', 'Catalogs');
    await page.getByRole('button', { name: 'New catalog' }).click();
    const dialog = page.getByRole('dialog', { name: 'New catalog' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Garden');
    await dialog.getByRole('button', { name: 'Create catalog' }).click();
    await expectHeading(page, 'Garden');
  });

  const importUrl = `${page.url()}/import`;

  await test.step('imports the file', async () => {
    await page.goto(importUrl);
    await getDryRun(page, toFile('garden.csv', FILE), 'Other file');
    await importWhole(page, 3);
  });

  await test.step('imports its export as a spreadsheet saves it, matched with the catalog', async () => {
    await page.getByRole('link', { name: 'View products' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    const exported = await downloadBy(page, 'Download');
    await page.goto(importUrl);
    await getDryRun(page, toFile('saved.csv', savedBySpreadsheet(exported)), 'Catalog Manager');
    const notice = page.getByRole('status').filter({ hasText: 'Spreadsheets change such values' });
    await expect(notice).toContainText('1 (catalog: 00001)');
    await expect(notice).toContainText('1.00E+05 (catalog: 1E5)');
    await notice.getByRole('button', { name: 'Match with the catalog' }).click();
    await expectDryRun(page, { created: 0, updated: 0, skipped: 3, failed: 0 });
    await expect(page.getByText('The catalog is already up to date.')).toBeVisible();
  });
  around.expectQuiet();
});
