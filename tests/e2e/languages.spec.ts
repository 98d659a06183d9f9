import { expect, test } from '@playwright/test';
import { expectHeading, openSignedIn } from './session';

const FILE = [
  'sku,name,name-de_DE,description,description-de_DE,material,material-de_DE,price,image',
  'TENT-1,Cotton tent,Baumwollzelt,A tent of cotton for two people and a dog,Ein Zelt aus Baumwolle für zwei und einen Hund,Cotton,Baumwolle,199,https://shop.example/tent.jpg',
  'AXE-1,Felling axe,,An axe of forged steel with a long handle,,Steel,Stahl,49,https://shop.example/axe.jpg',
  '',
].join('\n');

test('imports a file with two languages, and shows shoppers the products in each', async ({ page }) => {
  await test.step('creates a catalog', async () => {
    await openSignedIn(page, '/catalogs', 'Catalogs');
    await page.getByRole('button', { name: 'New catalog' }).click();
    const dialog = page.getByRole('dialog', { name: 'New catalog' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Camp range');
    await dialog.getByRole('button', { name: 'Create catalog' }).click();
    await expectHeading(page, 'Camp range');
  });

  await test.step('imports a file that adds a language', async () => {
    await page.goto(`${new URL(page.url()).pathname}/import`);
    await page
      .getByLabel('Product file', { exact: true })
      .setInputFiles({ name: 'camp.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await page.getByRole('button', { name: 'Continue to mapping' }).click();
    await expect(page.getByRole('combobox', { name: 'Language of name-de_DE' })).toHaveValue('de-DE');
    await page.getByRole('checkbox', { name: 'Add German (Germany) (de-DE) to the catalog with this import' }).check();
    await page.getByRole('button', { name: 'Continue to dry run' }).click();
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await page.getByRole('button', { name: 'Import 2 products' }).click();
    await expect(page.getByText('Import complete: 2 products imported.')).toBeVisible();
  });

  await test.step('publishes the catalog', async () => {
    await page.goto(page.url().replace(/\/import.*/, '/publish'));
    await page.getByRole('button', { name: 'Publish version 1' }).click();
    await expect(page.getByRole('heading', { name: 'Version 1 published' })).toBeVisible();
    await page.getByRole('link', { name: 'Open version 1' }).click();
    await page.getByRole('link', { name: 'View as a shopper' }).click();
  });

  await test.step('shows shoppers the products in each language', async () => {
    await expectHeading(page, 'Camp range');
    const products = page.getByRole('list', { name: 'Products' });
    await expect(products.getByRole('link', { name: 'Cotton tent' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de-DE');
    await expect(products.getByRole('link', { name: 'Baumwollzelt' })).toBeVisible();
    await expect(products.getByRole('link', { name: 'Felling axe' })).toBeVisible();
    await page.getByRole('searchbox').first().fill('baumwoll');
    await expect(products.getByRole('listitem')).toHaveCount(1);
    await products.getByRole('link', { name: 'Baumwollzelt' }).click();
    await expectHeading(page, 'Baumwollzelt');
    await expect(page.getByText('Ein Zelt aus Baumwolle für zwei und einen Hund')).toBeVisible();
    await expect(page.getByText('Baumwolle', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
    await expectHeading(page, 'Cotton tent');
  });
});

test('names charts and their parts in the language of the app', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ locale: 'de' })));
  await openSignedIn(page, '/components/line-chart', 'Liniendiagramm');
  for (const kind of ['line-chart', 'area-chart', 'bar-chart', 'horizontal-bar-chart', 'gauge', 'heat-map']) {
    await page.goto(`/components/${kind}`);
    const figure = page.getByRole('figure').first();
    const name = (await figure.getAttribute('aria-label')) ?? '';
    await expect(figure.getByRole('group', { name, exact: true })).toBeVisible();
    await expect(figure.getByLabel(/\b(with|of|to|value|displays)\b/)).toHaveCount(0);
  }
});
