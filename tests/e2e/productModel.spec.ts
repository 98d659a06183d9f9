import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectHeading, openSignedIn, toast } from './session';
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

/** Imports the checked file, which has this many products. */
async function importChecked(page: Page, count: string): Promise<void> {
  await page.getByRole('button', { name: `Import ${count}` }).click();
  await expect(page.getByText(`Import complete: ${count} imported.`)).toBeVisible();
}

test('lets an administrator import the file of an unknown shop system in several languages', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/1/import', 'Import products');
  await checkFile(page, { name: 'hammocks.csv', buffer: Buffer.from(SHOP_FILE) }, /To create\s*2/);
  await importChecked(page, '2 products');
  await expect(page.getByRole('list', { name: 'New attributes' })).toContainText('Max. load (Measurement)');
  await page.getByRole('link', { name: 'Max. load' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Max. load' })).toBeVisible();

  await page.goto('/catalogs/1/products?q=zephyr');
  await page.getByRole('link', { name: 'Zephyr hammock' }).click();
  await page.getByRole('combobox', { name: 'Language of the texts' }).selectOption('de');
  await expect(page.getByRole('textbox', { name: 'Name (German)' })).toHaveValue('Hängematte aus Baumwolle');
  around.expectQuiet();
});

/** As Akeneo exports them: what variants have in common, and the variants. */
const MODELS_FILE = `code;family_variant;parent;categories;description-en_US-ecommerce;name-de_DE;name-en_US;price-EUR
anorak;clothing_color_size;;jackets;Keeps the rain out.;Regenanorak;Zephyr anorak;129
`;
const PRODUCTS_FILE = `uuid;sku;categories;enabled;family;parent;groups;color;ean;name-en_US;price-EUR;size
7d0c4c1e-0001-4a55-9c58-000000000011;anorak-moss;jackets;1;clothing;anorak;;moss;4006381333931;;129;s
7d0c4c1e-0001-4a55-9c58-000000000012;anorak-sand;jackets;1;clothing;anorak;;sand;4012345678901;;119;m
`;

test('lets an administrator import Akeneo’s product models, then their products', async ({
  page,
  context,
  baseURL,
}) => {
  const around = watch(context, baseURL ?? '');
  await openSignedIn(page, '/catalogs/1/import', 'Import products');
  await checkFile(page, { name: 'models.csv', buffer: Buffer.from(MODELS_FILE) }, /To create\s*1/);
  await importChecked(page, '1 product');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await checkFile(page, { name: 'products.csv', buffer: Buffer.from(PRODUCTS_FILE) }, /To update\s*1/);
  await importChecked(page, '1 product');

  await page.goto('/catalogs/1/products?q=zephyr');
  await page.getByRole('link', { name: 'Zephyr anorak' }).click();
  await expect(page.getByRole('heading', { name: 'Variants (2)' })).toBeVisible();
  const variants = page.getByRole('grid', { name: 'Variants' });
  await expect(variants.getByRole('row', { name: /anorak-moss/ })).toContainText('moss');
  await expect(variants.getByRole('row', { name: /anorak-sand/ })).toContainText('sand');
  around.expectQuiet();
});

const CHANNEL_FILE = `sku,name,name-en_US-outlet,price
TARP-1,Zephyr tarp,Zephyr tarp (second choice),59.00
`;

test('lets an administrator import texts for a new channel, and undo it', async ({ page, context, baseURL }) => {
  const around = watch(context, baseURL ?? '');
  await test.step('imports texts for a new channel', async () => {
    await openSignedIn(page, '/catalogs/1/import', 'Import products');
    await page
      .getByLabel('Product file', { exact: true })
      .setInputFiles({ name: 'tarps.csv', mimeType: 'text/csv', buffer: Buffer.from(CHANNEL_FILE) });
    await page.getByRole('button', { name: 'Continue to mapping' }).click();
    await expect(page.getByRole('combobox', { name: 'Channel of name-en_US-outlet' })).toHaveValue('outlet');
    const addition = page.getByRole('checkbox', { name: 'Add outlet to the catalog with this import' });
    await addition.check();
    await page.getByRole('button', { name: 'Continue to dry run' }).click();
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await expect(page.getByRole('region', { name: 'Dry run' })).toContainText(/To create\s*1/);
    await expect(addition).toBeChecked();
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await page.getByRole('link', { name: 'View job or undo' }).click();
  });

  await test.step('defines the channel until the import is undone', async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByText('Added outlet to the catalog’s channels.')).toBeVisible();
    const job = page.url();
    await page.goto('/channels/outlet');
    await expectHeading(page, 'Outlet');
    await expect(page.getByRole('link', { name: 'Outdoor range', exact: true })).toBeVisible();
    await page.goto(job);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo job' }).click();
    await expectHeading(page, 'Undo');
    await page.goto('/channels');
    const channels = page.getByRole('table', { name: 'Channels' });
    await expect(channels.getByRole('link', { name: 'Web shop' })).toBeVisible();
    await expect(channels.getByRole('link', { name: 'Outlet' })).toHaveCount(0);
  });
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
