import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { openSignedIn, toast } from './session';
import { watch } from './watch';

/** As a shop system that no layout is named after exports it. */
const SHOP_FILE = `"Product Code/SKU","Name *","Name (de)","Description (fr)","Price EUR","In stock?","EAN","Max. load"
HAMMOCK-1,Zephyr hammock,Hängematte aus Baumwolle,"Tissé à la main",149.90,yes,4006381333931,180 kg
HAMMOCK-2,Zephyr travel bed,Reisehängematte,"Pèse 300 g",79.00,no,4012345678901,120 kg
`;

/** Takes the file from the upload to its dry run, and checks the counts. */
async function checkFile(page: Page, file: { name: string; buffer: Buffer }, counts: RegExp): Promise<void> {
  await page.getByLabel('Product file', { exact: true }).setInputFiles({ ...file, mimeType: 'text/csv' });
  await page.getByRole('button', { name: 'Continue to mapping' }).click();
  await page.getByRole('button', { name: 'Continue to dry run' }).click();
  await page.getByRole('button', { name: 'Start dry run' }).click();
  await expect(page.getByRole('region', { name: 'Dry run' })).toContainText(counts);
}

test('lets an administrator import the file of an unknown shop system in several languages', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/1/import', 'Import products');
  await checkFile(page, { name: 'hammocks.csv', buffer: Buffer.from(SHOP_FILE) }, /To create\s*2/);
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Import complete: 2 products imported.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'New attributes' })).toContainText('Max. load (Measurement)');
  await page.getByRole('link', { name: 'Max. load' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Max. load' })).toBeVisible();

  await page.goto('/catalogs/1/products?q=zephyr');
  await page.getByRole('link', { name: 'Zephyr hammock' }).click();
  await page.getByRole('combobox', { name: 'Language of the texts' }).selectOption('de');
  await expect(page.getByRole('textbox', { name: 'Name (German)' })).toHaveValue('Hängematte aus Baumwolle');
  around.expectQuiet();
});

test('lets an administrator export the products that match, and reimport the file without changes', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/1/products?q=ridge', 'Products');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('link', { name: 'Ridge Tent' })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const formats = page.getByRole('group', { name: /^Export \d+ matching products?$/ });
  const [count = ''] = /\d+/.exec((await formats.getByText(/matching/).textContent()) ?? '') ?? [];
  await formats.getByRole('menuitem', { name: /^CSV/ }).click();
  await expect(toast(page, new RegExp(`^${count} products? exported$`))).toBeVisible();
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const buffer = await readFile(await (await arrival).path());

  await page.goto('/catalogs/1/import');
  const counts = new RegExp(`To create\\s*0\\s*To update\\s*0\\s*To skip\\s*${count}`);
  await checkFile(page, { name: 'ridge.csv', buffer }, counts);
  around.expectQuiet();
});

test('lets an administrator move a product to another family', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/families', 'Families');
  const families = page.getByRole('table', { name: 'Families' });
  await expect(families.getByRole('link', { name: 'Home goods' })).toBeVisible();
  await page.goto('/catalogs/1/products/1');
  const family = page.getByRole('combobox', { name: 'Family' });
  await family.selectOption({ label: 'Home goods' });
  await expect(page.getByText(/ Hides /)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Product saved')).toBeVisible();
  await page.reload();
  await expect(family.locator('option:checked')).toHaveText('Home goods');
  around.expectQuiet();
});

test('answers the example about a product in German in GraphiQL', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/developer/graphiql', 'GraphiQL');
  await page.getByRole('tab', { name: 'ProductInGerman' }).click();
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('query ProductInGerman');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const answer = page.getByRole('region', { name: 'Result Window' });
  await expect(answer).toContainText('Outdoor-Ausrüstung');
  await expect(answer).toContainText('"locale": "de"');
  await expect(answer).toContainText('Jahre');
  around.expectQuiet();
});
